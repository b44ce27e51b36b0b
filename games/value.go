package games

import (
	"strconv"
	"strings"
)

// A Kind says what a [Value] holds.
type Kind uint8

// The kinds of values. Player is a number that sentences name as a player, Text a word or a square's name that is the
// same in every language.
const (
	Int Kind = iota + 1
	Bool
	Text
	Player
	Ints
	Texts
	Lists // lists of texts
	Word  // a word that sentences translate, under "word/…" in their table
)

// A Value is a typed parameter of a message, a score line, a report or a solver's answer.
type Value struct {
	Kind   Kind
	Number int // Int, Player; Bool as 0 or 1
	Text   string
	Ints   []int
	Texts  []string
	Lists  [][]string
}

// A Field is a named value. Lists of fields keep their order wherever they are written.
type Field struct {
	Name  string
	Value Value
}

// IntField names a whole number.
func IntField(name string, n int) Field { return Field{name, Value{Kind: Int, Number: n}} }

// BoolField names a truth value.
func BoolField(name string, b bool) Field {
	v := Value{Kind: Bool}
	if b {
		v.Number = 1
	}
	return Field{name, v}
}

// TextField names a text that no language changes: a square, a tile's code, a move.
func TextField(name, text string) Field { return Field{name, Value{Kind: Text, Text: text}} }

// WordField names a word of the game that each language has its own for: power, water, north.
func WordField(name, word string) Field { return Field{name, Value{Kind: Word, Text: word}} }

// PlayerField names a player, numbered from 1 in turn order.
func PlayerField(name string, n int) Field { return Field{name, Value{Kind: Player, Number: n}} }

// IntsField names a list of whole numbers.
func IntsField(name string, ns []int) Field { return Field{name, Value{Kind: Ints, Ints: ns}} }

// TextsField names a list of texts.
func TextsField(name string, texts []string) Field {
	return Field{name, Value{Kind: Texts, Texts: texts}}
}

// ListsField names a list of lists of texts, such as several solutions of several moves each.
func ListsField(name string, lists [][]string) Field {
	return Field{name, Value{Kind: Lists, Lists: lists}}
}

// String writes the value for a reader who needs no language: numbers in digits, lists with commas.
func (v Value) String() string {
	switch v.Kind {
	case Int, Player:
		return strconv.Itoa(v.Number)
	case Bool:
		if v.Number != 0 {
			return "yes"
		}
		return "no"
	case Text, Word:
		return v.Text
	case Ints:
		return joined(len(v.Ints), ", ", func(i int) string { return strconv.Itoa(v.Ints[i]) })
	case Texts:
		return joined(len(v.Texts), ", ", func(i int) string { return v.Texts[i] })
	case Lists:
		return joined(len(v.Lists), "; ", func(i int) string {
			return Value{Kind: Texts, Texts: v.Lists[i]}.String()
		})
	}
	return ""
}

// Compact writes a list with commas alone between, as texts of positions have it; none stands for an empty list.
func (v Value) Compact(none string) string {
	switch {
	case v.Kind == Ints && len(v.Ints) > 0:
		return joined(len(v.Ints), ",", func(i int) string { return strconv.Itoa(v.Ints[i]) })
	case v.Kind == Texts && len(v.Texts) > 0:
		return joined(len(v.Texts), ",", func(i int) string { return v.Texts[i] })
	}
	return none
}

// joined writes into one builder: a refused text may have as many faults as it has items, and each is said.
func joined(n int, between string, item func(int) string) string {
	var out strings.Builder
	for i := range n {
		if i > 0 {
			out.WriteString(between)
		}
		out.WriteString(item(i))
	}
	return out.String()
}

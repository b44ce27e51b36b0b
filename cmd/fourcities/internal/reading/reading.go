// Package reading takes positions from the command line: as one argument, as several that the shell has taken apart, in
// the form they have in addresses (underscores for blanks), as the id of an item, or from standard input.
package reading

import (
	"context"
	"fmt"
	"strings"

	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/terminal"
	"fourcities/games"
	"fourcities/games/catalog"
)

// Split parts the arguments that make up a position from those after it. The position is the first argument and, when
// the shell has taken it apart, the name:value pairs that follow.
func Split(args []string) (position, rest []string) {
	if len(args) == 0 {
		return nil, nil
	}
	n := 1
	for n < len(args) && isPair(args[n]) {
		n++
	}
	return args[:n], args[n:]
}

// isPair reports whether an argument is one name:value pair of a position: a word of lower-case letters, a colon, and
// something after it.
func isPair(arg string) bool {
	name, value, ok := strings.Cut(arg, ":")
	return ok && name != "" && value != "" && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz") == ""
}

// Position opens the position that the arguments hold; none, or a dash alone, stand for standard input. Both may hold
// the id of an item instead, which is made for its position. What the game says of a position that is none is in the
// language.
func Position(ctx context.Context, args []string, streams terminal.Streams, lang games.Lang) (games.Game, games.Table, error) {
	text := Spaced(strings.Join(args, " "))
	if len(args) == 0 || (len(args) == 1 && args[0] == "-") {
		if len(args) == 0 && streams.InIsTerminal {
			return nil, nil, exit.Usagef("no position given; write one after the command, in quotes, or send it to standard input")
		}
		var err error
		if text, err = standardInput(streams.In); err != nil {
			return nil, nil, err
		}
	}
	if isID(text) {
		var err error
		if text, err = positionOf(ctx, text); err != nil {
			return nil, nil, err
		}
	}
	return open(text, lang)
}

// Spaced gives a text the blanks for which it has underscores, as positions and moves have in addresses.
func Spaced(text string) string {
	if strings.ContainsAny(text, " \t\r\n") {
		return text
	}
	return strings.ReplaceAll(text, "_", " ")
}

func open(text string, lang games.Lang) (games.Game, games.Table, error) {
	g, ok := catalog.Of(text)
	if !ok {
		return nil, nil, exit.Faultf("position: %q does not begin with a game's word; positions begin with %s; "+
			"fourcities help position shows them", games.Clip(text), words())
	}
	t, err := g.Open(text)
	if err != nil {
		return nil, nil, exit.Faultf("position: %s", Refused(g, lang, err))
	}
	return g, t, nil
}

// words lists the words by which positions begin.
func words() string {
	var words []string
	for _, g := range catalog.Games() {
		words = append(words, g.ID()+"1")
	}
	return strings.Join(words, ", ")
}

// told is how many faults of one text are told; the rest are counted.
const told = 3

// Refused puts a refusal into words, on one line, in the language given.
func Refused(g games.Game, lang games.Lang, err error) string {
	refusal, ok := err.(*games.Refusal)
	if !ok {
		return err.Error()
	}
	var out []string
	for i, m := range refusal.Faults {
		if i == told && len(refusal.Faults) > told+1 {
			out = append(out, fmt.Sprintf("And %d faults more.", len(refusal.Faults)-told))
			break
		}
		out = append(out, Cited(g, lang, m))
	}
	return strings.Join(out, " ")
}

// Cited is a message in words with the clause it cites.
func Cited(g games.Game, lang games.Lang, m games.Message) string {
	if m.Clause == "" {
		return g.Say(lang, m)
	}
	return g.Say(lang, m) + " [" + string(m.Clause) + "]"
}

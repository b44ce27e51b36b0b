package games

import "strings"

// A FieldText is one "name:value" of a position as read, with the place of its value for faults.
type FieldText struct {
	Name  string
	Value string
	Place int // of the value's first byte in the whole text, from 1
	Given bool
}

// ReadFields splits a position's text: the word, then name:value pairs with any blanks between, in any order. Fields
// come back in the order of names; those that the text leaves out are not Given. Every fault of form found is in the
// refusal.
func ReadFields(text, word string, names ...string) ([]FieldText, error) {
	fields := make([]FieldText, len(names))
	for i, name := range names {
		fields[i] = FieldText{Name: name, Place: len(text) + 1}
	}
	var faults []Message
	for i, part := range splitBlanks(text) {
		if i == 0 {
			if part.Value != word {
				return nil, Refuse(SayCase("", "word", TextField("want", word), TextField("found", Clip(part.Value))))
			}
			continue
		}
		if fault, bad := takeField(fields, part); bad {
			faults = append(faults, fault)
		}
	}
	if strings.TrimLeft(text, blanks) == "" {
		return nil, Refuse(SayCase("", "nothing", TextField("want", word)))
	}
	if len(faults) > 0 {
		return nil, &Refusal{faults}
	}
	return fields, nil
}

const blanks = " \t\r\n"

// splitBlanks cuts the text at blanks; each part comes with the place of its first byte.
func splitBlanks(text string) []FieldText {
	var parts []FieldText
	for i := 0; i < len(text); {
		if strings.IndexByte(blanks, text[i]) >= 0 {
			i++
			continue
		}
		end := i + 1
		for end < len(text) && strings.IndexByte(blanks, text[end]) < 0 {
			end++
		}
		parts = append(parts, FieldText{Value: text[i:end], Place: i + 1})
		i = end
	}
	return parts
}

// takeField enters one part of the text into its field.
func takeField(fields []FieldText, part FieldText) (Message, bool) {
	name, value, ok := strings.Cut(part.Value, ":")
	place := IntField("place", part.Place)
	if !ok {
		return SayCase("", "pair", place, TextField("found", Clip(part.Value))), true
	}
	for i := range fields {
		f := &fields[i]
		if f.Name != name {
			continue
		}
		if f.Given {
			return SayCase("", "double", place, TextField("field", name)), true
		}
		*f = FieldText{Name: name, Value: value, Place: part.Place + len(name) + 1, Given: true}
		return Message{}, false
	}
	known := make([]string, len(fields))
	for i, f := range fields {
		known[i] = f.Name
	}
	return SayCase("", "unknown", place, TextField("field", Clip(name)), TextsField("known", known)), true
}

// BadValue is the fault of a value that is not of the field's form: offset counts from the value's start, want is an
// example that needs no language.
func (f FieldText) BadValue(offset int, found, want string) Message {
	return SayCase("", "value", TextField("field", f.Name), IntField("place", f.Place+offset),
		TextField("found", Clip(found)), TextField("want", want))
}

// Missing is the fault of a field that has to be there.
func (f FieldText) Missing() Message { return SayCase("", "missing", TextField("field", f.Name)) }

// BadMove is the fault of a text that is not a move; want gives the forms that there are.
func BadMove(found, want string) error {
	return Refuse(SayCase("", "move", TextField("found", Clip(found)), TextField("want", want)))
}

// Clip shortens a found text for a message, so that garbage does not fill the screen.
func Clip(text string) string {
	const most = 24
	runes := []rune(strings.ToValidUTF8(text, "\uFFFD"))
	for i, r := range runes {
		if r < ' ' || r == 0x7f {
			runes[i] = '\uFFFD'
		}
	}
	if len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return string(runes)
}

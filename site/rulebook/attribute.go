package rulebook

import "strings"

// An attribute is one word of a figure's info line: a flag such as score, or a pair such as id=park or caption="…".
type attribute struct {
	name    string
	value   string
	valued  bool // it has a value, be it empty
	at      int  // offset of its name
	valueAt int  // offset of its value, quotes excluded
}

// isEmpty reports whether the value says nothing.
func (a attribute) isEmpty() bool { return strings.TrimSpace(a.value) == "" }

// An attributeFault is a place of an info line that cannot be read.
type attributeFault struct {
	at   int
	text string
}

// readAttributes reads what follows the language on an info line; at is the offset of the text's first byte. A value
// with blanks stands in double or single quotes. There are no escapes, so every place in a value is a place in the file.
func readAttributes(text string, at int) ([]attribute, []attributeFault) {
	var list []attribute
	var faults []attributeFault
	for i := 0; i < len(text); {
		if text[i] == ' ' || text[i] == '\t' {
			i++
			continue
		}
		a, length, fault := readAttribute(text[i:], at+i)
		switch {
		case fault != "":
			faults = append(faults, attributeFault{at + i, fault})
		case indexOf(list, a.name) >= 0:
			faults = append(faults, attributeFault{at + i, "the attribute " + a.name + " is there twice"})
		default:
			list = append(list, a)
		}
		i += length
	}
	return list, faults
}

// readAttribute reads the attribute that the text begins with, and says how long it is.
func readAttribute(text string, at int) (a attribute, length int, fault string) {
	end := strings.IndexAny(text, " \t")
	if end < 0 {
		end = len(text)
	}
	name, value, valued := strings.Cut(text[:end], "=")
	a = attribute{name: name, value: value, valued: valued, at: at, valueAt: at + len(name) + 1}
	if name == "" || strings.Trim(name, "abcdefghijklmnopqrstuvwxyz") != "" {
		return a, end, "an attribute is a word such as score or a pair such as id=park; found \"" + clip(text[:end]) + "\""
	}
	if value == "" || (value[0] != '"' && value[0] != '\'') {
		if strings.ContainsAny(value, `"'`) {
			return a, end, "a quote in the middle of the value of " + name + "; quote the whole value"
		}
		return a, end, ""
	}
	return quoted(a, text)
}

// quoted reads on to the closing quote.
func quoted(a attribute, text string) (attribute, int, string) {
	open := len(a.name) + 1
	closing := strings.IndexByte(text[open+1:], text[open])
	if closing < 0 {
		return a, len(text), "the quote of " + a.name + " is not closed"
	}
	end := open + 1 + closing + 1
	a.value, a.valueAt = text[open+1:end-1], a.at+open+1
	if end < len(text) && text[end] != ' ' && text[end] != '\t' {
		return a, len(text), "a blank is missing after the closing quote of " + a.name
	}
	return a, end, ""
}

func indexOf(list []attribute, name string) int {
	for i, a := range list {
		if a.name == name {
			return i
		}
	}
	return -1
}

// A part is one item of a list in an attribute's value.
type part struct {
	text string
	at   int
}

// split cuts a value at a separator; blanks around the parts do not count.
func (a attribute) split(separator string) []part {
	var parts []part
	at := a.valueAt
	for text := range strings.SplitSeq(a.value, separator) {
		left := strings.TrimLeft(text, " \t")
		parts = append(parts, part{strings.TrimRight(left, " \t"), at + len(text) - len(left)})
		at += len(text) + len(separator)
	}
	return parts
}

package wire

import (
	"bytes"
	"encoding/json"
	"errors"
	"strconv"
	"unicode/utf8"
)

// A Member is one name of an object with the text of its value, as read.
type Member struct {
	Name string
	Raw  json.RawMessage
}

// The faults of a text that is not one JSON object.
var (
	ErrNotUTF8   = errors.New("the line is not valid UTF-8")
	ErrNotJSON   = errors.New("the line is not valid JSON")
	ErrNotObject = errors.New("the line is not a JSON object")
)

// A DoubleError says that an object has a name twice. The members read are still good, the first of each name.
type DoubleError struct{ Name string }

// Error names the double.
func (e *DoubleError) Error() string { return "the field " + strconv.Quote(e.Name) + " is there twice" }

// Members reads the text of one object. encoding/json alone would take names in any case, the last of two equal names,
// and anything for bytes that are not UTF-8.
func Members(text []byte) ([]Member, error) {
	switch {
	case !utf8.Valid(text):
		return nil, ErrNotUTF8
	case !json.Valid(text):
		return nil, ErrNotJSON
	}
	reader := json.NewDecoder(bytes.NewReader(text))
	if begin, err := reader.Token(); err != nil || begin != json.Delim('{') {
		return nil, ErrNotObject
	}
	var members []Member
	var double error
	seen := map[string]bool{}
	for reader.More() {
		name, err := reader.Token()
		if err != nil { // json.Valid has excluded it
			return nil, ErrNotJSON
		}
		m := Member{Name: name.(string)}
		if err := reader.Decode(&m.Raw); err != nil {
			return nil, ErrNotJSON
		}
		if seen[m.Name] {
			double = firstOf(double, &DoubleError{m.Name})
			continue
		}
		seen[m.Name] = true
		members = append(members, m)
	}
	return members, double
}

func firstOf(a, b error) error {
	if a != nil {
		return a
	}
	return b
}

// Text reads a string.
func Text(raw json.RawMessage) (string, bool) {
	var s *string
	if json.Unmarshal(raw, &s) != nil || s == nil {
		return "", false
	}
	return *s, true
}

// Whole reads a whole number, written without fraction or exponent.
func Whole(raw json.RawMessage) (int, bool) {
	n, err := strconv.Atoi(string(raw))
	return n, err == nil && raw[0] != '+'
}

// Truth reads true or false.
func Truth(raw json.RawMessage) (value, ok bool) {
	switch string(raw) {
	case "true":
		return true, true
	case "false":
		return false, true
	}
	return false, false
}

// Texts reads an array of strings.
func Texts(raw json.RawMessage) ([]string, bool) { return list(raw, Text) }

// Wholes reads an array of whole numbers.
func Wholes(raw json.RawMessage) ([]int, bool) { return list(raw, Whole) }

func list[T any](raw json.RawMessage, item func(json.RawMessage) (T, bool)) ([]T, bool) {
	var raws []json.RawMessage
	if json.Unmarshal(raw, &raws) != nil || raws == nil {
		return nil, false
	}
	items := make([]T, len(raws))
	for i, r := range raws {
		var ok bool
		if items[i], ok = item(r); !ok {
			return nil, false
		}
	}
	return items, true
}

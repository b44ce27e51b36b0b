package wire

import (
	"bytes"
	"encoding/json"
	"io"

	"fourcities/games"
)

// An Object is written with its members in their order.
type Object []Entry

// An Entry is one member of an object to be written: a string, bool, int, int64, uint64, a slice of these, an Object, a slice
// of objects, raw JSON, or a games.Value.
type Entry struct {
	Name  string
	Value any
}

// With returns the object with one more member.
func (o Object) With(name string, value any) Object { return append(o, Entry{name, value}) }

// WithFields returns the object with the fields as further members.
func (o Object) WithFields(fields []games.Field) Object {
	for _, f := range fields {
		o = o.With(f.Name, f.Value)
	}
	return o
}

// MarshalJSON writes the members in their order.
func (o Object) MarshalJSON() ([]byte, error) {
	var out bytes.Buffer
	out.WriteByte('{')
	for i, e := range o {
		if i > 0 {
			out.WriteByte(',')
		}
		if err := e.write(&out); err != nil {
			return nil, err
		}
	}
	out.WriteByte('}')
	return out.Bytes(), nil
}

func (e Entry) write(out *bytes.Buffer) error {
	name, err := encode(e.Name)
	if err != nil {
		return err
	}
	out.Write(name)
	out.WriteByte(':')
	if raw, ok := e.Value.(json.RawMessage); ok { // as it was read, but for returns, which could pass for ends of lines
		out.Write(bytes.ReplaceAll(raw, []byte("\r"), []byte(" ")))
		return nil
	}
	value := e.Value
	if v, ok := value.(games.Value); ok {
		value = plain(v)
	}
	text, err := encode(value)
	if err != nil {
		return err
	}
	out.Write(text)
	return nil
}

// plain returns the Go value that a games.Value stands for. Empty lists are written [], never null.
func plain(v games.Value) any {
	switch v.Kind {
	case games.Int, games.Player:
		return v.Number
	case games.Bool:
		return v.Number != 0
	case games.Text, games.Word:
		return v.Text
	case games.Ints:
		return List(v.Ints)
	case games.Texts:
		return List(v.Texts)
	case games.Lists:
		lists := make([][]string, len(v.Lists))
		for i, l := range v.Lists {
			lists[i] = List(l)
		}
		return lists
	}
	return nil
}

// List returns the slice, or an empty one for nil, which would be written null.
func List[T any](items []T) []T {
	if items == nil {
		return []T{}
	}
	return items
}

// encode writes a value without escaping what only HTML needs escaped.
func encode(value any) ([]byte, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(out.Bytes(), []byte("\n")), nil
}

// WriteLine writes the object on a line of its own.
func WriteLine(w io.Writer, o Object) error {
	text, err := o.MarshalJSON()
	if err != nil {
		return err
	}
	_, err = w.Write(append(text, '\n'))
	return err
}

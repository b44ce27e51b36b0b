package engine

import (
	"encoding/json"
	"errors"
	"strconv"
	"strings"

	"fourcities/cmd/fourcities/internal/wire"
	"fourcities/games"
)

// A request hands out the fields of one request line. The first fault met is kept until end is asked, so that an
// operation can take all its fields first.
type request struct {
	where   string // of the fields, for messages: "in a request for legal"
	members []wire.Member
	taken   []string
	fault   error
}

// take returns a field's value; ok is false when the request does not have it.
func (r *request) take(name string) (json.RawMessage, bool) {
	r.taken = append(r.taken, name)
	for _, m := range r.members {
		if m.Name == name {
			return m.Raw, true
		}
	}
	return nil, false
}

func (r *request) fail(text string) {
	if r.fault == nil {
		r.fault = errors.New(text)
	}
}

// end returns the first fault, which may be a field that nobody took.
func (r *request) end() error {
	if r.fault != nil {
		return r.fault
	}
	for _, m := range r.members {
		if !has(r.taken, m.Name) {
			return errors.New("there is no field " + strconv.Quote(games.Clip(m.Name)) + " " + r.where +
				"; there are " + strings.Join(r.taken, ", "))
		}
	}
	return nil
}

func has(names []string, name string) bool {
	for _, n := range names {
		if n == name {
			return true
		}
	}
	return false
}

// need takes a field that has to be there and read by that reader; form says what belongs there.
func need[T any](r *request, name, form string, read func(json.RawMessage) (T, bool)) T {
	value, _ := takeAs(r, name, form, read, true)
	return value
}

func takeAs[T any](r *request, name, form string, read func(json.RawMessage) (T, bool), required bool) (value T, given bool) {
	raw, given := r.take(name)
	if !given {
		if required {
			r.fail("the field " + name + " is missing; it is " + form)
		}
		return value, false
	}
	value, ok := read(raw)
	if !ok {
		r.fail("the field " + name + " has to be " + form)
	}
	return value, ok
}

func (r *request) text(name string) string { return need(r, name, "a string", wire.Text) }

func (r *request) texts(name string) []string {
	return need(r, name, "an array of strings", wire.Texts)
}

func (r *request) whole(name string) int { return need(r, name, "a whole number", wire.Whole) }

func (r *request) optionalText(name string) string {
	value, _ := takeAs(r, name, "a string", wire.Text, false)
	return value
}

func (r *request) optionalWhole(name string) (int, bool) {
	return takeAs(r, name, "a whole number", wire.Whole, false)
}

// listForm says what a list of texts looks like.
const listForm = "an array of strings, or one string as positions have it: with commas between, - for none"

// list reads a list of texts, as an array or as positions have it.
func list(raw json.RawMessage) ([]string, bool) {
	text, ok := wire.Text(raw)
	switch {
	case !ok:
		return wire.Texts(raw)
	case text == "-":
		return []string{}, true
	}
	return strings.Split(text, ","), true
}

// value takes a field that a goal or an option describes. One left out has a zero kind.
func (r *request) value(name string, kind games.Kind, required bool) games.Value {
	v := games.Value{Kind: kind}
	given := false
	switch kind {
	case games.Int, games.Player:
		v.Number, given = takeAs(r, name, "a whole number", wire.Whole, required)
	case games.Bool:
		var truth bool
		truth, given = takeAs(r, name, "true or false", wire.Truth, required)
		v = games.BoolField(name, truth).Value
	case games.Text, games.Word:
		v.Text, given = takeAs(r, name, "a string", wire.Text, required)
	case games.Ints:
		v.Ints, given = takeAs(r, name, "an array of whole numbers", wire.Wholes, required)
	case games.Texts:
		v.Texts, given = takeAs(r, name, listForm, list, required)
	}
	if !given {
		return games.Value{}
	}
	return v
}

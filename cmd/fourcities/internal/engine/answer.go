package engine

import (
	"context"
	"encoding/json"
	"errors"
	"strconv"
	"strings"

	"fourcities/cmd/fourcities/internal/wire"
	"fourcities/games"
)

// An operation answers one kind of request with the fields of its answer.
type operation struct {
	name   string
	answer func(context.Context, *request) (wire.Object, error)
}

// operations in the order of the specification.
var operations = []operation{
	{"new", newPosition},
	{"legal", legal},
	{"apply", apply},
	{"score", score},
	{"perft", perftUpTo(mostSequences)},
	{"status", status},
	{"explain", explain},
	{"solve", solve},
}

var noID = json.RawMessage("null")

// malformed is the answer to a line that is no request.
func malformed(err error) wire.Object {
	return wire.Object{{Name: "id", Value: noID}, {Name: "error", Value: errorObject(err)}}
}

// Answer returns the answer to one line.
func Answer(ctx context.Context, line []byte) wire.Object {
	members, err := wire.Members(line)
	var double *wire.DoubleError
	if err != nil && !errors.As(err, &double) {
		return malformed(err)
	}
	r := &request{members: members}
	id, given := r.take("id")
	if !given || (double != nil && double.Name == "id") {
		id = noID
	}
	answer := wire.Object{{Name: "id", Value: id}}
	if double != nil {
		return answer.With("error", errorObject(double))
	}
	fields, err := dispatch(ctx, r)
	if err != nil {
		return answer.With("error", errorObject(err))
	}
	return append(answer, fields...)
}

func dispatch(ctx context.Context, r *request) (wire.Object, error) {
	name := r.text("op")
	if r.fault != nil {
		return nil, r.fault
	}
	r.where = "in a request for " + name
	names := make([]string, len(operations))
	for i, o := range operations {
		if o.name == name {
			return o.answer(ctx, r)
		}
		names[i] = o.name
	}
	return nil, faultf("there is no operation %s; there are %s", strconv.Quote(games.Clip(name)), strings.Join(names, ", "))
}

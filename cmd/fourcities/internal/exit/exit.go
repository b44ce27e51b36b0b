// Package exit says with which status the program ends: an error carries its status with it.
package exit

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"syscall"
)

// A Status is the program's exit status.
type Status int

// The statuses, as README documents them.
const (
	OK    Status = 0
	Fault Status = 1 // the request was understood, but something is wrong or could not be done
	Usage Status = 2 // the command line itself is wrong
)

// An Error is an error with the status that it ends the program with.
type Error struct {
	Status Status
	Err    error
}

// Error is the error's own text.
func (e *Error) Error() string { return e.Err.Error() }

// Unwrap returns the error inside.
func (e *Error) Unwrap() error { return e.Err }

// Usagef makes an error about the command line.
func Usagef(format string, args ...any) error {
	return &Error{Usage, fmt.Errorf(format, args...)}
}

// Faultf makes an error about what the command line asked for.
func Faultf(format string, args ...any) error {
	return &Error{Fault, fmt.Errorf(format, args...)}
}

// Marked gives an error without a status the status Fault.
func Marked(err error) error {
	var marked *Error
	if err == nil || errors.As(err, &marked) {
		return err
	}
	return &Error{Fault, err}
}

// Of returns the status for what a run of the program returned. Errors without a status come from the reading of the
// command line and are about usage.
func Of(err error) Status {
	var marked *Error
	switch {
	case err == nil:
		return OK
	case errors.As(err, &marked):
		return marked.Status
	}
	return Usage
}

// errTold is inside errors of which everything has been said.
var errTold = errors.New("see above")

// Told makes an error with a status of which nothing more is to be said.
func Told(status Status) error { return &Error{status, errTold} }

// Quiet reports whether nothing should be said of the error: it has been said, or whoever read the output went away.
func Quiet(err error) bool { return errors.Is(err, errTold) || errors.Is(err, syscall.EPIPE) }

// Says is the one line about an error.
func Says(err error) string {
	if errors.Is(err, context.Canceled) {
		return "interrupted"
	}
	return strings.Join(strings.Fields(err.Error()), " ")
}

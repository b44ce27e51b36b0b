// Package terminal holds the streams that commands read and write, so that tests can hand in their own.
package terminal

import (
	"io"
	"os"

	"golang.org/x/term"
)

// Streams are the program's input and output. Results go to Out, all else to Err.
type Streams struct {
	In  io.Reader
	Out io.Writer
	Err io.Writer

	InIsTerminal  bool // a person would have to type the input
	ErrIsTerminal bool // a person is watching: progress may be shown
}

// Standard returns the process's own streams.
func Standard() Streams {
	return Streams{
		In: os.Stdin, Out: os.Stdout, Err: os.Stderr,
		InIsTerminal:  term.IsTerminal(int(os.Stdin.Fd())),
		ErrIsTerminal: term.IsTerminal(int(os.Stderr.Fd())),
	}
}

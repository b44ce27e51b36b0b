// Package progress shows on a terminal how far long work is, on one line that is gone afterwards.
package progress

import (
	"fmt"
	"io"
	"sync"

	"fourcities/cmd/fourcities/internal/terminal"
)

// A Line is the line of one piece of work. It may be used by several goroutines.
type Line struct {
	streams terminal.Streams
	lock    sync.Mutex
	done    int
}

// Begin returns the line; it shows nothing until there is something to show.
func Begin(streams terminal.Streams) *Line { return &Line{streams: streams} }

// Step shows that one more of total things is done.
func (l *Line) Step(total int, what string) {
	l.lock.Lock()
	defer l.lock.Unlock()
	l.done++
	l.show(l.done, total, what)
}

// Show shows that done of total things are done, and which is next.
func (l *Line) Show(done, total int, what string) {
	l.lock.Lock()
	defer l.lock.Unlock()
	l.show(done, total, what)
}

// erase brings the cursor to the line's start and empties the line.
const erase = "\r\x1b[K"

func (l *Line) show(done, total int, what string) {
	if l.streams.ErrIsTerminal && total > 1 {
		fmt.Fprintf(l.streams.Err, "%s%d of %d %s", erase, done, total, what)
	}
}

// Around returns a writer of messages to the same terminal, which takes the line away before each.
func (l *Line) Around(messages io.Writer) io.Writer { return writer{l, messages} }

type writer struct {
	line     *Line
	messages io.Writer
}

func (w writer) Write(text []byte) (int, error) {
	w.line.End()
	return w.messages.Write(text)
}

// End takes the line away.
func (l *Line) End() {
	l.lock.Lock()
	defer l.lock.Unlock()
	if l.streams.ErrIsTerminal {
		fmt.Fprint(l.streams.Err, erase)
	}
}

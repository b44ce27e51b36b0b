package engine

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"

	"fourcities/cmd/fourcities/internal/wire"
)

// longest is the length in bytes of the longest line that is read as a request.
const longest = 4 << 20

// errLong is the fault of a line that is longer.
var errLong = errors.New("the line is longer than 4 MiB")

// serve answers each line of the input until it ends.
func serve(ctx context.Context, in io.Reader, out io.Writer) error {
	reader := bufio.NewReaderSize(in, 1<<16)
	for {
		line, err := readLine(reader)
		if err != nil && !errors.Is(err, errLong) && !errors.Is(err, io.EOF) {
			return fmt.Errorf("standard input: %w", err)
		}
		switch {
		case errors.Is(err, errLong):
			if err := wire.WriteLine(out, malformed(errLong)); err != nil {
				return err
			}
		case len(bytes.TrimSpace(line)) > 0:
			if err := wire.WriteLine(out, guarded(ctx, line)); err != nil {
				return err
			}
		}
		if errors.Is(err, io.EOF) {
			return nil
		}
	}
}

// guarded is Answer; should an operation panic, which is a mistake in the program, that request alone is lost.
func guarded(ctx context.Context, line []byte) (answer wire.Object) {
	defer func() {
		if cause := recover(); cause != nil {
			answer = malformed(fmt.Errorf("the program has a fault and cannot answer this (%v); please report it", cause))
		}
	}()
	return Answer(ctx, line)
}

// readLine returns the next line without its end, or the rest of the input with io.EOF. A line that is too long is
// read to its end and dropped.
func readLine(reader *bufio.Reader) ([]byte, error) {
	var line []byte
	long := false
	for {
		part, err := reader.ReadSlice('\n')
		if long = long || len(line)+len(part) > longest; !long {
			line = append(line, part...)
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case long && (err == nil || errors.Is(err, io.EOF)):
			return nil, errLong
		}
		return bytes.TrimRight(line, "\r\n"), err
	}
}

package root

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/terminal"
)

// Main runs the program with its arguments and returns its exit status.
func Main(args []string, streams terminal.Streams) int {
	signal.Ignore(syscall.SIGPIPE) // writing to a closed pipe is an error like any other, so that cleaning up happens
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // a second interrupt ends the program at once

	command := New(streams)
	command.SetArgs(args)
	err := command.ExecuteContext(ctx)
	if err != nil && !exit.Quiet(err) {
		fmt.Fprintln(streams.Err, "fourcities: "+exit.Says(err))
	}
	return int(exit.Of(err))
}

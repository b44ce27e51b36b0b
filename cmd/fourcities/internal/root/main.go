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

// Main runs the program with its arguments and returns its exit status. An interrupt cancels what is under way, so that
// it can clean up after itself; a second one ends the program at once.
func Main(args []string, streams terminal.Streams) int {
	signal.Ignore(syscall.SIGPIPE) // writing to a closed pipe is an error like any other, so that cleaning up happens
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop)
	return int(Run(ctx, args, streams))
}

// Run runs the program until it is done or the context is cancelled.
func Run(ctx context.Context, args []string, streams terminal.Streams) exit.Status {
	command := New(streams)
	command.SetArgs(args)
	err := command.ExecuteContext(ctx)
	if err != nil && !exit.Quiet(err) {
		fmt.Fprintln(streams.Err, "fourcities: "+exit.Says(err))
	}
	return exit.Of(err)
}

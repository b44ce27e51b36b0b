package root

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/terminal"
)

// run runs the program within the test.
func run(ctx context.Context, in io.Reader, out io.Writer, args ...string) (status exit.Status, said string) {
	var messages bytes.Buffer
	status = Run(ctx, args, terminal.Streams{In: in, Out: out, Err: &messages})
	return status, messages.String()
}

func cancelled() context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	return ctx
}

func TestAnInterruptEndsTheEngineWhileItWaits(t *testing.T) {
	in, _ := io.Pipe() // nobody ever writes
	status, said := run(cancelled(), in, io.Discard, "engine")
	if status != exit.Fault || said != "fourcities: interrupted\n" {
		t.Errorf("status %d, said %q", status, said)
	}
}

func TestAnInterruptLeavesNoFileBehind(t *testing.T) {
	folder := t.TempDir()
	old := filepath.Join(folder, "old")
	if err := os.WriteFile(old, []byte("as it was"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"new", "old"} {
		status, said := run(cancelled(), nil, io.Discard, "generate", "bengaluru", "layout", "--count", "50", "--out", filepath.Join(folder, name))
		if status != exit.Fault || said != "fourcities: interrupted\n" {
			t.Errorf("status %d, said %q", status, said)
		}
	}
	entries, err := os.ReadDir(folder)
	if err != nil || len(entries) != 1 {
		t.Errorf("the folder holds %v (%v)", entries, err)
	}
	if text, err := os.ReadFile(old); string(text) != "as it was" {
		t.Errorf("the file holds %q (%v)", text, err)
	}
}

// A broken pipe, as head leaves it.
type brokenPipe struct{}

func (brokenPipe) Write([]byte) (int, error) {
	return 0, &os.PathError{Op: "write", Path: "/dev/stdout", Err: syscall.EPIPE}
}

func TestNothingIsSaidWhenTheReaderWentAway(t *testing.T) {
	for _, args := range [][]string{
		{"list"},
		{"version"},
		{"rule", "bengaluru"},
		{"generate", "bengaluru", "layout", "--seed", "tea"},
	} {
		status, said := run(context.Background(), nil, brokenPipe{}, args...)
		if status != exit.Fault || said != "" {
			t.Errorf("%v: status %d, said %q", args, status, said)
		}
	}
	in := strings.NewReader(`{"op":"legal"}` + "\n")
	if status, said := run(context.Background(), in, brokenPipe{}, "engine"); status != exit.Fault || said != "" {
		t.Errorf("engine: status %d, said %q", status, said)
	}
}

type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, errors.New("no space left on device") }

func TestAResultThatCannotBeWrittenIsAFault(t *testing.T) {
	status, said := run(context.Background(), nil, fullDisk{}, "list")
	if status != exit.Fault || said != "fourcities: no space left on device\n" {
		t.Errorf("status %d, said %q", status, said)
	}
}

func TestEveryCommandSaysWhatItDoes(t *testing.T) {
	for _, c := range New(terminal.Streams{}).Commands() {
		if c.Short == "" || strings.HasSuffix(c.Short, ".") {
			t.Errorf("%s: short text %q", c.Name(), c.Short)
		}
		if c.RunE == nil && !c.IsAdditionalHelpTopicCommand() {
			t.Errorf("%s does nothing", c.Name())
		}
	}
}

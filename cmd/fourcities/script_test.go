package main

import (
	"bufio"
	"errors"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// The program is tested as a whole: each script in testdata/script runs it as people and other programs do.

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"fourcities": main})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		UpdateScripts:       os.Getenv("UPDATE_SCRIPTS") != "",
		Setup: func(env *testscript.Env) error {
			module, err := os.Getwd()
			env.Setenv("MODULE", strings.TrimSuffix(module, "/cmd/fourcities"))
			env.Setenv("XDG_CACHE_HOME", env.Getenv("WORK")+"/cache")
			return err
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"fails":  fails,
			"lines":  lines,
			"serves": serves,
		},
	})
}

// fails STATUS ARGUMENTS… runs fourcities, which has to end with that status, with nothing on standard output and one
// line on standard error.
func fails(ts *testscript.TestScript, negated bool, args []string) {
	if negated || len(args) < 1 {
		ts.Fatalf("usage: fails STATUS [ARGUMENT…]")
	}
	status := 0
	if exit, failed := errors.AsType[*exec.ExitError](ts.Exec("fourcities", args[1:]...)); failed {
		status = exit.ExitCode()
	}
	if strconv.Itoa(status) != args[0] {
		ts.Fatalf("exit status %d, not %s", status, args[0])
	}
	if out := ts.ReadFile("stdout"); out != "" {
		ts.Fatalf("on standard output: %q", out)
	}
	said := ts.ReadFile("stderr")
	if strings.Count(said, "\n") != 1 || !strings.HasSuffix(said, "\n") {
		ts.Fatalf("not one line on standard error: %q", said)
	}
	if !strings.HasPrefix(said, "fourcities: ") && !strings.HasPrefix(said, "content/") {
		ts.Fatalf("standard error does not say who speaks: %q", said)
	}
}

// lines N FILE holds that the file has N lines, all different.
func lines(ts *testscript.TestScript, negated bool, args []string) {
	if negated || len(args) != 2 {
		ts.Fatalf("usage: lines N FILE")
	}
	seen := map[string]bool{}
	n := 0
	for line := range strings.Lines(ts.ReadFile(args[1])) {
		n++
		if seen[line] {
			ts.Fatalf("twice in %s: %s", args[1], line)
		}
		seen[line] = true
	}
	if strconv.Itoa(n) != args[0] {
		ts.Fatalf("%s has %d lines, not %s", args[1], n, args[0])
	}
}

// serves PAGE [ARGUMENT…] runs fourcities serve until it says where it serves, asks it for the page, which has to be
// there, and interrupts it, which has to end it without a fault.
func serves(ts *testscript.TestScript, negated bool, args []string) {
	if negated || len(args) < 1 {
		ts.Fatalf("usage: serves PAGE [ARGUMENT…]")
	}
	server := exec.Command("fourcities", append([]string{"serve", "--addr", "127.0.0.1:0"}, args[1:]...)...)
	server.Dir = ts.MkAbs(".")
	server.Env = append(os.Environ(), "XDG_CACHE_HOME="+ts.Getenv("XDG_CACHE_HOME"))
	messages, err := server.StderrPipe()
	ts.Check(err)
	ts.Check(server.Start())
	url, said := "", ""
	for scanner := bufio.NewScanner(messages); url == "" && scanner.Scan(); {
		said += scanner.Text() + "\n"
		_, url, _ = strings.Cut(scanner.Text(), "serving ")
	}
	if url != "" {
		if answer, err := http.Get(url + args[0]); err != nil {
			said += err.Error()
		} else {
			said += answer.Status
			answer.Body.Close()
		}
	}
	ts.Check(server.Process.Signal(os.Interrupt))
	if err := server.Wait(); err != nil || !strings.HasSuffix(said, "200 OK") {
		ts.Fatalf("serve: %v; it said:\n%s", err, said)
	}
}

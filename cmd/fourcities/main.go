// Command fourcities is a rules explorer and puzzle generator for four city-building board games. Results go to
// standard output, messages to standard error; it exits with 0, with 1 for a fault and with 2 for a command line that
// makes no sense.
package main

import (
	"os"

	"fourcities/cmd/fourcities/internal/root"
	"fourcities/cmd/fourcities/internal/terminal"
)

func main() {
	os.Exit(root.Main(os.Args[1:], terminal.Standard()))
}

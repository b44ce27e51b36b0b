// Package version is the command version.
package version

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"fourcities/cmd/fourcities/internal/arguments"
	"fourcities/cmd/fourcities/internal/terminal"
)

// Command returns the command version.
func Command(streams terminal.Streams) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Print the program's version",
		Args:  arguments.None,
		RunE: func(c *cobra.Command, _ []string) error {
			info, _ := debug.ReadBuildInfo()
			return run(c.Context(), info, streams)
		},
	}
}

// run prints what the build recorded, nothing of the machine it runs on but its kind.
func run(_ context.Context, info *debug.BuildInfo, streams terminal.Streams) error {
	_, err := fmt.Fprintln(streams.Out, line(info))
	return err
}

// line is "fourcities v1.2.0 (go1.26.8 linux/amd64, revision 1f3b… modified)".
func line(info *debug.BuildInfo) string {
	version, revision := "of unknown version", ""
	if info != nil {
		if info.Main.Version != "" {
			version = strings.Trim(info.Main.Version, "()") // "(devel)" when built where it was written
		}
		revision = vcs(info.Settings)
	}
	return fmt.Sprintf("fourcities %s (%s %s/%s%s)", version, runtime.Version(), runtime.GOOS, runtime.GOARCH, revision)
}

func vcs(settings []debug.BuildSetting) string {
	out := ""
	for _, s := range settings {
		switch {
		case s.Key == "vcs.revision":
			out += ", revision " + s.Value
		case s.Key == "vcs.modified" && s.Value == "true":
			out += " modified"
		}
	}
	return strings.TrimRight(out, " ")
}

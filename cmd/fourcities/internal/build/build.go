// Package build is the command build: it writes the site.
package build

import (
	"context"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"fourcities/cmd/fourcities/internal/arguments"
	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/progress"
	"fourcities/cmd/fourcities/internal/siteflags"
	"fourcities/cmd/fourcities/internal/terminal"
	"fourcities/site"
)

// Command returns the command build.
func Command(streams terminal.Streams) *cobra.Command {
	var flags siteflags.Flags
	out := "public"
	c := &cobra.Command{
		Use:   "build",
		Short: "Write the site to a folder",
		Long: `Writes the site to a folder: everything is made first and then put in its place at once, so that an error leaves the
site that was there as it was. A folder that holds anything but a site of ours is not touched.

The same seed gives the same bytes on any machine. Made layouts and puzzles are kept in the user's cache folder.`,
		Example: `  fourcities build
  fourcities build --out /var/www/fourcities --seed 2027`,
		Args: arguments.None,
		RunE: func(c *cobra.Command, _ []string) error {
			o, err := flags.Options()
			if err != nil {
				return err
			}
			if out == "" {
				return exit.Usagef("--out is empty; name the folder to write the site to")
			}
			o.Out = out
			return run(c.Context(), o, streams)
		},
	}
	c.Flags().StringVarP(&out, "out", "o", out, "folder to write")
	flags.AddTo(c)
	return c
}

func run(ctx context.Context, o site.Options, streams terminal.Streams) error {
	line := progress.Begin(streams)
	o.Progress = line.Show
	report, err := site.Build(ctx, o)
	line.End()
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(streams.Err, "%s: %d pages, %d files, %s; %d items made, %d from the cache; %s\n",
		o.Out, report.Pages, report.Files, size(report.Bytes), report.Made, report.Cached, stages(report.Stages))
	return err
}

// size writes a number of bytes for people.
func size(bytes int) string {
	if bytes < 1_000_000 {
		return fmt.Sprintf("%d kB", (bytes+999)/1000)
	}
	return fmt.Sprintf("%d.%d MB", bytes/1_000_000, bytes/100_000%10)
}

// stages says how long each stage took.
func stages(stages []site.Stage) string {
	text := ""
	for i, s := range stages {
		if i > 0 {
			text += ", "
		}
		text += fmt.Sprintf("%s %s", s.Name, s.Took.Round(time.Millisecond))
	}
	return text
}

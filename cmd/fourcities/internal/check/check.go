// Package check is the command check: it finds what is wrong with the prose.
package check

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"fourcities/cmd/fourcities/internal/arguments"
	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/progress"
	"fourcities/cmd/fourcities/internal/siteflags"
	"fourcities/cmd/fourcities/internal/terminal"
	"fourcities/site"
)

// Command returns the command check.
func Command(streams terminal.Streams) *cobra.Command {
	var flags siteflags.Flags
	c := &cobra.Command{
		Use:   "check",
		Short: "Find every fault for which the site would not be built",
		Long: `Finds every fault for which the site would not be built: prose that disagrees with the engine, impossible positions,
clauses without a page or a figure, links that lead nowhere. Each is one line, file:line:column: what is wrong.

Inside the project's module the prose on disk is checked, elsewhere that which the program carries. Nothing is written.

Files of prose that another language lacks are listed too. That is no fault: their pages are shown in English.`,
		Args: arguments.None,
		RunE: func(c *cobra.Command, _ []string) error {
			o, err := flags.Options()
			if err != nil {
				return err
			}
			if module := siteflags.Module(); module != "" {
				o.Content, o.Assets = site.OnDisk(module)
			}
			return run(c.Context(), o, streams)
		},
	}
	flags.AddTo(c)
	return c
}

func run(ctx context.Context, o site.Options, streams terminal.Streams) error {
	line := progress.Begin(streams)
	o.Progress = line.Show
	report, problems, err := site.Check(ctx, o)
	line.End()
	if err != nil {
		return err
	}
	for _, p := range problems {
		fmt.Fprintln(streams.Err, p)
	}
	if len(problems) > 0 {
		return exit.Told(exit.Fault)
	}
	_, err = io.WriteString(streams.Out, "No problems.\n"+notTranslated(report.Untranslated))
	return err
}

// notTranslated lists, folder by folder, the files of prose that other languages lack.
func notTranslated(files []string) string {
	var text strings.Builder
	folder := ""
	for _, file := range files {
		if at := gameFolder(file); at != folder {
			folder = at
			text.WriteString("\n" + folder + " lacks, and shows in English:\n")
		}
		text.WriteString("  " + strings.TrimPrefix(file, folder+"/") + "\n")
	}
	return text.String()
}

// gameFolder is the folder that holds a game's prose in a language, content/sr/bengaluru; of an essay, which belongs to
// no game, the language's.
func gameFolder(file string) string {
	const depth = 3
	parts := strings.Split(file, "/")
	return strings.Join(parts[:min(depth, len(parts)-1)], "/")
}

// Package serve is the command serve: it shows the site while somebody works on it.
package serve

import (
	"context"
	"net"

	"github.com/spf13/cobra"

	"fourcities/cmd/fourcities/internal/arguments"
	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/progress"
	"fourcities/cmd/fourcities/internal/siteflags"
	"fourcities/cmd/fourcities/internal/terminal"
	"fourcities/site"
)

// Command returns the command serve.
func Command(streams terminal.Streams) *cobra.Command {
	var flags siteflags.Flags
	addr := site.DefaultAddr
	c := &cobra.Command{
		Use:   "serve",
		Short: "Build the site and show it in the browser",
		Long: `Builds the site and serves it until it is interrupted. Inside the project's module prose and assets are read from disk,
and the site is built anew, and open pages load again, whenever they change.`,
		Example: `  fourcities serve
  fourcities serve --addr 127.0.0.1:9000`,
		Args: arguments.None,
		RunE: func(c *cobra.Command, _ []string) error {
			o, err := flags.Options()
			if err != nil {
				return err
			}
			if _, _, err := net.SplitHostPort(addr); err != nil {
				return exit.Usagef("--addr %q is no address; one looks like %s", addr, site.DefaultAddr)
			}
			return run(c.Context(), site.ServeOptions{
				Options: o, Addr: addr, Module: siteflags.Module(), Log: streams.Err,
			}, streams)
		},
	}
	c.Flags().StringVarP(&addr, "addr", "a", addr, "address to serve on; port 0 is any free one")
	flags.AddTo(c)
	return c
}

func run(ctx context.Context, o site.ServeOptions, streams terminal.Streams) error {
	line := progress.Begin(streams)
	o.Progress = line.Show
	o.Log = line.Around(o.Log)
	defer line.End()
	return site.Serve(ctx, o)
}

// Package siteflags has what the commands that make the site share: the seed of what it shows, the cache of made items, and
// where prose and assets come from.
package siteflags

import (
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/seedtext"
	"fourcities/content"
	"fourcities/site"
	"fourcities/templates"
)

// Flags are the shared flags.
type Flags struct {
	Seed    string
	NoCache bool
	Workers int
}

// AddTo gives a command the flags.
func (f *Flags) AddTo(c *cobra.Command) {
	c.Flags().StringVarP(&f.Seed, "seed", "s", site.DefaultSeed, "any text; layouts and puzzles are made from it")
	c.Flags().BoolVar(&f.NoCache, "no-cache", false, "make everything anew and keep nothing in the cache folder")
	c.Flags().IntVar(&f.Workers, "workers", 0, "how much is done at once (0: one a processor)")
}

// Options are the site's options by the flags, with the prose and assets that the program carries. The error is about
// flags that make no sense.
func (f *Flags) Options() (site.Options, error) {
	if err := seedtext.Check(f.Seed); err != nil {
		return site.Options{}, err
	}
	if f.Workers < 0 {
		return site.Options{}, exit.Usagef("--workers %d: give 1 or more, or 0 for one a processor", f.Workers)
	}
	o := site.Options{Seed: f.Seed, Workers: f.Workers, Content: content.FS, Assets: templates.Assets()}
	if cache, err := os.UserCacheDir(); err == nil && !f.NoCache {
		o.Cache = filepath.Join(cache, "fourcities")
	}
	return o, nil
}

// Module returns the root of the project's module when the program runs inside it: writers of prose want to see what
// is on disk, not what was there when the program was built.
func Module() string {
	folder, err := os.Getwd()
	if err != nil {
		return ""
	}
	root, ok := site.FindModule(folder)
	if !ok {
		return ""
	}
	return root
}

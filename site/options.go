package site

import (
	"io/fs"
	"runtime"
	"time"

	"fourcities/games"
	"fourcities/site/rulebook"
)

// Options say what to build, from what, and where to.
type Options struct {
	Out     string // the folder that becomes the site
	Seed    string // the text whose hash layouts and puzzles are made from; empty is DefaultSeed
	Content fs.FS  // the rulebook's prose, a folder a language
	Assets  fs.FS  // style sheet, scripts and icon
	Cache   string // the folder where made items are kept; empty is none
	Workers int    // how many things are done at once; 0 is one a processor

	// Progress, when not nil, is told how far a stage is. It is called from one goroutine at a time.
	Progress func(done, total int, what string)
	// LiveReload adds the script by which a development server's pages reload themselves.
	LiveReload bool

	subjects []subject // in tests: the games to build, in place of the catalogue's
}

// DefaultSeed is the text whose hash layouts and puzzles are made from when no other is given.
const DefaultSeed = "fourcities"

// A Problem is a fault in what the site is made from, with its place.
type Problem = rulebook.Problem

// A Report says what a build did.
type Report struct {
	Pages  int // of HTML
	Files  int
	Bytes  int
	Made   int // items that had to be made
	Cached int // items found in the cache
	Stages []Stage

	// Untranslated lists the files of prose that a language lacks, by the names that they would have; their pages are
	// shown in English.
	Untranslated []string
}

// A Stage is a part of a build and how long it took.
type Stage struct {
	Name string
	Took time.Duration
}

func (o Options) workers() int {
	if o.Workers > 0 {
		return o.Workers
	}
	return runtime.GOMAXPROCS(0)
}

func (o Options) seed() string {
	if o.Seed != "" {
		return o.Seed
	}
	return DefaultSeed
}

func (o Options) progress(done, total int, what string) {
	if o.Progress != nil {
		o.Progress(done, total, what)
	}
}

// langs are the languages that pages are built in.
func langs() []games.Lang { return games.Langs() }

// A timer collects the stages of a build. Times are for people who wait; nothing that is built depends on them.
type timer struct {
	report *Report
	last   time.Time
}

func (t *timer) done(stage string) {
	now := time.Now()
	t.report.Stages = append(t.report.Stages, Stage{stage, now.Sub(t.last)})
	t.last = now
}

package site

import (
	"context"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"fourcities/games/seed"
	"fourcities/generator"
	"fourcities/solver"
)

func build(t *testing.T, o Options) Report {
	t.Helper()
	report, err := Build(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	return report
}

func TestASiteHasEveryPageInEveryLanguage(t *testing.T) {
	o := options(t)
	report := build(t, o)
	files := folder(t, o.Out)
	want := []string{"index.html", "404.html", Marker}
	for _, lang := range []string{"en", "sr"} {
		for _, page := range []string{
			"", "licences/", "later/", "toy/", "toy/rules/", "toy/quick-reference/", "toy/clauses/", "toy/layouts/",
			"toy/layouts/" + layoutID(0) + "/", "toy/layouts/" + layoutID(0) + "/print/", "toy/puzzles/", "toy/examples/",
			"toy/puzzles/" + puzzleID("walk", "", 0) + "/", "toy/puzzles/" + puzzleID("riddle", "", otherCount-1) + "/print/",
			"toy/examples/" + puzzleID("score", "easy", 0) + "/", "toy/examples/" + puzzleID("score", "hard", 5) + "/print/",
		} {
			want = append(want, lang+"/"+page+"index.html")
		}
		want = append(want, lang+"/toy/layouts/"+layoutID(0)+"/board.svg", lang+"/toy/puzzles/"+puzzleID("walk", "", 0)+"/board.svg")
	}
	for _, name := range want {
		if files[name] == "" {
			t.Errorf("there is no %s", name)
		}
	}
	if report.Files+1 != len(files) { // the marker is no file of the site
		t.Errorf("the report says %d files, there are %d", report.Files, len(files))
	}
}

// layoutID is the id of the i-th layout, as the command line would make it from the batch's seed.
func layoutID(i int) string {
	id := generator.ID{Game: "toy", Kind: "layout", Players: 2, Version: 1, Seed: seed.Hash(DefaultSeed + " toy layout 2p").Item(i)}
	return id.String()
}

// puzzleID is the same of a puzzle.
func puzzleID(kind, grade string, i int) string {
	text := DefaultSeed + " toy " + kind
	if grade != "" {
		text += " " + grade
	}
	id := generator.ID{Game: "toy", Kind: kind, Difficulty: grade, Version: 1, Seed: seed.Hash(text).Item(i)}
	return id.String()
}

func TestTwoBuildsHaveTheSameBytesWhateverTheWorkers(t *testing.T) {
	one, many := options(t), options(t)
	one.Workers, many.Workers = 1, 8
	build(t, one)
	build(t, many)
	a, b := folder(t, one.Out), folder(t, many.Out)
	if !maps.Equal(a, b) {
		t.Errorf("the sites differ: %d and %d files", len(a), len(b))
	}
	for name := range a {
		if a[name] != b[name] {
			t.Errorf("%s differs", name)
		}
	}
}

func TestASecondBuildReplacesTheSite(t *testing.T) {
	o := options(t)
	build(t, o)
	before := folder(t, o.Out)
	o.Seed = "another"
	build(t, o)
	after := folder(t, o.Out)
	gone := "en/toy/layouts/" + layoutID(0) + "/index.html"
	if before[gone] == "" || after[gone] != "" {
		t.Error("the layouts of the old seed are still there")
	}
	leavesNothingBeside(t, o.Out)
}

// leavesNothingBeside wants the site to be all that there is in the folder that it lies in.
func leavesNothingBeside(t *testing.T, out string) {
	t.Helper()
	entries, err := os.ReadDir(filepath.Dir(out))
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		if entry.Name() != filepath.Base(out) {
			t.Errorf("the build left %s behind", entry.Name())
		}
	}
}

func TestAFolderThatIsNotOursIsRefused(t *testing.T) {
	o := options(t)
	if err := os.MkdirAll(o.Out, 0o755); err != nil {
		t.Fatal(err)
	}
	thesis := filepath.Join(o.Out, "thesis.txt")
	if err := os.WriteFile(thesis, []byte("years of work"), 0o644); err != nil {
		t.Fatal(err)
	}
	_, err := Build(context.Background(), o)
	if err == nil || !strings.Contains(err.Error(), "not a site of ours") || strings.Contains(err.Error(), "\n") {
		t.Errorf("the error is %v", err)
	}
	if files := folder(t, o.Out); len(files) != 1 || files["thesis.txt"] != "years of work" {
		t.Errorf("the folder now holds %v", slices.Collect(maps.Keys(files)))
	}
	leavesNothingBeside(t, o.Out)
}

func TestASiteThatHoldsSomebodysFileIsRefused(t *testing.T) {
	for _, name := range []string{"CNAME", ".git/HEAD", "en/notes.txt"} {
		o := options(t)
		build(t, o)
		file := filepath.Join(o.Out, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte("mine"), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := Build(t.Context(), o); err == nil || !strings.Contains(err.Error(), filepath.FromSlash(name)) {
			t.Errorf("a site that holds %s is replaced: %v", name, err)
		}
		if text, err := os.ReadFile(file); string(text) != "mine" {
			t.Errorf("%s is now %q, %v", name, text, err)
		}
	}
}

func TestASiteKeepsItsRights(t *testing.T) {
	o := options(t)
	build(t, o)
	if err := os.Chmod(o.Out, 0o700); err != nil {
		t.Fatal(err)
	}
	build(t, o)
	if info, err := os.Stat(o.Out); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("the rights are now %v, %v", info.Mode(), err)
	}
}

func TestALinkThatLeadsNowhereIsRefused(t *testing.T) {
	o := options(t)
	if err := os.Symlink("nowhere", o.Out); err != nil {
		t.Skip(err)
	}
	if _, err := Build(t.Context(), o); err == nil {
		t.Error("a link that leads nowhere became a site")
	}
}

func TestAnEmptyFolderBecomesTheSite(t *testing.T) {
	o := options(t)
	if err := os.MkdirAll(o.Out, 0o755); err != nil {
		t.Fatal(err)
	}
	build(t, o)
	leavesNothingBeside(t, o.Out)
}

func TestALinkToAFolderIsFollowed(t *testing.T) {
	o := options(t)
	real := filepath.Join(t.TempDir(), "real")
	if err := os.Mkdir(real, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(real, o.Out); err != nil {
		t.Skip("no links here:", err)
	}
	build(t, o)
	build(t, o)
	if info, err := os.Lstat(o.Out); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Error("the link was replaced")
	}
	if len(folder(t, real)) == 0 {
		t.Error("the folder that the link leads to is empty")
	}
}

func TestAPlaceThatCannotBeWrittenIsRefusedInOneLine(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, out := range []string{"", file, filepath.Join(file, "below")} {
		o := options(t)
		o.Out = out
		_, err := Build(context.Background(), o)
		if err == nil || strings.Contains(err.Error(), "\n") || !strings.Contains(err.Error(), out) {
			t.Errorf("%q: the error is %v", out, err)
		}
	}
}

func TestAnErrorLeavesTheOldSiteUntouched(t *testing.T) {
	failing := map[string]func(*Options){
		"a wrong claim":   func(o *Options) { o.Content = content(wrongClaim) },
		"missing assets":  func(o *Options) { o.Assets = content(nil) },
		"a failing maker": func(o *Options) { o.subjects[0].kinds[0].Make = unmade },
		"an unproved answer": func(o *Options) {
			o.subjects[0].kinds[1].Make = spoilt(o.subjects[0].kinds[1].Make, func(p *generator.Puzzle) { p.Proof.Status = solver.Found })
		},
		"no question": func(o *Options) {
			o.subjects[0].kinds[1].Make = func(o generator.Order) (generator.Item, error) {
				return streets(func(generator.Order) {}).Make(o)
			}
		},
		"a drawing that cannot be made": func(o *Options) {
			o.subjects[0].kinds[1].Make = spoilt(o.subjects[0].kinds[1].Make, func(p *generator.Puzzle) { p.Steps[0].Position = "chess1" })
		},
		"a dead link": func(o *Options) {
			o.Content = content(map[string]string{"en/toy/index.md": prose["en/toy/index.md"] + "\n[Nowhere](nowhere/).\n"})
		},
	}
	for name, spoil := range failing {
		t.Run(name, func(t *testing.T) {
			o := options(t)
			build(t, o)
			before := folder(t, o.Out)
			spoil(&o)
			_, err := Build(context.Background(), o)
			if err == nil || strings.Contains(err.Error(), "\n") {
				t.Errorf("the error is %v", err)
			}
			if !maps.Equal(before, folder(t, o.Out)) {
				t.Error("the old site has changed")
			}
			leavesNothingBeside(t, o.Out)
		})
	}
}

// spoilt makes puzzles with a fault.
func spoilt(make func(generator.Order) (generator.Item, error), spoil func(*generator.Puzzle)) func(generator.Order) (generator.Item, error) {
	return func(o generator.Order) (generator.Item, error) {
		item, err := make(o)
		spoil(item.Puzzle)
		return item, err
	}
}

func unmade(generator.Order) (generator.Item, error) {
	return generator.Item{}, &generator.Unmade{}
}

func TestAWrongClaimIsAProblemWithItsPlace(t *testing.T) {
	o := options(t)
	o.Content = content(wrongClaim)
	_, problems, err := Check(context.Background(), o)
	if err != nil || len(problems) != 1 {
		t.Fatalf("problems %v, error %v", problems, err)
	}
	if got := problems[0].String(); !strings.HasPrefix(got, "content/en/toy/quick-reference.md:6:") {
		t.Errorf("the problem is %s", got)
	}
	_, err = Build(context.Background(), o)
	if faults, ok := errors.AsType[*ProblemsError](err); !ok || faults.Error() != problems[0].String() {
		t.Errorf("Build says %v", err)
	}
}

func TestASoundSiteHasNoProblems(t *testing.T) {
	o := options(t)
	if _, problems, err := Check(context.Background(), o); err != nil || len(problems) > 0 {
		t.Errorf("problems %v, error %v", problems, err)
	}
	if _, err := os.Stat(o.Out); !errors.Is(err, os.ErrNotExist) {
		t.Error("Check wrote something")
	}
}

func TestACancelledBuildWritesNothing(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	var once sync.Once
	o := optionsMaking(t, func(generator.Order) { once.Do(cancel) })
	if _, err := Build(ctx, o); !errors.Is(err, context.Canceled) {
		t.Errorf("the error is %v", err)
	}
	leavesNothingBeside(t, o.Out)
}

func TestProgressEndsAtItsTotal(t *testing.T) {
	o := options(t)
	last := map[string][2]int{}
	o.Progress = func(done, total int, what string) { last[what] = [2]int{done, total} }
	build(t, o)
	if len(last) == 0 {
		t.Error("nothing was told")
	}
	for what, at := range last {
		if at[0] != at[1] {
			t.Errorf("%s ended at %d of %d", what, at[0], at[1])
		}
	}
}

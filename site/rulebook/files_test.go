package rulebook

import (
	"errors"
	"io/fs"
	"strings"
	"testing"

	"fourcities/games"
)

func TestAClauseMustBeAnchoredRuledAndShown(t *testing.T) {
	end := toyFiles["en/toy/rules/02-end.md"]
	end = strings.Replace(end, " {#score.lot}", "", 1)
	end = strings.Replace(end, "::: ruling score.pair\n", "::: note\n", 1)
	end = strings.Replace(end, " shows=setup.street,turn.order", "", 1)
	_, found := Load(files(map[string]string{"en/toy/rules/02-end.md": end}), toyOptions())
	wantProblems(t, found, []string{
		"content/en/toy: no figure shows the clause setup.street, by an answer of the engine or by shows=setup.street",
		"content/en/toy: no figure shows the clause turn.order",
		"content/en/toy/rules: no heading or list item anchors the clause score.lot; one ends with {#score.lot}",
		`content/en/toy/rules: the clause score.pair is a ruling of ours, but no block "::: ruling score.pair" gives the reason`,
	})
}

func TestAFigureThatCannotBeRunIsNotMissedInItsClausesToo(t *testing.T) {
	end := strings.Replace(toyFiles["en/toy/rules/02-end.md"], "toy1 lots:1121", "toy1 lots:11x1", 1)
	_, found := Load(files(map[string]string{"en/toy/rules/02-end.md": end}), toyOptions())
	wantProblems(t, found, []string{`content/en/toy/rules/02-end.md:25:11: Field lots, at character 11: found "11x1"`})
}

func TestClausesAreAnchoredInChaptersOnly(t *testing.T) {
	_, found := Load(files(map[string]string{"en/toy/quick-reference.md": "---\ntitle: Q\n---\n- A {#end.full}\n"}), toyOptions())
	wantProblems(t, found, []string{"content/en/toy/quick-reference.md:4:5: clauses are anchored in the chapters; here [[end.full]] leads to it"})
}

func TestAClauseThatIsNotOursIsNotRuled(t *testing.T) {
	_, found := Load(files(chapter("::: ruling end.full\nA\n:::\n")), Options{Game: seeded{toyOptions().Game}, Drawer: &toyDrawer})
	wantProblems(t, found, []string{
		"content/en/toy/rules/02-end.md:6:12: end.full is not ours to rule: its source is seed, public",
		"content/en/toy/rules/09-aside.md:4:12: end.full is not ours to rule: its source is seed, public",
	})
}

// seeded is the toy with another source of one clause.
type seeded struct{ games.Game }

func (s seeded) Clauses() []games.Clause {
	var clauses []games.Clause
	for _, c := range s.Game.Clauses() {
		if c.ID == "end.full" {
			c.Sources = []games.Source{games.Seed, games.Public}
		}
		clauses = append(clauses, c)
	}
	return clauses
}

func TestAGameBeingWrittenHasAHomePageAlone(t *testing.T) {
	home := strings.Replace(toyFiles["en/toy/index.md"], "complete", "being written", 1)
	home = strings.Replace(home, " See [[build.empty]].", "", 1)
	fsys := files(map[string]string{"en/toy/index.md": home, "en/toy/quick-reference.md": "", "en/toy/rules/01-street.md": "", "en/toy/rules/02-end.md": ""})
	book, found := Load(fsys, Options{ID: "toy"})
	wantProblems(t, found, nil)
	if !book.BeingWritten || len(book.Pages()) != 1 || len(book.Chapters) != 0 || !strings.Contains(book.Home.HTML, "You build a street.") {
		t.Errorf("the book is %+v", book)
	}
}

func TestAGameWithoutAnEngineCannotBeComplete(t *testing.T) {
	home := strings.Replace(toyFiles["en/toy/index.md"], " See [[build.empty]].", "\n\n"+fenced+"toy\ntoy1 lots:---\n"+fenced, 1)
	plain := "---\ntitle: A\n---\nA\n"
	fsys := files(map[string]string{"en/toy/index.md": home, "en/toy/quick-reference.md": plain, "en/toy/rules/01-street.md": plain, "en/toy/rules/02-end.md": ""})
	_, found := Load(fsys, Options{ID: "toy"})
	wantProblems(t, found, []string{
		"content/en/toy/index.md:11:4: toy has no engine yet, so there is nothing to check a figure with",
		"content/en/toy/index.md: the status is complete, but toy has no engine yet",
	})
}

func TestMissingFilesAreReported(t *testing.T) {
	_, found := Load(files(map[string]string{"en/toy/quick-reference.md": ""}), toyOptions())
	wantProblems(t, found, []string{"content/en/toy/quick-reference.md: the file is missing"})
	_, found = Load(files(map[string]string{"en/toy/index.md": ""}), toyOptions())
	wantProblems(t, found, []string{"content/en/toy/index.md: the file is missing"})
}

func TestChaptersAreNamedByNumberAndWords(t *testing.T) {
	page := "---\ntitle: A\n---\nA\n"
	_, found := Load(files(map[string]string{
		"en/toy/rules/tracing.md": page, "en/toy/rules/03-Tracing.md": page, "en/toy/rules/04-end.md": page,
		"en/toy/rules/.04-end.md": "x", "en/toy/rules/01-street.md~": "x",
	}), toyOptions())
	wantProblems(t, found, []string{
		"content/en/toy/rules/03-Tracing.md: chapters are named like 05-tracing.md",
		"content/en/toy/rules/04-end.md: the chapter has the same name as 02-end.md",
		"content/en/toy/rules/tracing.md: chapters are named like 05-tracing.md",
	})
}

func TestFrontMatterIsLinesOfKeyAndValue(t *testing.T) {
	for text, want := range map[string]string{
		"":                                  "1:1: the file begins with front matter",
		"# A\n":                             "1:1: the file begins with front matter",
		"---\ntitle: A\n":                   "1:1: the front matter is not closed",
		"---\nauthor: A\n---\n":             "1:1: the front matter lacks the key title",
		"---\ntitle: A\ntags: \n---\n":      `3:1: front matter has lines such as "title: Tracing" and ends with ---; found "tags:"`,
		"---\ntitle: A\n  - b\n---\n":       `3:1: front matter has lines such as`,
		"---\ntitle: A\ntitle: B\n---\n":    "3:1: the key title is there twice",
		"---\ntitle: A\n---\na\xffb\n":      "4:2: this byte is not text",
		"---\r\ntitle: A\r\n---\r\n[[a]]\r": `4:1: there is no clause "a"`,
	} {
		fsys := files(nil)
		fsys[aside] = files(map[string]string{aside: text + " "})[aside]
		fsys[aside].Data = []byte(text)
		_, found := Load(fsys, toyOptions())
		wantProblems(t, found, []string{"content/" + aside + ":" + want})
	}
}

func TestAHomePageTellsWhatItMust(t *testing.T) {
	_, found := Load(files(map[string]string{"en/toy/index.md": "---\ntitle: Toy\nplayers: 2\nstatus: done\n---\nA\n"}), toyOptions())
	wantProblems(t, found, []string{
		"content/en/toy/index.md:1:1: the front matter lacks the key tagline",
		"content/en/toy/index.md:1:1: the front matter lacks the key design",
		`content/en/toy/index.md:1:1: the status is "complete" or "being written", not "done"`,
	})
}

func TestWhatALanguageLacksIsTakenFromEnglishAndListed(t *testing.T) {
	o := toyOptions()
	o.Lang = games.Serbian
	book, found := Load(files(map[string]string{
		"sr/toy/rules/02-end.md": strings.NewReplacer("title: The end", "title: Крај", "[[fig:full]] scores", "\"Бодови\": [[fig:full]]").Replace(toyFiles["en/toy/rules/02-end.md"]),
	}), o)
	wantProblems(t, found, nil)
	want := "content/sr/toy/index.md content/sr/toy/rules/01-street.md content/sr/toy/quick-reference.md"
	if got := strings.Join(book.Untranslated, " "); got != want {
		t.Errorf("untranslated are %s", got)
	}
	if book.Home.Lang != games.English || book.Chapters[1].Lang != games.Serbian || book.Lang != games.Serbian {
		t.Errorf("the languages are %s, %s, %s", book.Home.Lang, book.Chapters[1].Lang, book.Lang)
	}
	wantHTML(t, book.Chapters[0], `<p class="label">Ruling <a class="clause" href="#turn.order">`)
	wantHTML(t, book.Chapters[1], "„Бодови“", "Сл. 1", `<p class="label">Тумачење <a class="clause" href="#end.full">`)
	wantHTML(t, book.Reference, "Fig. 1")
}

func TestATranslationKeepsTheHeadingsAndTheirIDs(t *testing.T) {
	o := toyOptions()
	o.Lang = games.Serbian
	end := toyFiles["en/toy/rules/02-end.md"]
	translated := strings.NewReplacer("title: The end", "title: Крај", "## Points", "## Бодови\n\n[Бодови](#points)").Replace(end)
	book, found := Load(files(map[string]string{"sr/toy/rules/02-end.md": translated}), o)
	wantProblems(t, found, nil)
	if h := book.Chapters[1].Headings[1]; h.Text != "Бодови" || h.ID != "points" {
		t.Errorf("the heading is %+v", h)
	}
	_, found = Load(files(map[string]string{"sr/toy/rules/02-end.md": translated + "\n## Додатак\n"}), o)
	wantProblems(t, found, []string{"content/sr/toy/rules/02-end.md:12:1: the link leads nowhere", "content/sr/toy/rules/02-end.md: there are 5 headings, and 4 on the English page"})
}

func TestALanguageWithoutAnythingIsWhollyUntranslated(t *testing.T) {
	o := toyOptions()
	o.Lang = games.Serbian
	book, found := Load(files(nil), o)
	wantProblems(t, found, nil)
	if len(book.Untranslated) != len(toyFiles) {
		t.Errorf("untranslated are %v", book.Untranslated)
	}
}

func TestATranslationKeepsTheNamesOfTheFiles(t *testing.T) {
	o := toyOptions()
	o.Lang = games.Serbian
	_, found := Load(files(map[string]string{"sr/toy/rules/02-kraj.md": "---\ntitle: A\n---\nA\n"}), o)
	wantProblems(t, found, []string{"content/sr/toy/rules/02-kraj.md: there is no English chapter of this name"})
}

// locked is a file system in which one file cannot be read.
type locked struct {
	fs.FS
	name string
}

func (l locked) Open(name string) (fs.File, error) {
	if name == l.name {
		return nil, errors.New("locked")
	}
	return l.FS.Open(name)
}

func TestAFileThatCannotBeReadIsReported(t *testing.T) {
	_, found := Load(locked{files(nil), "en/toy/quick-reference.md"}, toyOptions())
	wantProblems(t, found, []string{"content/en/toy/quick-reference.md: cannot be read: locked"})
	_, found = Load(locked{files(nil), "en/toy/rules"}, toyOptions())
	if len(found) == 0 || found[len(found)-1].File == "" || !strings.Contains(found[0].String()+found[len(found)-1].String()+found[1].String(), "rules") {
		t.Errorf("the problems are %v", found)
	}
}

package rulebook

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"fourcities/games"
)

// essayHead is four lines, so that an essay's text begins at line 5.
const essayHead = "---\ntitle: Streets\nlead: What a street is.\n---\n"

// loadEssay loads an essay about the toy's rulebook.
func loadEssay(t *testing.T, text string) (*Page, []Problem) {
	t.Helper()
	return loadEssayIn(t, games.English, map[string]string{"en/streets.md": essayHead + text})
}

func loadEssayIn(t *testing.T, lang games.Lang, essays map[string]string) (*Page, []Problem) {
	t.Helper()
	fsys := fstest.MapFS{}
	for name, text := range essays {
		fsys[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return LoadEssay(fsys, essayOptions(t, lang))
}

func essayOptions(t *testing.T, lang games.Lang) EssayOptions {
	t.Helper()
	book := load(t, nil)
	return EssayOptions{
		Lang: lang, Name: "streets",
		Book: func(game string, _ games.Lang) *Book {
			if game == "toy" {
				return book
			}
			return nil
		},
		Figure: func(game string, f *Figure) string {
			return `<figure id="` + f.Anchor() + `">` + game + " " + f.Label() + " " + f.CaptionHTML + "</figure>"
		},
		ClauseURL: func(game string, c games.ClauseID) string { return "../" + game + "/rules/#" + string(c) },
		FigureURL: func(game string, f *Figure) string { return "../" + game + "/" + f.Page + "/#" + f.Anchor() },
	}
}

func TestAnEssayLeadsToClausesAndFiguresOfEveryGame(t *testing.T) {
	page, found := loadEssay(t, "## A street\n\nFull: [[toy/end.full]], [[toy/fig:full]]. [Above](#a-street).\n")
	wantProblems(t, found, nil)
	wantHTML(t, *page, `<h2 id="a-street">A street</h2>`,
		`<a class="clause" href="../toy/rules/#end.full">Toy: end.full</a>`,
		`<a class="figure-link" href="../toy/rules/#fig-full">Toy, Fig. 1</a>`)
	if page.Title != "Streets" || page.Meta.Get("lead") != "What a street is." {
		t.Errorf("the essay is %+v", page)
	}
}

func TestAnEssayShowsARulebooksFigureUnderACaptionOfItsOwn(t *testing.T) {
	page, found := loadEssay(t, fenced+"figure of=toy/full expect=4-1 caption=\"A street, *full*: [[toy/score.pair]]\"\n"+fenced+"\n")
	wantProblems(t, found, nil)
	wantHTML(t, *page, `<figure id="fig-toy-full">toy Fig. 1 A street, <em>full</em>: `,
		`href="../toy/rules/#score.pair"`, ` <a class="figure-link" href="../toy/rules/#fig-full">Toy, Fig. 1</a></figure>`)
}

func TestFiguresOfAnEssayAreNumberedByThemselves(t *testing.T) {
	street := strings.Replace(toyFiles["en/toy/rules/02-end.md"], "toy legal=", "toy id=shut legal=", 1)
	book := load(t, map[string]string{"en/toy/rules/02-end.md": street})
	o := essayOptions(t, games.English)
	o.Book = func(string, games.Lang) *Book { return book }
	quote := func(id string) string { return fenced + "figure of=toy/" + id + " caption=A\n" + fenced + "\n\n" }
	text := essayHead + quote("shut") + quote("full")
	page, found := LoadEssay(fstest.MapFS{"en/streets.md": &fstest.MapFile{Data: []byte(text)}}, o)
	wantProblems(t, found, nil)
	wantHTML(t, *page, `<figure id="fig-toy-shut">toy Fig. 1 A`, `<figure id="fig-toy-full">toy Fig. 2 A`)
	if f := figure(t, book, "full"); f.Number != 1 || f.Page != RulesSlug {
		t.Errorf("in its rulebook the figure has become %+v", f)
	}
}

func TestWhatAnEssayNamesMustBeThere(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"figure to show", fenced + "figure of=toy/empty caption=A\n" + fenced, `5:14: there is no figure with the id "empty" in toy`},
		{"game to show", fenced + "figure of=go/full caption=A\n" + fenced, `5:14: there is no game "go"`},
		{"no figure", fenced + "figure caption=A\n" + fenced, "5:4: a figure of an essay is one of a rulebook, with a caption"},
		{"no caption", fenced + "figure of=toy/full\n" + fenced, "5:4: a figure of an essay is one of a rulebook, with a caption"},
		{"no id", fenced + "figure of=toy caption=A\n" + fenced, `5:14: there is no figure with the id "" in toy`},
		{"another result", fenced + "figure of=toy/full expect=5-1 caption=A\n" + fenced, `5:30: the text expects "5-1", but the figure gives "4-1"`},
		{"position", fenced + "figure of=toy/full caption=A\ntoy1 lots:---\n" + fenced, "5:4: an essay shows figures of rulebooks"},
		{"attribute", fenced + "figure of=toy/full caption=A score\n" + fenced, "5:33: there is no attribute score; there are of, caption, expect"},
		{"fence", fenced + "toy\ntoy1 lots:---\n" + fenced, `5:4: there is no fence "toy"; figures are "figure"`},
		{"figure named", "\nSee [[toy/fig:empty]].", `6:5: there is no figure with the id "empty" in toy`},
		{"clause named", "[[toy/end.fool]]", `5:1: there is no clause "end.fool" in toy`},
		{"game named", "[[go/end.full]]", `5:1: there is no game "go"`},
		{"which game", "[[end.full]]", "5:1: an essay says of which game"},
		{"open chip", "[[toy/end.full", "5:1: [[ is not closed by ]]"},
		{"chip in a link", "[a [[toy/end.full]]](#b)\n\n## B", "5:4: [[toy/end.full]] is a link by itself"},
		{"named in a caption", fenced + "figure of=toy/full caption=\"A [[toy/no]]\"\n" + fenced, `5:34: there is no clause "no" in toy`},
		{"anchor", "## A {#end.full}", `5:6: there is no clause "end.full"`},
		{"place", "[a](#b)", "5:1: the link leads nowhere"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, found := loadEssay(t, c.text)
			wantProblems(t, found, []string{"content/en/streets.md:" + c.want})
		})
	}
}

func TestAnEssayShowsAFigureOnce(t *testing.T) {
	quote := fenced + "figure of=toy/full caption=A\n" + fenced + "\n\n"
	_, found := loadEssay(t, quote+quote)
	wantProblems(t, found, []string{"content/en/streets.md:8:14: the figure toy/full is there already"})
}

func TestAnEssayHasATitleAndALead(t *testing.T) {
	_, found := loadEssayIn(t, games.English, map[string]string{"en/streets.md": "---\nauthor: A\n---\n"})
	wantProblems(t, found, []string{
		"content/en/streets.md:1:1: the front matter lacks the key title",
		"content/en/streets.md:1:1: the front matter lacks the key lead",
	})
	page, found := loadEssayIn(t, games.English, nil)
	wantProblems(t, found, []string{"content/en/streets.md: the file is missing"})
	if page != nil {
		t.Errorf("of no file it makes %+v", page)
	}
}

func TestAnEssayThatALanguageLacksIsInEnglish(t *testing.T) {
	english := essayHead + "## A street\n\n" + fenced + "figure of=toy/full caption=A\n" + fenced + "\n"
	page, found := loadEssayIn(t, games.Serbian, map[string]string{"en/streets.md": english})
	wantProblems(t, found, nil)
	if page.Lang != games.English {
		t.Errorf("the essay is in %s", page.Lang)
	}
	serbian := strings.NewReplacer("title: Streets", "title: Улице", "## A street", "## Улица").Replace(english)
	page, found = loadEssayIn(t, games.Serbian, map[string]string{"en/streets.md": english, "sr/streets.md": serbian})
	wantProblems(t, found, nil)
	wantHTML(t, *page, `<h2 id="a-street">Улица</h2>`, "Сл. 1 A")
	if page.Lang != games.Serbian || page.Title != "Улице" {
		t.Errorf("the essay is %+v", page)
	}
}

func TestAFigureThatBreaksRulesStaysInItsRulebook(t *testing.T) {
	book := load(t, nil)
	figure(t, book, "full").Unchecked = UncheckedPlay{Moves: []string{"build 1"}}
	o := essayOptions(t, games.English)
	o.Book = func(string, games.Lang) *Book { return book }
	var content fs.FS = fstest.MapFS{"en/streets.md": &fstest.MapFile{Data: []byte(essayHead + fenced + "figure of=toy/full caption=A\n" + fenced)}}
	_, found := LoadEssay(content, o)
	wantProblems(t, found, []string{"content/en/streets.md:5:14: toy/full plays what the rules forbid"})
}

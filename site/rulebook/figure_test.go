package rulebook

import (
	"reflect"
	"strings"
	"testing"

	"fourcities/games"
)

func TestMovesArePlayedAndThePositionAfterIsDrawn(t *testing.T) {
	book, page := loadAside(t, fenced+"toy id=a moves=\"build 1; build 3\" status expect=\"turn 1 play\"\ntoy1 lots:---\n"+fenced)
	f := figure(t, book, "a")
	if f.Start != "toy1 lots:--- turn:1" || f.Position != "toy1 lots:1-2 turn:1" {
		t.Errorf("the figure goes from %s to %s", f.Start, f.Position)
	}
	wantHTML(t, page, "toy1 lots:1-2 turn:1 after toy1 lots:--- turn:1") // the drawer is told both
}

func TestAFigureGoesOnWhereAnotherEndedBeItEarlierOrLater(t *testing.T) {
	book, _ := loadAside(t, fenced+"toy id=c from=b explain=\"build 2\" expect=ok\n"+fenced+"\n\n"+
		fenced+"toy id=a\ntoy1 lots:---\n"+fenced+"\n\n"+fenced+"toy id=b from=a explain=\"build 1\" expect=ok\n"+fenced)
	if f := figure(t, book, "c"); f.Start != "toy1 lots:1-- turn:2" || f.Position != "toy1 lots:12- turn:1" {
		t.Errorf("the figure goes from %s to %s", f.Start, f.Position)
	}
}

func TestLegalAnswersWithEveryClauseThatForbidsAndResultsInTheFirst(t *testing.T) {
	f := load(t, nil).Figures[1]
	want := []Answer{
		{Clause: "end.full", Text: "The street is full; the game is over.", Forbids: true},
		{Clause: "build.empty", Text: "Lot 1 is built on already.", Forbids: true},
	}
	if !reflect.DeepEqual(f.Answers, want) || f.Result != "end.full" || f.Position != f.Start {
		t.Errorf("the figure is %+v", f)
	}
}

func TestLegalDoesNotPlayAnAllowedMove(t *testing.T) {
	book, _ := loadAside(t, fenced+"toy id=a legal=\"build 1\" expect=ok\ntoy1 lots:---\n"+fenced)
	f := figure(t, book, "a")
	if !reflect.DeepEqual(f.Answers, []Answer{{Text: "build 1 is allowed."}}) || f.Position != "toy1 lots:--- turn:1" || f.Cites != nil {
		t.Errorf("the figure is %+v", f)
	}
}

func TestExplainPlaysTheMoveAndAnswersWithItsEffects(t *testing.T) {
	book, _ := loadAside(t, fenced+"toy id=a explain=\"build 1\" expect=ok\ntoy1 lots:---\n"+fenced)
	f := figure(t, book, "a")
	want := []Answer{{Clause: "build.empty", Text: "Player 1 builds on lot 1."}}
	if !reflect.DeepEqual(f.Answers, want) || f.Position != "toy1 lots:1-- turn:2" || !reflect.DeepEqual(f.Cites, []games.ClauseID{"build.empty"}) {
		t.Errorf("the figure is %+v", f)
	}
}

func TestARefusalThatIsExpectedLeavesThePosition(t *testing.T) {
	book, _ := loadAside(t, fenced+"toy id=a explain=\"build 1\" expect=build.empty\ntoy1 lots:2--\n"+fenced)
	f := figure(t, book, "a")
	if len(f.Answers) != 1 || !f.Answers[0].Forbids || f.Position != f.Start {
		t.Errorf("the figure is %+v", f)
	}
}

func TestTheSheetHasEveryLineAndTheTotalsAreItsSums(t *testing.T) {
	f := figure(t, load(t, nil), "full")
	if len(f.Sheet) != 5 || !reflect.DeepEqual(f.Totals(), []int{4, 1}) || f.Result != "4-1" {
		t.Errorf("the figure is %+v", f)
	}
	want := ScoreLine{Player: 2, Clause: "score.lot", Points: 1, Squares: []string{"3"}, Text: "Lot 3 scores a point.", TextClause: "score.lot"}
	if !reflect.DeepEqual(f.Sheet[4], want) {
		t.Errorf("the last line is %+v", f.Sheet[4])
	}
}

func TestTheExpectationIsOfTheMoveThenTheScoreThenTheStatusThenTheDrawing(t *testing.T) {
	for attributes, want := range map[string]string{
		`lots=3 status score legal="build 1"`:   "ok",
		`lots=3 status score explain="build 1"`: "ok",
		`lots=3 status score`:                   "0-0",
		`lots=3 status`:                         "turn 1 play",
		`lots=3`:                                "3 lots",
		``:                                      "",
	} {
		book, _ := loadAside(t, fenced+"toy id=a "+attributes+"\ntoy1 lots:---\n"+fenced)
		if got := figure(t, book, "a").Result; got != want {
			t.Errorf("%s results in %q, want %q", attributes, got, want)
		}
	}
}

func TestAStatusNamesTheWinners(t *testing.T) {
	book, _ := loadAside(t, fenced+"toy id=a status expect=\"over 1,2\"\ntoy1 lots:1212\n"+fenced+"\n\n"+fenced+"toy id=b status expect=\"over 1\"\ntoy1 lots:112\n"+fenced)
	if got := figure(t, book, "a").Answers[0].Text; got != "The game is over; players 1, 2 share the win." {
		t.Error(got)
	}
	if got := figure(t, book, "b").Answers[0].Text; got != "The game is over; player 1 wins." {
		t.Error(got)
	}
}

func TestAnswersOfTheDrawingAreCited(t *testing.T) {
	book, _ := loadAside(t, fenced+"toy id=a lots=3\ntoy1 lots:---\n"+fenced)
	f := figure(t, book, "a")
	if len(f.Answers) != 1 || !f.ShowsClause("setup.street") {
		t.Errorf("the figure is %+v", f)
	}
}

func TestFiguresAreNumberedThroughTheBook(t *testing.T) {
	first := fenced + "toy\ntoy1 lots:---\n" + fenced + "\n"
	book := load(t, map[string]string{
		"en/toy/index.md":           toyFiles["en/toy/index.md"] + "\n" + first,
		"en/toy/quick-reference.md": toyFiles["en/toy/quick-reference.md"] + "\n" + first,
	})
	var got []string
	for _, f := range book.Figures {
		got = append(got, f.Label()+" "+f.Page+" "+f.Anchor())
	}
	want := "Fig. 1 index fig-1, Fig. 2 rules fig-full, Fig. 3 rules fig-3, Fig. 4 quick-reference fig-4"
	if strings.Join(got, ", ") != want {
		t.Errorf("the figures are %s", strings.Join(got, ", "))
	}
}

func TestTheCallerRendersTheFigures(t *testing.T) {
	o := toyOptions()
	o.Figure = func(f *Figure) string { return "<b>" + f.Anchor() + "|" + f.CaptionHTML + "</b>" }
	book, _ := Load(files(nil), o)
	wantHTML(t, book.Chapters[1], `<b>fig-full|A full <em>street</em>, see <a class="clause" href="#score.pair">score.pair</a></b>`)
}

func TestAFigureKnowsItsFileAndLine(t *testing.T) {
	f := figure(t, load(t, nil), "full")
	if f.File != "content/en/toy/rules/02-end.md" || f.Line != 24 {
		t.Errorf("the figure stands in %s:%d", f.File, f.Line)
	}
}

func TestUncheckedMovesArePlayedAndTheCaptionSaysSo(t *testing.T) {
	book, _ := loadAside(t, fenced+"toy id=a moves=\"build 2\" unchecked=\"build 1; build 1\" expect=build.empty caption=\"So *be* it.\"\ntoy1 lots:1--\n"+fenced)
	f := figure(t, book, "a")
	want := []Answer{{Clause: "build.empty", Text: "Lot 1 is built on already.", Forbids: true}}
	if !reflect.DeepEqual(f.Answers, want) || f.Position != "toy1 lots:11- turn:2" || !f.ShowsClause("build.empty") {
		t.Errorf("the figure is %+v", f)
	}
	if caption := `<strong class="unchecked">Played without asking the rules: build 1, build 1.</strong> ` +
		`<a class="clause" href="#build.empty">build.empty</a> So <em>be</em> it.`; f.CaptionHTML != caption {
		t.Errorf("the caption is %s", f.CaptionHTML)
	}
}

func TestALegalQuestionAfterUncheckedMovesIsTheOneExpected(t *testing.T) {
	book, _ := loadAside(t, fenced+"toy id=a unchecked=\"build 1\" legal=\"build 2\" expect=ok\ntoy1 lots:1--\n"+fenced)
	if f := figure(t, book, "a"); f.Result != "ok" || len(f.Answers) != 2 {
		t.Errorf("the figure is %+v", f)
	}
}

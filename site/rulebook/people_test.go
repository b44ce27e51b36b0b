package rulebook

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/people"
)

func peopleBook(t *testing.T) *Book {
	t.Helper()
	return publishedBook(t, people.Game.Text(), games.English)
}

func TestTheBookOfPeopleIsWhole(t *testing.T) {
	book := peopleBook(t)
	if len(book.Anchors) != len(people.Game.Clauses) {
		t.Errorf("%d of %d clauses are anchored", len(book.Anchors), len(people.Game.Clauses))
	}
	if f := figure(t, book, "score"); f.Result != "109-177" || len(f.Sheet) != 32 {
		t.Errorf("the game is scored %s in %d lines", f.Result, len(f.Sheet))
	}
}

// crowds is a young city over several lines as authors write it.
const crowds = `people1
  humans:1.5.5.2.2/1.3.2.2.3/3.2.2.2.4/4.1.2.2.5/3.3.6.4.3
  dozer:A2
  edges:A1-A2=block,B5-C5=red
  coins:9,10 phase:bribe
`

func TestPeopleFiguresAreDrawnAndAnswered(t *testing.T) {
	book, found := gameFigures(t, people.Game.Text(), fenced+"people id=asked open=A1 legal=\"police A1>A2\" expect=police.choose\n"+crowds+fenced+"\n\n"+
		fenced+"people id=driven from=asked explain=\"bulldozer C2 1+3\" expect=ok\n"+fenced)
	wantProblems(t, found, nil)
	asked, driven := figure(t, book, "asked"), figure(t, book, "driven")
	if !strings.HasPrefix(asked.SVG(), "<svg") || !strings.Contains(asked.SVG(), `id="fig-asked-title"`) {
		t.Errorf("the drawing is %s", asked.SVG())
	}
	for f, clauses := range map[*Figure][]games.ClauseID{
		asked:  {"police.choose", "police.move"},
		driven: {"bribe.pay", "bulldozer.take", "bulldozer.drive", "bulldozer.drop", "bulldozer.rest"},
	} {
		for _, clause := range clauses {
			if !f.ShowsClause(clause) {
				t.Errorf("%s does not show %s but %v", f.ID, clause, f.Cites)
			}
		}
	}
	if !strings.Contains(driven.Position, "dozer:C2") || driven.Start != asked.Position {
		t.Errorf("the drive leads from %s to %s", driven.Start, driven.Position)
	}
}

func TestFaultsOfPeopleFiguresAreReportedAtTheirPlaces(t *testing.T) {
	for change, want := range map[[2]string]string{
		{"", ""}:                              "",
		{"dozer:A2", "dozer:A2 outside:4"}:    "5:1: There are 72 humans on the board and 4 outside",
		{"B5-C5=red", "B5-C5=pink"}:           "8:21: Field edges, at character 99: found \"B5-C5=pink\"",
		{"B5-C5=red", "E5-F5=red"}:            "8:21: E5-F5 is not an edge between two districts",
		{"B5-C5=red", "B5-C5=red,B5-C5=red"}:  "8:31: Field edges, at character 109: B5-C5 is there a second time",
		{"dozer:A2", "dozer:F2"}:              "7:9: The bulldozer is on F2, outside the area",
		{"open=A1", "open=F1"}:                "4:11: ",
		{"expect=\"B1\"", "expect=\"A2,B1\""}: `4:27: the text expects "A2,B1", but the drawing gives "B1"`,
	} {
		text := strings.Replace(fenced+"people open=A1 expect=\"B1\"\n"+crowds+fenced, change[0], change[1], 1)
		_, found := gameFigures(t, people.Game.Text(), text)
		var wanted []string
		if want != "" {
			wanted = []string{gameChapter("people") + ":" + want}
		}
		wantProblems(t, found, wanted)
	}
}

func TestTheTotalsInTheCaptionsOfPeoplesGameAreThoseOfTheBoard(t *testing.T) {
	told := 0
	for _, f := range peopleBook(t).Figures {
		if !strings.HasPrefix(f.ID, "turn-") && f.ID != "result" {
			continue
		}
		told++
		p, err := people.Parse(f.Position)
		if err != nil {
			t.Fatal(err)
		}
		totals := strconv.Itoa(p.Total(1)) + " to " + strconv.Itoa(p.Total(2))
		if !strings.Contains(f.CaptionHTML, totals) {
			t.Errorf("%s: the totals are %s, the caption is %s", f.ID, totals, f.CaptionHTML)
		}
	}
	if told != 25 {
		t.Errorf("%d figures tell the game", told)
	}
}

func TestTheGamesOfPeopleEndAsTold(t *testing.T) {
	book := peopleBook(t)
	for id, winners := range map[string][]int{"result": {2}, "joint": {1, 2}, "crowded-close": {1}, "crowded-end": {1}} {
		p, err := people.Parse(figure(t, book, id).Position)
		if err != nil {
			t.Fatal(err)
		}
		if s := p.Status(); !s.Over || !slices.Equal(s.Winners, winners) {
			t.Errorf("%s: over %v, %v have won", id, s.Over, s.Winners)
		}
	}
}

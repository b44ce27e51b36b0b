package rulebook

import (
	"slices"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/aliencity"
)

// corner is a young city over several lines as authors write it: a build on h9 would cut h10 off.
const corner = `aliencity1
  tiles:G3nwRanwR5seBane/N4neR4neN3swB4nw/G2seNaneN5neB3se/GaswR2nwG5seG4nw/B5swN2swB2nwR3se
  lots:BTe6,BTg9,BDg10
  claims:e6;-
  supply:3123333;2223233
`

func TestAlienCityFiguresAreDrawnAndAnswered(t *testing.T) {
	book, found := gameFigures(t, aliencity.Game.Text(), fenced+"aliencity id=asked tower=e6 legal=\"BD-h9\" expect=road.one\n"+corner+fenced+"\n\n"+
		fenced+"aliencity id=slipped from=asked unchecked=\"BD-h9\" road expect=road.one\n"+fenced)
	wantProblems(t, found, nil)
	asked, slipped := figure(t, book, "asked"), figure(t, book, "slipped")
	if !strings.HasPrefix(asked.SVG(), "<svg") || !strings.Contains(asked.SVG(), `id="fig-asked-title"`) {
		t.Errorf("the drawing is %s", asked.SVG())
	}
	for _, clause := range []games.ClauseID{"road.one", "score.customers", "score.competition"} {
		if !asked.ShowsClause(clause) {
			t.Errorf("the figure does not show %s but %v", clause, asked.Cites)
		}
	}
	if !strings.Contains(slipped.Position, "BDh9") || !strings.Contains(slipped.CaptionHTML, "BD-h9") {
		t.Errorf("the unchecked build gives %s with the caption %s", slipped.Position, slipped.CaptionHTML)
	}
}

func TestFaultsOfAlienCityFiguresAreReportedAtTheirPlaces(t *testing.T) {
	for change, want := range map[[2]string]string{
		{"", ""}:                             "",
		{"G3nw", "G9nw"}:                     `6:9: Field tiles, at character 20: found "G9nw"`,
		{"claims:e6;-", "claims:e6;e6"}:      "7:10: e6 is listed as claimed twice",
		{"BDg10", "BDg11"}:                   "7:18: Field lots, at character 122: found \"BDg11\"",
		{"BTg9", "BTe6"}:                     "7:10: e6 is listed twice",
		{"claims:e6", "claims:g1"}:           "8:10: g1 is listed as claimed, but has no tower",
		{"walk=e6-g9", "walk=e6-g1"}:         "4:14: walk=e6-g1: g1 is empty",
		{"walk=e6-g9", "tower=g1"}:           "4:14: tower=g1: no tower stands on g1",
		{"expect=e6-g9:4", "expect=e6-g9:1"}: `4:32: the text expects "e6-g9:1", but the drawing gives "e6-g9:4"`,
	} {
		text := strings.Replace(fenced+"aliencity walk=e6-g9 expect=e6-g9:4\n"+corner+fenced, change[0], change[1], 1)
		_, found := gameFigures(t, aliencity.Game.Text(), text)
		var wanted []string
		if want != "" {
			wanted = []string{gameChapter("aliencity") + ":" + want}
		}
		wantProblems(t, found, wanted)
	}
}

// recorded is where the public annotated game ended, by its record.
const recorded = "aliencity1 tiles:G3nwRanwR5seBane/N4neR4neN3swB4nw/G2seNaneN5neB3se/GaswR2nwG5seG4nw/B5swN2swB2nwR3se " +
	"lots:BDa2,NDa4,GDa9,GTb1,BDb2,GDb6,BTb7,NDc5,GTc6,RDc7,RDc8,RDc9,RTd2,NDd3,NDd5,GDe3,BTe5,BTe6,GTe8,RDe9,BTf1,RTf3,GDf4,RTf5," +
	"NDf6,NDf7,GTf8,RDg1,GDg3,BTg4,BDg7,BDg10,RTh1,GDh3,RTh4,BDh9 claims:e5,e6,g4;f1,f5,f8 supply:0000100;0001000 turn:1 options:-"

func TestThePublicGameOfAlienCityIsToldAsItWasRecorded(t *testing.T) {
	book, _ := Load(published(t), Options{Game: aliencity.Game.Text()})
	if f := figure(t, book, "record"); f.Position != recorded || f.Unchecked.Moves[0] != "BD-h9" {
		t.Errorf("the game ends in %s, unchecked %v", f.Position, f.Unchecked.Moves)
	}
	if f := figure(t, book, "score-sum"); !slices.Equal(f.Totals(), []int{138, 74}) || len(f.Sheet) != 9 {
		t.Errorf("the game is scored %v in %d lines", f.Totals(), len(f.Sheet))
	}
	for id, corner := range map[string]string{"slip-asked": "h10", "second-slip": "a1"} {
		if f := figure(t, book, id); f.Result != "road.one" || !strings.Contains(f.Answers[0].Text, "cuts "+corner+" off") {
			t.Errorf("%s is answered %s, %v", id, f.Result, f.Answers)
		}
	}
}

func TestTheBuildsOfThePublicGameOtherThanTheTwoSlipsAreLegal(t *testing.T) {
	book, _ := Load(published(t), Options{Game: aliencity.Game.Text()})
	want := strings.NewReplacer("GTb1,", "", ",BDh9", "", "0001000", "0011100").Replace(recorded)
	if f := figure(t, book, "ply-36"); f.Position != want {
		t.Errorf("with the slips left out the game ends in %s", f.Position)
	}
	var passed []string
	for _, f := range book.Figures {
		if strings.HasPrefix(f.ID, "ply-") {
			passed = append(passed, f.Unchecked.Moves...)
		}
	}
	if !slices.Equal(passed, []string{"pass", "pass"}) {
		t.Errorf("played without asking the rules: %v", passed)
	}
}

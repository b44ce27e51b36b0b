package rulebook

import (
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/bengaluru"
)

// street is a position with two parks in column C, all over several lines as authors write it.
const street = `bengaluru1
  board:S1S1S1S1S1/S1S1PS1S1/S1S1PS1S1/S1S1S1S1S1/S2S1S1S1S1
  houses:A1.00,B1.00,C1.00,D1.00;A5.00,B5.00,D5.00,E5.00
  tokens:D2,E2
`

func TestBengaluruFiguresAreDrawnAndTraced(t *testing.T) {
	book, found := gameFigures(t, bengaluru.Game.Text(), fenced+"bengaluru id=park trace=C1.power crop=B1-D5 expect=C1:power+ caption=\"Straight on\"\n"+street+fenced+"\n\n"+
		fenced+"bengaluru id=move from=park explain=\"D2=B2\" expect=ok\n"+fenced)
	wantProblems(t, found, nil)
	park, move := figure(t, book, "park"), figure(t, book, "move")
	if !strings.HasPrefix(park.SVG(), "<svg") || !strings.Contains(park.SVG(), `id="fig-park-title"`) {
		t.Errorf("the drawing is %s", park.SVG())
	}
	for _, clause := range []games.ClauseID{"trace.park", "trace.supply"} {
		if !park.ShowsClause(clause) {
			t.Errorf("the trace does not show %s but %v", clause, park.Cites)
		}
	}
	for _, clause := range []games.ClauseID{"move.stay", "move.change", "tanks.update"} {
		if !move.ShowsClause(clause) {
			t.Errorf("the move does not show %s but %v", clause, move.Cites)
		}
	}
}

func TestFaultsOfBengaluruFiguresAreReportedAtTheirPlaces(t *testing.T) {
	for change, want := range map[[2]string]string{
		{"", ""}:                         "",
		{"A1.00", "C3.00"}:               "7:10: The house on C3 stands on a park",
		{"S2S1", "S9S1"}:                 `6:51: At character 62: "S9" is no tile`,
		{"A1.00", "A1.01"}:               "7:10: The house on A1 holds 0 power and 1 water",
		{"tokens:D2", "token:D2"}:        `8:3: At character 132: there is no field "token"`,
		{"E2", "D2"}:                     "8:10: The tokens of player 2 and player 1 both stand on D2",
		{"trace=C1", "trace=C9"}:         "4:14: ",
		{"trace=C1", "crop=C1"}:          "4:14: ",
		{"C1:power+water+", "C1:power-"}: `4:30: the text expects "C1:power-", but the drawing gives "C1:power+water+"`,
	} {
		text := strings.Replace(fenced+"bengaluru trace=C1 expect=C1:power+water+\n"+street+fenced, change[0], change[1], 1)
		_, found := gameFigures(t, bengaluru.Game.Text(), text)
		var wanted []string
		if want != "" {
			wanted = []string{gameChapter("bengaluru") + ":" + want}
		}
		wantProblems(t, found, wanted)
	}
}

func BenchmarkLoadOfThirtyFigures(b *testing.B) {
	fsys := gameFiles("bengaluru", strings.Repeat("Prose.\n\n"+fenced+"bengaluru trace=C1 explain=\"D2=B2\"\n"+street+fenced+"\n\n", 30))
	for b.Loop() {
		Load(fsys, Options{Game: bengaluru.Game.Text()})
	}
}

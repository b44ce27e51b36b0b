package rulebook

import (
	"io/fs"
	"os"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/bengaluru"
	"fourcities/games/catalog"
)

// street is a position with two parks in column C, all over several lines as authors write it.
const street = `bengaluru1
  board:S1S1S1S1S1/S1S1PS1S1/S1S1PS1S1/S1S1S1S1S1/S2S1S1S1S1
  houses:A1.00,B1.00,C1.00,D1.00;A5.00,B5.00,D5.00,E5.00
  tokens:D2,E2
`

// bengaluruFigures loads one chapter of figures as Bengaluru's; what the book lacks as a whole is not looked at.
func bengaluruFigures(t *testing.T, text string) (*Book, []Problem) {
	t.Helper()
	fsys := files(map[string]string{
		"en/bengaluru/index.md":           toyFiles["en/toy/index.md"],
		"en/bengaluru/quick-reference.md": "---\ntitle: Q\n---\n",
		"en/bengaluru/rules/01-a.md":      "---\ntitle: A\n---\n" + text,
	})
	book, found := Load(fsys, Options{Game: bengaluru.Game.Text()})
	var placed []Problem
	for _, p := range found {
		if p.Line > 0 && p.File == "content/en/bengaluru/rules/01-a.md" {
			placed = append(placed, p)
		}
	}
	return book, placed
}

func TestBengaluruFiguresAreDrawnAndTraced(t *testing.T) {
	book, found := bengaluruFigures(t, fenced+"bengaluru id=park trace=C1.power crop=B1-D5 expect=C1:power+ caption=\"Straight on\"\n"+street+fenced+"\n\n"+
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
		_, found := bengaluruFigures(t, text)
		var wanted []string
		if want != "" {
			wanted = []string{"content/en/bengaluru/rules/01-a.md:" + want}
		}
		wantProblems(t, found, wanted)
	}
}

func TestThePublishedBooksHaveNoProblems(t *testing.T) {
	content := published(t)
	folders, err := fs.ReadDir(content, string(games.English))
	if err != nil {
		t.Fatal(err)
	}
	for _, folder := range folders {
		for _, lang := range games.Langs() {
			g, _ := catalog.Find(folder.Name()) // none for a game that is being written
			book, found := Load(content, Options{Lang: lang, ID: folder.Name(), Game: g})
			for _, p := range found {
				t.Error(p)
			}
			checkHTML(t, folder.Name(), book)
		}
	}
}

// published is the module's own content as it lies on disk.
func published(t *testing.T) fs.FS {
	t.Helper()
	fsys := os.DirFS("../../" + contentFolder)
	if _, err := fs.Stat(fsys, "en/bengaluru/index.md"); err != nil {
		t.Skip("there is no content yet")
	}
	return fsys
}

func BenchmarkLoadOfThirtyFigures(b *testing.B) {
	fsys := files(map[string]string{
		"en/bengaluru/index.md":           toyFiles["en/toy/index.md"],
		"en/bengaluru/quick-reference.md": "---\ntitle: Q\n---\n",
		"en/bengaluru/rules/01-a.md":      "---\ntitle: A\n---\n" + strings.Repeat("Prose.\n\n"+fenced+"bengaluru trace=C1 explain=\"D2=B2\"\n"+street+fenced+"\n\n", 30),
	})
	for b.Loop() {
		Load(fsys, Options{Game: bengaluru.Game.Text()})
	}
}

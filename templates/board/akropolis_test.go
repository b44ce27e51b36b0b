package board

import (
	"encoding/json"
	"os"
	"strconv"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/akropolis"
)

func TestAkropolisAnswersInShort(t *testing.T) {
	for _, c := range []struct{ position, asks, want string }{
		{hexTable, "", ""},
		{hexTable, "city=1 plain names outlines mark=1.-2,9.9 try=0=1.1S", ""},
		{hexFinal, "colour=houses", "houses:2×5=10"},
		{hexFinal, "colour=barracks,markets", "barracks:5×6=30 markets:6×0=0"},
		{hexFinal, "totals", "53"},
		{hexFinal, "totals city=2", "46"},
		{hexFinal, "lakes", "2/7"},
		{strings.Replace(hexFinal, "profile:-", "profile:lake=single", 1), "lakes", "0/0"},
		{hexTable, "lakes totals", "0/0; 7"},
		{hexTable, "place=0=2.0S", "ok"},
		{hexTable, "place=0=2.0S,1=0.-2SW,2=2.0S,0=9.9N,0=0.0NE,7=2.0S", "ok place.support turn.take place.ground place.level turn.take"},
		{hexStart, "placements", "90"}, // thirty times three cells
	} {
		if got := drawHexes(t, c.position, c.asks).Result; got != c.want {
			t.Errorf("%q: %q, want %q", c.asks, got, c.want)
		}
	}
}

// A hexVector is a finished table with its score by other programs.
type hexVector struct {
	ID, Kind, Position string
	Expected           map[string]json.RawMessage
}

// hexVectors reads the vectors of scores that the engine is tested on.
func hexVectors(t *testing.T) []hexVector {
	t.Helper()
	file, err := os.Open("../../games/akropolis/testdata/vectors.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var vectors []hexVector
	for lines := json.NewDecoder(file); lines.More(); {
		var v hexVector
		if err := lines.Decode(&v); err != nil {
			t.Fatal(err)
		}
		if v.Kind == "score" {
			vectors = append(vectors, v)
		}
	}
	if len(vectors) < 400 {
		t.Fatalf("only %d vectors", len(vectors))
	}
	return vectors
}

const everyColour = "colour=houses,markets,barracks,temples,gardens"

func TestScoresOfOtherProgramsAreAnswered(t *testing.T) {
	for _, v := range hexVectors(t) {
		total, sums, _ := strings.Cut(drawHexes(t, v.Position, "city=1 totals "+everyColour).Result, "; ")
		if total != string(v.Expected["total"]) {
			t.Errorf("%s: %s, want %s", v.ID, total, v.Expected["total"])
		}
		for sum := range strings.FieldsSeq(sums) {
			name, formula, _ := strings.Cut(sum, ":")
			if _, points, _ := strings.Cut(formula, "="); points != string(v.Expected[name]) {
				t.Errorf("%s: %s, want %s", v.ID, sum, v.Expected[name])
			}
		}
	}
}

func TestPlacementsAreThoseOfTheEngineAndEachIsOk(t *testing.T) {
	for _, p := range playedHexes(t) {
		moves := p.AppendMoves(nil)
		if len(moves) == 0 {
			continue
		}
		count := 0
		for _, m := range moves {
			if m.Position == 0 {
				count++
			}
		}
		if got := drawHexes(t, p.String(), "placements").Result; got != strconv.Itoa(count) {
			t.Errorf("%s placements, want %d in %s", got, count, p)
		}
		for i := 0; i < len(moves); i += 1 + len(moves)/3 {
			if got := drawHexes(t, p.String(), "place="+moves[i].String()).Result; got != "ok" {
				t.Errorf("%s in %s: %s", moves[i], p, got)
			}
		}
	}
}

func TestTheFirstClauseThatForbidsIsTheEngines(t *testing.T) {
	for _, p := range playedHexes(t) {
		for _, text := range []string{"0=0.0N", "1=0.-1SE", "3=2.2S", "9=1.0SW"} {
			m, err := akropolis.ParseMove(p, text)
			if err != nil {
				t.Fatal(err)
			}
			want := "ok"
			_, err = p.Play(m)
			if refusal, refused := err.(*games.Refusal); refused {
				want = string(refusal.Faults[0].Clause)
			}
			if got := drawHexes(t, p.String(), "place="+text).Result; got != want {
				t.Errorf("%s: %s, want %s in %s", text, got, want, p)
			}
		}
	}
}

func TestColoursAreAnsweredWithTheirReasons(t *testing.T) {
	f := drawHexes(t, hexFinal, "colour=houses")
	var said []string
	for _, m := range f.Answers {
		said = append(said, sayAkropolis(games.English, m))
	}
	const want = "Houses: the group that scores has 1 hex, value 2 × 5 stars = 10.\n" +
		"The plazas on 0.0, -1.-1, -3.-1, 2.-1, 7.-4 give 5 stars.\n" +
		"In the group of houses that scores, with their points: 3.-2 (2).\n" +
		"Not in that group: -3.2, -5.-2."
	if got := strings.Join(said, "\n"); got != want {
		t.Errorf("%s", got)
	}
	if len(f.Cites) != 2 || f.Cites[0] != "score.houses" || f.Cites[1] != "score.stars" {
		t.Errorf("cites %v", f.Cites)
	}
}

func TestWhatCannotBeAskedOfHexesIsRefusedWithAReason(t *testing.T) {
	for _, c := range []struct{ asks, reason, mends string }{
		{"color=houses", "ask-unknown", "city, colour"},
		{"plain=1", "ask-valueless", "leave out"},
		{"lakes lakes", "ask-double", "once"},
		{"city=3", "ask-city", "1 to 2"},
		{"city=0", "ask-city", "1 to 2"},
		{"city=", "ask-city", "1 to 2"},
		{"colour=house", "ask-colour", "houses, markets"},
		{"colour=", "ask-colour", "houses, markets"},
		{"colour=houses,houses", "ask-colour-double", "twice"},
		{"mark=a1", "ask-cell", "1.-2"},
		{"mark=99.-99", "ask-far", "far"},
		{"place=1.1S", "ask-move", "0=1.1S"},
		{"try=lay", "ask-move", "0=1.1S"},
		{"place=0=41.0S", "ask-far", "far"},
		{"city=2 place=0=1.1S", "ask-turn", "turn of player 1"},
	} {
		_, err := akropolisDrawer.Draw(Request{Position: hexTable, Asks: fence(c.asks), Lang: games.English})
		wrong, ok := err.(*AskError)
		if !ok || wrong.Reason.Key() != "form/"+c.reason {
			t.Errorf("%q: %v, want %s", c.asks, err, c.reason)
			continue
		}
		if said := sayAkropolis(games.English, wrong.Reason); !strings.Contains(said, c.mends) || strings.ContainsAny(said, "{}") {
			t.Errorf("%q: %q does not say %q", c.asks, said, c.mends)
		}
	}
	if _, err := akropolisDrawer.Sheet(Request{Position: hexStart, Asks: fence("lakes")}); err == nil {
		t.Error("a sheet with asks")
	}
}

func TestABadTableOfHexesIsTheGamesRefusal(t *testing.T) {
	if _, err := akropolisDrawer.Draw(Request{Position: "akropolis1 cities:-;Hqq@9.9N"}); err == nil {
		t.Error("drawn")
	} else if _, ok := err.(*games.Refusal); !ok {
		t.Errorf("%T", err)
	}
	_, err := akropolisDrawer.Draw(Request{Position: hexTable, Before: "nonsense"})
	if wrong, ok := err.(*AskError); !ok || wrong.Ask.Name != "before" || wrong.Error() == "" {
		t.Errorf("before: %v", err)
	}
}

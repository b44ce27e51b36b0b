package bengaluru_test

import (
	"slices"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/games/seed"
)

// city parses a 5×5 board given row by row from the top, with houses out of the way in the corners and on the rims
// unless the test says otherwise.
func city(t *testing.T, more string, rows ...string) bengaluru.Position {
	t.Helper()
	text := "bengaluru1 board:" + strings.ReplaceAll(strings.Join(rows, "/"), " ", "")
	if !strings.Contains(more, "houses:") {
		text += " houses:A1.00,A3.00,A5.00,C3.00;E1.00,E2.00,E4.00,E5.00"
	}
	p, err := bengaluru.Parse(text + " " + more)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return p
}

func square(t *testing.T, name string) grid.Square {
	t.Helper()
	s, ok := grid.Parse(name, bengaluru.MaxSize, bengaluru.MaxSize)
	if !ok {
		t.Fatalf("%s is no square", name)
	}
	return s
}

// walkText writes a walk as the squares it passes and the clause that ended it: "C4 C5 trace.supply +".
func walkText(w bengaluru.Walk) string {
	var words []string
	for _, s := range w.Steps {
		words = append(words, s.Square.String())
	}
	words = append(words, string(w.Clause))
	if w.Connected {
		words = append(words, "+")
	} else {
		words = append(words, "-")
	}
	return strings.Join(words, " ")
}

func checkWalks(t *testing.T, p bengaluru.Position, house string, u bengaluru.Utility, want ...string) {
	t.Helper()
	walks := p.Trace(square(t, house), u)
	got := []string{walkText(walks[0]), walkText(walks[1])}
	if !slices.Equal(got, want) {
		t.Errorf("%s of %s walks %q, want %q", u, house, got, want)
	}
	either := strings.HasSuffix(want[0], "+") || strings.HasSuffix(want[1], "+")
	if p.Connected(square(t, house), u) != either {
		t.Errorf("%s of %s is connected %v, want %v", u, house, !either, either)
	}
}

func TestAPipeGoesOnThroughItsOwnKindAndOverTheEdge(t *testing.T) {
	p := city(t, "",
		"S1 S1 S1 S1 S1",
		"S1 S1 S1 S1 S1",
		"S1 S1 S1 S1 S1",
		"S1 S1 B2 S1 S1",
		"S1 S1 S1 S1 S1")
	checkWalks(t, p, "C3", bengaluru.Power, "C4 C5 trace.supply +", "trace.follow -")
	checkWalks(t, p, "C3", bengaluru.Water, "D3 E3 trace.supply +", "B3 A3 trace.supply +")
}

func TestAParkNeverTurnsAPipe(t *testing.T) {
	p := city(t, "",
		"S1 S1 P  S1 S1",
		"S1 S1 P  S1 S1",
		"S1 S1 S1 S1 S1",
		"S1 S1 P  S1 S1",
		"S1 S1 S2 S1 S1")
	checkWalks(t, p, "C3", bengaluru.Power, "C4 C5 trace.supply +", "C2 trace.follow -")
}

func TestTheOtherUtilitysEdgeIsNoSupply(t *testing.T) {
	p := city(t, "",
		"S1 S1 S1 S1 S1",
		"S1 S1 S1 S1 S1",
		"S2 S2 S2 S2 S2",
		"S1 S1 S2 S1 S1",
		"S1 S1 P  S1 S1")
	checkWalks(t, p, "C3", bengaluru.Power, "D3 E3 trace.supply -", "B3 A3 trace.supply -")
	checkWalks(t, p, "C3", bengaluru.Water, "trace.follow -", "C2 C1 trace.supply -")
}

func TestTheDugUpSquareStopsAPipeAndDisconnectsItsHouse(t *testing.T) {
	rows := []string{"S1S1S1S1S1", "S1S1S1S1S1", "S1S1S1S1S1", "S1S1S1S1S1", "S1S1S1S1S1"}
	p := city(t, "dozer:C4", rows...)
	checkWalks(t, p, "C3", bengaluru.Power, "trace.dug -", "C2 C1 trace.supply +")
	p = city(t, "dozer:C3", rows...)
	checkWalks(t, p, "C3", bengaluru.Power, "trace.dug -", "trace.dug -")
	checkWalks(t, p, "C3", bengaluru.Water, "trace.dug -", "trace.dug -")
}

func TestAHouseThatIsDugUpIsToldOnceForEachPipe(t *testing.T) {
	p := city(t, "dozer:- tokens:B2,- round:3 phase:dig", "S1S1S1S1S1", "S1S1S1S1S1", "S1S1S1S1S1", "S1S1S1S1S1", "S1S1S1S1S1")
	told := map[string]int{}
	for _, m := range p.Explain(bengaluru.DigAt(square(t, "C3"))).Effects {
		told[bengaluru.Game.Text().Say(games.English, m)]++
	}
	for _, u := range []string{"power", "water"} {
		if n := told["C3 is dug up: its "+u+" pipe leads nowhere."]; n != 1 {
			t.Errorf("the %s pipe is told of %d times in %v", u, n, told)
		}
	}
}

func TestAWalkThatComesBackIsALoop(t *testing.T) {
	p := city(t, "",
		"S1 S1 S1 S1 S1",
		"S1 S1 B2 B3 S1",
		"S1 S1 B1 B4 S1",
		"S1 S1 S1 S1 S1",
		"S1 S1 S1 S1 S1")
	checkWalks(t, p, "C3", bengaluru.Power, "C4 D4 D3 trace.loop -", "D3 D4 C4 trace.loop -")
}

func TestHousesAndTokensDoNotStopAPipe(t *testing.T) {
	p := city(t, "tokens:C4,C5 houses:A1.00,A3.00,A5.00,C3.00;C5.00,E2.00,E4.00,E5.00",
		"S1 S1 S1 S1 S1",
		"S1 S1 S1 S1 S1",
		"S1 S1 S1 S1 S1",
		"S1 S1 S1 S1 S1",
		"S1 S1 S1 S1 S1")
	checkWalks(t, p, "C3", bengaluru.Power, "C4 C5 trace.supply +", "C2 C1 trace.supply +")
}

func TestOnePathMayCrossAParkTwice(t *testing.T) {
	p := city(t, "houses:A1.00,A3.00,A5.00,C2.00;E1.00,E2.00,E4.00,E5.00",
		"S1 S1 S1 S1 S1",
		"S1 S1 B2 B3 S1",
		"S1 S1 P  B4 S1",
		"S1 S1 S1 S1 S1",
		"S1 S1 S1 S1 S1")
	checkWalks(t, p, "C2", bengaluru.Power, "C3 C4 D4 D3 C3 trace.follow -", "C1 trace.supply +")
}

// naiveConnected is the definition written a second time: a set of squares and directions seen, sides as vectors,
// tiles as letters.
func naiveConnected(p *bengaluru.Position, house grid.Square, u bengaluru.Utility) bool {
	joins := map[string]map[bengaluru.Utility]string{
		"S1": {bengaluru.Power: "NS", bengaluru.Water: "EW"}, "S2": {bengaluru.Power: "EW", bengaluru.Water: "NS"},
		"B1": {bengaluru.Power: "NE", bengaluru.Water: "SW"}, "B2": {bengaluru.Power: "ES", bengaluru.Water: "WN"},
		"B3": {bengaluru.Power: "SW", bengaluru.Water: "NE"}, "B4": {bengaluru.Power: "WN", bengaluru.Water: "ES"},
	}
	step := map[byte][2]int{'N': {0, 1}, 'E': {1, 0}, 'S': {0, -1}, 'W': {-1, 0}}
	back := map[byte]byte{'N': 'S', 'E': 'W', 'S': 'N', 'W': 'E'}
	if house == p.Dozer() {
		return false
	}
	for _, out := range []byte(joins[p.Tile(house).String()][u]) {
		x, y := house.Column(), house.Row()
		for range 1000 {
			x, y = x+step[out][0], y+step[out][1]
			if y < 0 || y >= p.Size() || x < 0 || x >= p.Size() {
				if (out == 'N' || out == 'S') == (u == bengaluru.Power) {
					return true
				}
				break
			}
			at := grid.At(x, y)
			if at == p.Dozer() {
				break
			}
			if p.Tile(at) == bengaluru.Park {
				continue
			}
			pipe := joins[p.Tile(at).String()][u]
			if i := strings.IndexByte(pipe, back[out]); i < 0 {
				break
			} else {
				out = pipe[1-i]
			}
		}
	}
	return false
}

// scramble makes a random valid position of any size and number of players from a seed.
func scramble(s seed.Seed) bengaluru.Position {
	r := seed.New(s)
	size := bengaluru.MinSize + r.Below(bengaluru.MaxSize-bengaluru.MinSize+1)
	setup := &bengaluru.Setup{Dozer: grid.None, Round: 1 + r.Below(9), Turn: 1, Phase: bengaluru.Standard}
	var built []grid.Square
	for row := range size {
		var tiles []bengaluru.Tile
		for column := range size {
			t := bengaluru.Park
			if r.Below(7) > 0 {
				t = bengaluru.PipeTiles[r.Below(6)]
				built = append(built, grid.At(column, row))
			}
			tiles = append(tiles, t)
		}
		setup.Rows = append(setup.Rows, tiles)
	}
	r.Shuffle(len(built), func(i, j int) { built[i], built[j] = built[j], built[i] })
	players := min(2+r.Below(3), len(built)/6)
	for i := range players {
		var houses []bengaluru.House
		for j := range bengaluru.HousesEach {
			h := bengaluru.House{Square: built[4*i+j]}
			if j > 0 && r.Below(2) == 0 {
				h.Power, h.Water = uint8(1+r.Below(3)), uint8(1+r.Below(3))
			}
			houses = append(houses, h)
		}
		setup.Houses = append(setup.Houses, houses)
		setup.Tokens = append(setup.Tokens, built[4*players+i])
	}
	if r.Below(2) == 0 {
		setup.Dozer = built[r.Below(len(built))]
	}
	p, err := setup.Validate()
	if err != nil {
		panic(err)
	}
	return p
}

func checkAgainstNaive(t *testing.T, p bengaluru.Position) {
	t.Helper()
	for player := 1; player <= p.Players(); player++ {
		for _, h := range p.Houses(player) {
			for _, u := range bengaluru.Utilities {
				if got, want := p.Connected(h.Square, u), naiveConnected(&p, h.Square, u); got != want {
					t.Errorf("%s\n%s of %s is connected %v, want %v", p, u, h.Square, got, want)
				}
			}
		}
	}
}

func TestTracingAgreesWithTheDefinitionOnRandomCities(t *testing.T) {
	for i := range 2_000 {
		checkAgainstNaive(t, scramble(seed.Seed(i)))
	}
}

func FuzzTracingAgreesWithTheDefinition(f *testing.F) {
	f.Add(uint64(1))
	f.Fuzz(func(t *testing.T, n uint64) { checkAgainstNaive(t, scramble(seed.Seed(n))) })
}

func FuzzTextsAreReadOrRefused(f *testing.F) {
	p := scramble(3)
	f.Add(p.String(), "A1=B2")
	f.Add("bengaluru1 board:P/P houses:;;; tokens:- reached:1,1 limit:0 round:-1", "jump Z9")
	f.Add("bengaluru1", "")
	f.Fuzz(func(t *testing.T, text, move string) {
		p, err := bengaluru.Parse(text)
		if err != nil {
			if refusal, ok := err.(*games.Refusal); !ok || len(refusal.Faults) == 0 {
				t.Fatalf("refused with %v", err)
			}
			return
		}
		again, err := bengaluru.Parse(p.String())
		if err != nil || again != p {
			t.Fatalf("%q is written %s, read back as %s (%v)", text, p, again, err)
		}
		if m, err := bengaluru.ParseMove(p, move); err == nil && m.String() != move {
			t.Fatalf("the move %q is written %s", move, m)
		}
	})
}

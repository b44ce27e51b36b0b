package board

import (
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/games/seed"
)

// A call is one shape that a recorder was asked for.
type call struct {
	role   Role
	points []Point
	radius int
	text   Text
}

// A recorder is a pen that remembers what it is asked for.
type recorder struct {
	calls  []call
	groups []string
}

func (r *recorder) Polygon(role Role, corners ...Point) {
	r.calls = append(r.calls, call{role: role, points: corners})
}

func (r *recorder) Path(role Role, path Path) {
	c := call{role: role}
	for _, piece := range path {
		c.points = append(c.points, piece.To)
	}
	r.calls = append(r.calls, c)
}

func (r *recorder) Circle(role Role, centre Point, radius int) {
	r.calls = append(r.calls, call{role: role, points: []Point{centre}, radius: radius})
}

func (r *recorder) Text(role Role, t Text) {
	r.calls = append(r.calls, call{role: role, points: []Point{t.At}, text: t})
}

func (r *recorder) Link(href string)   { r.groups = append(r.groups, "<a "+href) }
func (r *recorder) EndLink()           { r.groups = append(r.groups, "a>") }
func (r *recorder) Group(title string) { r.groups = append(r.groups, "<g "+title) }
func (r *recorder) EndGroup()          { r.groups = append(r.groups, "g>") }

// of returns the calls with that role.
func (r *recorder) of(role Role) []call {
	var calls []call
	for _, c := range r.calls {
		if c.role == role {
			calls = append(calls, c)
		}
	}
	return calls
}

// words returns the texts of that role.
func (r *recorder) words(role Role) string {
	var words []string
	for _, c := range r.of(role) {
		words = append(words, c.text.Words)
	}
	return strings.Join(words, " ")
}

func record(p Picture) *recorder {
	r := &recorder{}
	p.Draw(r)
	return r
}

// city7 is a 7 by 7 city: parks in a row and at the rim, SAFE, fragile, empty and abandoned houses, a dug-up square.
const city7 = "bengaluru1 board:S1B3B1S1S1S1B2/B1B4PS1S2S1S2/S1S1B2S1B1S1S1/B3B4S2B4B3B2B2/B2S2S2B4B2S2B1/B2B3B2S1B4PB1/B1PB1S2B3B3B3 " +
	"houses:A5.00,C7.33,D3.00x,F5.12;A6.33,D4.00,E1.33,F4.00 tokens:D2,D6 dozer:B4 round:10 turn:1 phase:standard reached:-"

// draw makes a figure; asks are written as in a fence: "trace=B6 plain".
func draw(t *testing.T, position, asks string) Figure {
	t.Helper()
	f, err := bengaluruDrawer.Draw(Request{Position: position, Asks: fence(asks), Lang: games.English})
	if err != nil {
		t.Fatalf("%s: %v", asks, err)
	}
	return f
}

func fence(asks string) []Ask {
	var list []Ask
	for word := range strings.FieldsSeq(asks) {
		name, value, _ := strings.Cut(word, "=")
		list = append(list, Ask{name, value})
	}
	return list
}

// randomCity returns the text of a valid position of that size with random tiles, parks, tanks, tokens and bulldozer.
func randomCity(t *testing.T, source *seed.Source, size, players int) string {
	t.Helper()
	setup := &bengaluru.Setup{Dozer: grid.None, Round: 3 + source.Below(20), Turn: 1 + source.Below(players), Phase: bengaluru.Standard}
	var pipes []grid.Square
	for row := range size {
		var tiles []bengaluru.Tile
		for column := range size {
			tile := bengaluru.PipeTiles[source.Below(6)]
			if source.Below(9) == 0 {
				tile = bengaluru.Park
			} else {
				pipes = append(pipes, grid.At(column, row))
			}
			tiles = append(tiles, tile)
		}
		setup.Rows = append(setup.Rows, tiles)
	}
	source.Shuffle(len(pipes), func(i, j int) { pipes[i], pipes[j] = pipes[j], pipes[i] })
	next := func() grid.Square { s := pipes[0]; pipes = pipes[1:]; return s }
	for range players {
		var houses []bengaluru.House
		for i := range bengaluru.HousesEach {
			h := bengaluru.House{Square: next(), Power: uint8(source.Below(4)), Water: uint8(1 + source.Below(3))}
			switch {
			case i == 0: // so that nobody is at the target
				h.Power = 1
			case h.Power == 0:
				h.Water, h.Abandoned = 0, source.Below(2) == 0
			}
			houses = append(houses, h)
		}
		setup.Houses, setup.Tokens = append(setup.Houses, houses), append(setup.Tokens, next())
	}
	if source.Below(2) == 0 {
		setup.Dozer = setup.Houses[0][0].Square
	} else if len(pipes) > 0 {
		setup.Dozer = next()
	}
	p, err := setup.Validate()
	if err != nil {
		t.Fatal(err)
	}
	return p.String()
}

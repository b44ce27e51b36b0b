package aliencitysolver

import (
	"slices"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/games/gamestest"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/aliencitychecker/lategame"
)

// options are those that games are played with in turn.
var options = []aliencity.Options{{}, {Location: true}, {Strict: true}, {Location: true, Strict: true}}

// TestTheBoardKeepsInStepWithTheRules plays random games on the search's board and by the rules.
func TestTheBoardKeepsInStepWithTheRules(t *testing.T) {
	r := seed.New(1)
	for i := range gamestest.Trials(12, 40) {
		all := lategame.Game(r, options[i%len(options)], 2)
		s, c := searchOf(all[0])
		for n, p := range all {
			want := p.AppendMoves(nil)
			if s.over(&c) != (len(want) == 0) {
				t.Fatalf("%v: the board says over: %v", p, s.over(&c))
			}
			totals := p.Totals()
			if got := s.difference(&c); got != totals[0]-totals[1] {
				t.Fatalf("%v: a difference of %d, want %v", p, got, totals)
			}
			if got := s.movesOf(&c); !slices.Equal(got, textsInOrder(want)) {
				t.Fatalf("%v: moves %v, want %v", p, got, textsInOrder(want))
			}
			if n+1 < len(all) {
				c = s.step(&c, moveBetween(t, p, all[n+1]))
			}
		}
	}
}

func searchOf(p aliencity.Position) (*search, city) {
	d, c := newDesk(&p)
	return newSearch(d, solver.Budget{Nodes: 1 << 20}), c
}

// movesOf lists the board's moves by text, the pass of a player who alone cannot build included.
func (s *search) movesOf(c *city) []string {
	s.moves = s.moves[:0]
	if s.list(c, move{}, false); len(s.moves) == 0 && !s.over(c) {
		return []string{"pass"}
	}
	var all []aliencity.Move
	for _, m := range s.moves {
		all = append(all, m.move.theirs())
	}
	s.moves = s.moves[:0]
	return textsInOrder(all)
}

func textsInOrder(moves []aliencity.Move) []string {
	texts := games.Names(moves)
	slices.Sort(texts)
	return texts
}

// moveBetween finds the move that leads from one position to the next.
func moveBetween(t *testing.T, p, next aliencity.Position) aliencity.Move {
	t.Helper()
	for _, m := range p.AppendMoves(nil) {
		if after, err := p.Play(m); err == nil && after == next {
			return m
		}
	}
	t.Fatalf("no move leads from %v to %v", p, next)
	return aliencity.Move{}
}

// TestNamesTellPositionsApart walks all ways from late positions: each position has one name, and no two share one,
// whether names are exact or random.
func TestNamesTellPositionsApart(t *testing.T) {
	r := seed.New(2)
	for i := range 24 {
		p := lategame.Before(r, options[i%len(options)], 3, 4)
		s, c := searchOf(p)
		if !s.names.exact {
			t.Errorf("%v: the names are not exact", p)
		}
		if i%2 == 1 {
			s.names.randomise()
		}
		names, seen := map[aliencity.Position]name{}, map[name]aliencity.Position{}
		var walk func(aliencity.Position, city)
		walk = func(p aliencity.Position, c city) {
			n := c.board.xor(c.rest)
			if old, ok := names[p]; ok {
				if old != n {
					t.Errorf("%v has two names", p)
				}
				return
			}
			if other, ok := seen[n]; ok {
				t.Errorf("%v and %v share a name", p, other)
			}
			names[p], seen[n] = n, p
			for _, m := range p.AppendMoves(nil) {
				next, _ := p.Play(m)
				walk(next, s.step(&c, m))
			}
		}
		walk(p, c)
	}
}

// TestABrokenRoadEndsTheGame asks for positions that the rules let be scored but not played.
func TestABrokenRoadEndsTheGame(t *testing.T) {
	start := lategame.Start(seed.New(3), aliencity.Options{}).String()
	for _, c := range []struct{ lots, supply string }{
		{"lots:RDa2,RDb1", "supply:3221333;2323333"},
		{"lots:RDa2,RDb1,RDa1", "supply:3220333;2323333"},
	} {
		p, err := aliencity.Parse(strings.NewReplacer("lots:-", c.lots, "supply:3223333;2323333", c.supply).Replace(start))
		if err != nil {
			t.Fatal(err)
		}
		a := Endgame(p, solver.Budget{Nodes: 10})
		if a.Status != solver.Proved || a.Value != 0 || a.Best != nil || a.Line != nil {
			t.Errorf("%v: %+v", p, a)
		}
	}
}

package akropolissolver

import (
	"slices"
	"strings"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/solver"
)

// MostKnown is how many known tiles [BestThree] places.
const MostKnown = 3

// A Line is where each of the tiles lies, in their order.
type Line []akropolis.Placed

// String returns the tiles as a city lists them: Thb@1.1S,Bqq@-2.1S.
func (l Line) String() string {
	return strings.Join(games.Names(l), ",")
}

// A ThreeAnswer says what score the known tiles can come to at best.
type ThreeAnswer struct {
	Status solver.Status // Proved; Found when the budget ran out: better ones may exist; OutOfBudget with no line at all
	Number int           // the total after the last tile: points and stones, those of quarries covered included
	Lines  []Line        // lines that come to it, in the order of their texts, the first MostLines found
	Count  int           // how many there are
	Greedy int           // what the best placement of each tile by itself, in turn, comes to
	Nodes  int64         // triads looked at
}

// MostLines is how many of the best lines are kept.
const MostLines = 100

// BestThree lays the tiles, one to three of them, in that order into the player's city, free of charge, and finds the
// highest total. A node of the budget is one triad that one tile is tried on. Players count from 1.
//
// It goes depth first, the better placement first, so that the first line is the greedy one, and leaves out what cannot
// come up to the best line so far by the bounds of bound.go.
func BestThree(p akropolis.Position, player int, tiles []akropolis.Tile, budget solver.Budget) ThreeAnswer {
	s := newSearch(&p, player, tiles, budget)
	s.run(0)
	return s.answer(&p, player)
}

func newSearch(p *akropolis.Position, player int, tiles []akropolis.Tile, budget solver.Budget) *search {
	s := &search{faces: tiles, stones: p.Stones(player), meter: budget.Meter(), best: -1}
	b := newBoard(p, player, len(tiles))
	for _, face := range tiles {
		s.tiles = append(s.tiles, tileOf(face))
		s.stages = append(s.stages, &stage{board: b.empty()})
	}
	s.stages[0].board.copyFrom(b)
	return s
}

func (s *search) answer(p *akropolis.Position, player int) ThreeAnswer {
	r := ThreeAnswer{Status: solver.Proved, Number: s.best, Lines: s.lines, Count: s.count, Greedy: s.greedy, Nodes: s.nodes}
	if s.spent {
		r.Status = solver.Found
	}
	if s.count == 0 {
		return ThreeAnswer{Status: solver.OutOfBudget, Nodes: s.nodes}
	}
	for _, line := range s.lines {
		if !comesTo(*p, player, line, s.best) {
			return ThreeAnswer{Nodes: s.nodes} // without a status: the board and the rules have drifted apart
		}
	}
	slices.SortFunc(r.Lines, func(a, b Line) int { return strings.Compare(a.String(), b.String()) })
	return r
}

// A search is one run of BestThree.
type search struct {
	faces  []akropolis.Tile
	tiles  []tile
	stones int
	stages []*stage
	meter  *solver.Meter
	nodes  int64
	spent  bool

	best   int
	lines  []Line
	count  int
	greedy int
}

// A stage is the board on which one of the tiles is to be laid, and the ways to do it.
type stage struct {
	board   *board
	choices []choice
	now     choice
	lies    []lie // the ways to lie higher up as the board is: for each level beneath the most quarries covered
	loose   []int // visible quarries on each level
}

// A choice is one way to lay a tile, and what it comes to.
type choice struct {
	triad triad
	turn  int8
	tally tally
	total int
}

// run places the tile of a stage, and all after it.
func (s *search) run(depth int) {
	st := s.stages[depth]
	st.board.look()
	st.board.findTriads()
	if depth == len(s.stages)-1 {
		s.last(depth)
		return
	}
	if !s.weigh(depth) {
		return
	}
	next := s.stages[depth+1].board
	for i := range st.choices {
		st.now = st.choices[i]
		if s.bound(depth) < s.best {
			continue
		}
		hexes := turned(s.tiles[depth].hexes, int(st.now.turn))
		next.copyFrom(st.board)
		next.lay(st.now.triad, &hexes)
		if s.run(depth + 1); s.spent {
			return
		}
	}
}

// weigh lists the ways to lay a stage's tile, those that come to most first.
func (s *search) weigh(depth int) bool {
	st := s.stages[depth]
	st.choices = st.choices[:0]
	st.surveyLies()
	var m bed
	for _, t := range st.board.triads {
		if !s.spend() {
			return false
		}
		st.board.measure(t, &m)
		st.board.settle(&m)
		for turn := range 3 {
			hexes := turned(s.tiles[depth].hexes, turn)
			c := choice{triad: t, turn: int8(turn)}
			st.board.weigh(&m, &hexes, &c.tally)
			c.tally.stones += s.gained(depth)
			c.total = c.tally.total()
			st.choices = append(st.choices, c)
		}
	}
	slices.SortStableFunc(st.choices, func(a, b choice) int { return b.total - a.total })
	return true
}

// gained is the stones that the player has when a stage's tile is laid.
func (s *search) gained(depth int) int {
	if depth == 0 {
		return s.stones
	}
	return s.stages[depth-1].now.tally.stones
}

func (s *search) spend() bool {
	if !s.meter.Spend() {
		s.spent = true
		return false
	}
	s.nodes++
	return true
}

// last lays the last tile wherever it may come up to the best line.
func (s *search) last(depth int) {
	st, next := s.stages[depth], &s.tiles[depth]
	first := s.count == 0
	gained := s.gained(depth)
	var m bed
	var after tally
	for _, t := range st.board.triads {
		if !s.spend() {
			return
		}
		st.board.measure(t, &m)
		if st.board.bedBound(&m, next)+gained < s.best {
			continue
		}
		st.board.settle(&m)
		for turn := range 3 {
			hexes := turned(next.hexes, turn)
			st.board.weigh(&m, &hexes, &after)
			if total := after.total() + gained; total >= s.best {
				st.now = choice{triad: t, turn: int8(turn)}
				s.found(total)
			}
		}
	}
	if first {
		s.greedy = s.best
	}
}

// found notes the line of the stages' choices.
func (s *search) found(total int) {
	if total > s.best {
		s.best, s.count, s.lines = total, 0, nil
	}
	if s.count++; s.count > MostLines {
		return
	}
	line := make(Line, len(s.stages))
	for i, st := range s.stages {
		line[i] = akropolis.Placed{Tile: s.faces[i], Placement: st.board.placement(st.now.triad, int(st.now.turn))}
	}
	s.lines = append(s.lines, line)
}

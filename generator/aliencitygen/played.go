package aliencitygen

import (
	"fourcities/games/aliencity"
	"fourcities/games/seed"
)

// A played is a game between two bots: the position before each move, and the last one after them all.
type played struct {
	positions []aliencity.Position
	moves     []aliencity.Move
}

// playGame draws a layout and lets two bots play on it to the end.
func playGame(r *seed.Source) (played, bool) {
	p, ok := drawStart(r)
	if !ok {
		return played{}, false
	}
	bots := [aliencity.Players]bot{newBot(1, r), newBot(2, r)}
	g := played{positions: []aliencity.Position{p}}
	for !p.Status().Over {
		m := bots[p.Turn()-1].choose(&p)
		next, err := p.Play(m)
		if err != nil { // bots choose among the listed builds and claims
			return played{}, false
		}
		p = next
		g.positions, g.moves = append(g.positions, p), append(g.moves, m)
	}
	return g, true
}

// drawStart draws shuffles until one keeps to the bounds of layouts.
func drawStart(r *seed.Source) (aliencity.Position, bool) {
	var t layoutTrial
	for range mostShuffles {
		s := drawShuffle(r)
		if !t.takes(spreadOf(&s)) {
			continue
		}
		p, err := s.start()
		return p, err == nil
	}
	return aliencity.Position{}, false
}

// final returns the finished city.
func (g *played) final() *aliencity.Position { return &g.positions[len(g.positions)-1] }

// before returns the position with that many moves still to come in the game as it was played.
func (g *played) before(moves int) *aliencity.Position {
	return &g.positions[max(0, len(g.positions)-1-moves)]
}

package aliencitygen

import (
	"fourcities/games/aliencity"
	"fourcities/games/seed"
	"fourcities/generator"
)

// A played is a game between two bots: the position before each move, and the last one after them all.
type played struct {
	positions []aliencity.Position
	moves     []aliencity.Move
}

// playGame draws a layout and lets two bots play on it to the end; hoard is how many points more than usual they hold a
// claim to be worth.
func playGame(r *seed.Source, hoard int) (played, bool) {
	p, ok := drawStart(r)
	if !ok {
		return played{}, false
	}
	bots := [aliencity.Players]bot{newBot(1, hoard, r), newBot(2, hoard, r)}
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
	for range mostShuffles {
		if p, _, why := drawLayout(r); why == generator.Taken {
			return p, true
		}
	}
	return aliencity.Position{}, false
}

// final returns the finished city.
func (g *played) final() *aliencity.Position { return &g.positions[len(g.positions)-1] }

// before returns the position with that many moves still to come in the game as it was played, of which there must be
// so many.
func (g *played) before(moves int) *aliencity.Position { return &g.positions[len(g.moves)-moves] }

// moveBefore returns the move that was made there.
func (g *played) moveBefore(moves int) aliencity.Move { return g.moves[len(g.moves)-moves] }

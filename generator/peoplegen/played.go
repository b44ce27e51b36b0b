package peoplegen

import (
	"fourcities/games/people"
	"fourcities/games/seed"
	"fourcities/solver/peoplesolver"
)

// A played is a game between bots: the position before each turn, and the last one after them all.
type played struct {
	positions []people.Position
	turns     []peoplesolver.Turn
}

// playGame draws a city with the spread and lets the bots, one for each player, play on it to the end.
func playGame(s spread, bots []bot, r *seed.Source) (played, bool) {
	return playUntil(s, bots, r, func(*played) bool { return false })
}

// playUntil is playGame that stops as soon as it is told to.
func playUntil(s spread, bots []bot, r *seed.Source, stop func(*played) bool) (played, bool) {
	p, err := s.found(len(bots), r)
	g := played{positions: []people.Position{p}}
	if err != nil {
		return g, false
	}
	for p.Phase() != people.Over && !stop(&g) {
		t := bots[p.Turn()-1].turn(&p)
		if p, err = t.Play(p); err != nil { // bots choose among legal turns
			return g, false
		}
		g.positions, g.turns = append(g.positions, p), append(g.turns, t)
	}
	return g, true
}

// drawBots draws a bot for each player, of one of the levels.
func drawBots(players int, r *seed.Source, levels ...level) []bot {
	bots := make([]bot, players)
	for i := range bots {
		bots[i] = bot{level: levels[r.Below(len(levels))], source: r}
	}
	return bots
}

// final returns the last position.
func (g *played) final() *people.Position { return &g.positions[len(g.positions)-1] }

package akropolisgen

import (
	"fourcities/games/akropolis"
	"fourcities/games/seed"
	"fourcities/generator"
)

// A played is a game between bots: the position before each move, and the last one after them all.
type played struct {
	positions []akropolis.Position
	moves     []akropolis.Move
}

// playGame draws a layout and lets bots of those strengths play on it to the end, one for each player.
func playGame(r *seed.Source, s Setting, players ...strength) (played, bool) {
	p, ok := drawStart(r, s, len(players))
	if !ok {
		return played{}, false
	}
	g := played{positions: []akropolis.Position{p}}
	for !p.Status().Over {
		b := bot{players[p.Turn()-1], r}
		m, ok := b.choose(&p)
		if !ok {
			return played{}, false
		}
		next, err := p.Play(m)
		if err != nil { // bots choose among the listed moves
			return played{}, false
		}
		p = next
		g.positions, g.moves = append(g.positions, p), append(g.moves, m)
	}
	return g, true
}

// drawStart draws shuffles until one keeps to the bounds of layouts.
func drawStart(r *seed.Source, s Setting, players int) (akropolis.Position, bool) {
	for range mostShuffles {
		if p, _, why := s.draw(r, players); why == generator.Taken {
			return p, true
		}
	}
	return akropolis.Position{}, false
}

// final returns the finished table.
func (g *played) final() *akropolis.Position { return &g.positions[len(g.positions)-1] }

// middle returns the positions in which the player in turn has at least so many tiles laid and at most so many, in
// random order. What is to come is nobody's business there: the deck is unknown.
func (g *played) middle(r *seed.Source, least, most int) []akropolis.Position {
	var found []akropolis.Position
	for _, p := range g.positions[:len(g.moves)] {
		if n := len(p.Placed(p.Turn())); n < least || n > most || len(p.Site()) < 2 {
			continue
		}
		s := p.Setup()
		s.Deck, s.Unknown = nil, true
		if hidden, err := s.Validate(); err == nil {
			found = append(found, hidden)
		}
	}
	r.Shuffle(len(found), func(i, j int) { found[i], found[j] = found[j], found[i] })
	return found
}

// drawStrengths draws how well each of two to four players plays.
func drawStrengths(r *seed.Source) []strength {
	players := make([]strength, akropolis.MinPlayers+r.Below(akropolis.MaxPlayers-akropolis.MinPlayers+1))
	for i := range players {
		players[i] = strengths[r.Below(len(strengths))]
	}
	return players
}

// drawVariants draws the variants of a puzzle: never any in an easy one, in every other at even odds none or each at even
// odds.
func drawVariants(r *seed.Source, difficulty string) (v akropolis.Variants) {
	if difficulty == generator.Easy || r.Below(2) == 0 {
		return v
	}
	for c := range v {
		v[c] = r.Below(2) == 0
	}
	return v
}

// drawGame plays a game for the trial, with players and variants drawn.
func drawGame(t *generator.Trial) (played, bool) {
	variants := drawVariants(t.Source, t.Order.Difficulty)
	return playGame(t.Source, Setting{Variants: variants}, drawStrengths(t.Source)...)
}

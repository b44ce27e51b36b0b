package akropolisgen

import "fourcities/games/akropolis"

// openingRounds is how many rounds count as the opening: a third of the game of two, three or four players.
const openingRounds = 4

// An opening says what comes up in which round.
type opening struct {
	players   int
	plazas    [akropolis.Colours]int // in the rounds of the opening
	districts [akropolis.Colours]int // in the same
	quarries  int                    // in the same: the stones that there can be at most
	first     [akropolis.Colours]int // the round in which each colour's first plaza comes up
	site      int                    // tiles with a plaza in the first construction site
	dry       int                    // most rounds running in which no plaza comes up
	rounds    int                    // of the game
}

// openingOf looks through an order of the tiles.
func openingOf(tiles []akropolis.Tile, players int) opening {
	o := opening{players: players}
	dry := 0
	for round, stack := range stacks(tiles, players) {
		plazas := 0
		for _, t := range stack {
			if o.count(t, round+1) {
				plazas++
			}
		}
		if dry++; plazas > 0 {
			dry = 0
		}
		o.dry = max(o.dry, dry)
		if o.rounds++; round == 0 {
			o.site = plazas
		}
	}
	return o
}

// stacks cuts an order of the tiles into rounds: the first construction site, then the stacks (setup.site).
func stacks(tiles []akropolis.Tile, players int) [][]akropolis.Tile {
	rounds := [][]akropolis.Tile{tiles[:players+2]}
	for rest := tiles[players+2:]; len(rest) > 0; rest = rest[players+1:] {
		rounds = append(rounds, rest[:players+1])
	}
	return rounds
}

// count counts a tile that comes up in a round, and reports whether it has a plaza.
func (o *opening) count(t akropolis.Tile, round int) (plaza bool) {
	early := round <= openingRounds
	for _, h := range t.Hexes() {
		switch {
		case h.IsPlaza():
			plaza = true
			if o.first[h.Colour()] == 0 {
				o.first[h.Colour()] = round
			}
			if early {
				o.plazas[h.Colour()]++
			}
		case !early:
		case h.IsDistrict():
			o.districts[h.Colour()]++
		default:
			o.quarries++
		}
	}
	return plaza
}

// latest is the round by which every colour has had a plaza.
func (o *opening) latest() int {
	latest := 0
	for _, round := range o.first {
		latest = max(latest, round)
	}
	return latest
}

package akropolissolver

import (
	"slices"

	"fourcities/games/akropolis"
)

// replays plays the first best move by the rules and asks them for the total. The other moves differ from it in where a
// tile lies alone: that they are legal and what they come to is asked of the city, which is the same rules without the
// price of a whole position each.
func replays(p *akropolis.Position, r *BestAnswer) bool {
	after, err := p.Play(r.Moves[0])
	if err != nil || after.Total(p.Turn()) != r.Number {
		return false
	}
	city, rule, stones := p.City(p.Turn()), p.Rule(), p.Stones(p.Turn())
	legal := city.AppendPlacements(nil)
	for _, m := range r.Moves[1:] {
		placed := akropolis.Placed{Tile: p.Site()[m.Position], Placement: m.Placement}
		paid := stones - int(m.Position)
		if paid < 0 || !slices.Contains(legal, m.Placement) ||
			city.With(placed).Points(rule)+paid+city.Covers(m.Placement) != r.Number {
			return false
		}
	}
	return true
}

// comesTo lays the tiles of a line by the rules, in order and free of charge, and reports whether each may lie there and
// the player's total is the given one in the end. Site and deck are put away, so that the tiles are there to be laid.
func comesTo(p akropolis.Position, player int, line []akropolis.Placed, total int) bool {
	s := p.Setup()
	s.Site, s.Deck, s.Unknown = nil, nil, false
	for _, t := range line {
		s.Stones[player-1] += p.City(player).Covers(t.Placement)
		s.Cities[player-1] = append(s.Cities[player-1], t)
		after, err := s.Validate()
		if err != nil {
			return false
		}
		p = after
	}
	return p.Total(player) == total
}

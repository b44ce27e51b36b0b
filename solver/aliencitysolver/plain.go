package aliencitysolver

import (
	"fourcities/games"
	"fourcities/games/aliencity"
)

// Two questions need no search: the rules answer them.

// A LotsAnswer says where a piece may be built, and for every other empty lot the first clause that forbids it there.
type LotsAnswer struct {
	Lots   []aliencity.Lot
	Others []aliencity.Lot
	Why    []games.ClauseID // of Others, in the same order
}

// Lots asks for every empty lot whether the player in turn may build the piece there.
func Lots(p aliencity.Position, piece aliencity.Structure) LotsAnswer {
	var a LotsAnswer
	for l := range p.Empty().All() {
		_, err := p.Play(aliencity.Build(piece, l))
		if err == nil {
			a.Lots = append(a.Lots, l)
		} else if refusal, ok := err.(*games.Refusal); ok {
			a.Others, a.Why = append(a.Others, l), append(a.Why, refusal.Clause())
		}
	}
	return a
}

// A WorthAnswer says of a tower what it scores as the city stands, and for whom.
type WorthAnswer struct {
	Tower   aliencity.Lot
	Points  int // score.tower
	Claimer int // from 1; 0 when it is unclaimed
}

// Worth tells of every tower what it scores, or would score if it were claimed, as the city stands.
func Worth(p aliencity.Position) []WorthAnswer {
	var all []WorthAnswer
	for l := range p.Towers().All() {
		all = append(all, WorthAnswer{l, p.Tally(l).Points(), p.Claimer(l)})
	}
	return all
}

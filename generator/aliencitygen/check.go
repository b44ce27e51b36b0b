package aliencitygen

import (
	"slices"

	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/solver"
	"fourcities/solver/aliencitychecker"
)

// The checks ask the second program, which shares no code with the rules' quick ways nor with the searches. What it does
// not agree with is not published: generator.Unchecked is the reason.

func scoreAgrees(p *aliencity.Position, totals [aliencity.Players]int) bool {
	return aliencitychecker.Totals(p) == totals
}

// lotsAgree checks the lots where the structure may go, and for every other empty lot the clause that a refusal names.
func lotsAgree(p *aliencity.Position, s aliencity.Structure, open aliencity.LotSet) bool {
	clauses := map[aliencity.Lot]games.ClauseID{}
	for l := range p.Empty().All() {
		_, err := p.Play(aliencity.Build(s, l))
		refusal, refused := err.(*games.Refusal)
		if refused == open.Has(l) {
			return false
		}
		if clauses[l] = ""; refused {
			clauses[l] = refusal.Clause()
		}
	}
	return aliencitychecker.Lots(*p, s, clauses) == solver.Agrees
}

func walkAgrees(p *aliencity.Position, w aliencity.Walk) bool {
	return aliencitychecker.Walk(*p, w.From, w.To, w.Distance(), slices.Clone(w.Road)) == solver.Agrees
}

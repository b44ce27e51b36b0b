package aliencitychecker

import (
	"fourcities/games/aliencity"
	"fourcities/solver"
)

// Claim checks what each claim is worth with the build, or with the best build for it where the build is a pass: the
// values go with the claims, NoLot being none, and all claims that the rules allow must be there.
func Claim(p aliencity.Position, build aliencity.Move, claims []aliencity.Lot, values []int, nodes int64) solver.Verdict {
	g := newPlay(nodes)
	byClaim := map[aliencity.Lot][]aliencity.Move{}
	for _, m := range p.AppendMoves(nil) {
		if !m.IsPass() && (build.IsPass() || m.Build == build.Build && m.Lot == build.Lot) {
			byClaim[m.Claim] = append(byClaim[m.Claim], m)
		}
	}
	same := len(claims) == len(byClaim) && len(claims) == len(values)
	for i := 0; same && i < len(claims); i++ {
		reached := false
		for _, m := range byClaim[claims[i]] {
			reached = reached || g.moveReaches(p, m, values[i])
			same = same && !g.moveReaches(p, m, values[i]+1)
		}
		same = same && reached
	}
	if g.spent {
		return solver.Undecided
	}
	return solver.AgreesIf(same)
}

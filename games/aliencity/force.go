package aliencity

import "fourcities/games"

// impossibilities are the prohibitions that not even a table that slipped can break: what the validation list asks of
// every position. Colours, icon lots, the road, passing too soon and claiming too late are not among them.
var impossibilities = []func(*Position, Move) (games.Message, bool){
	impossible,
	noneLeft,
	lotIsBuilt,
	claimsNoTower,
	claimsTooMany,
}

// Force returns the position after a move that the rules may forbid, or a *games.Refusal with the first clause that
// makes the outcome no position at all: form, setup.supply, lot.empty, claim.tower, claim.three. It is for the records
// of games in which the table slipped; forcing a legal move is playing it.
func Force(p Position, m Move) (Position, error) {
	for _, broken := range impossibilities {
		if fault, bad := broken(&p, m); bad {
			return Position{}, games.Refuse(fault)
		}
	}
	p.apply(m)
	return p, nil
}

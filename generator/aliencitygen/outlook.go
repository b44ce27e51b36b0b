package aliencitygen

import (
	"slices"

	"fourcities/games/aliencity"
)

// pieces is how many structures there are at the start of a game, both sides together.
const pieces = 38

// The numbers by which a bot judges, found by watching games between bots.
const (
	hopedRoad   = 6  // competition that a tower without a competitor may come to have
	growthSpan  = 16 // pieces left for each customer that a tower may still gain
	ownRisk     = 3  // percent taken off a tower for each tower of its colour that its owner still has to build somewhere
	openWorth   = 60 // percent of a tower's points that count while nobody has claimed it
	mostFearful = 70 // percent taken off at most
)

// An outlook is how a bot sees a city after its own build, the claim with it left open: what each tower promises and
// what the green ones bring, worked out once for all claims.
type outlook struct {
	bot     *bot
	left    int // structures not yet built
	towers  []prospect
	greens  []green
	claims  [aliencity.Players]int // not yet made
	patient int                    // what a claim not yet made is thought worth now, in hundredths of a point
}

// A prospect is what a tower promises, in hundredths of a point, to each player and to nobody in particular.
type prospect struct {
	lot   aliencity.Lot
	owner int // 0 for none
	own   [aliencity.Players]int
}

// A green is a green tower and the one tower of another colour that it may bring a bonus to.
type green struct {
	lot, nearest aliencity.Lot
	bonus        int // in hundredths
}

func newOutlook(p *aliencity.Position, b *bot) *outlook {
	o := &outlook{bot: b, left: pieces - p.Built().Len()}
	for player := range o.claims {
		o.claims[player] = aliencity.MostClaims - p.Claims(player+1).Len()
	}
	o.patient = 100 * b.temper.patience * o.left / pieces
	for tower := range p.Towers().All() {
		o.towers = append(o.towers, o.prospect(p, tower))
		if p.At(tower) == aliencity.GreenTower {
			o.addGreen(p, tower)
		}
	}
	return o
}

// prospect tells what a tower promises: the customers it has and may gain, times the distance it has, less for every
// tower that may still come near.
func (o *outlook) prospect(p *aliencity.Position, tower aliencity.Lot) prospect {
	t, colour := p.Tally(tower), p.At(tower)
	road := t.Competition
	toCome := p.Supply(1).Count(colour) + p.Supply(2).Count(colour)
	if road == 0 && toCome > 0 {
		road = hopedRoad
	}
	hundredths := (100*t.Customers() + 100*o.left/growthSpan) * road
	out := prospect{lot: tower, owner: p.Claimer(tower)}
	for player := range out.own {
		mine, theirs := p.Supply(player+1).Count(colour), p.Supply(2-player).Count(colour)
		risk := min(mostFearful, theirs*o.bot.temper.fear+mine*ownRisk)
		out.own[player] = hundredths * (100 - risk) / 100
	}
	return out
}

// addGreen remembers the bonuses of a green tower, for the case that nobody claims it.
func (o *outlook) addGreen(p *aliencity.Position, tower aliencity.Lot) {
	for _, c := range []aliencity.Colour{aliencity.Red, aliencity.Blue} {
		b := p.Bonus(tower, c)
		if b.Nearest.Len() != 1 {
			continue
		}
		b.Claimer = 1 // asked for its points as if claimed
		if points := b.Points(); points > 0 {
			o.greens = append(o.greens, green{tower, b.Nearest.First(), 100 * points})
		}
	}
}

// value is by how much the bot stands better than the other, in hundredths of a point, when it claims the tower with
// its build (NoLot for none).
func (o *outlook) value(claim aliencity.Lot) int {
	me, other := o.bot.player-1, 2-o.bot.player
	var worth [aliencity.Players]int
	left := o.claims
	if claim != aliencity.NoLot {
		left[me]--
	}
	var open [2 * aliencity.MostClaims * aliencity.Players]prospect
	free := open[:0]
	for _, t := range o.towers {
		if owner := o.ownerOf(t, claim); owner != 0 {
			worth[owner-1] += t.own[owner-1]
		} else {
			free = append(free, t)
		}
	}
	for _, g := range o.greens {
		if o.owner(g.lot, claim) == 0 {
			if owner := o.owner(g.nearest, claim); owner != 0 {
				worth[owner-1] += g.bonus
			}
		}
	}
	slices.SortFunc(free, func(a, b prospect) int { return b.own[0] + b.own[1] - a.own[0] - a.own[1] })
	o.shareOut(free, left, other, &worth)
	return worth[me] - worth[other]
}

// shareOut gives both players what their claims to come may bring: the open towers by turns, the best first, or the
// patience that a claim is worth by itself.
func (o *outlook) shareOut(free []prospect, left [aliencity.Players]int, next int, worth *[aliencity.Players]int) {
	for left[0]+left[1] > 0 {
		if left[next] > 0 {
			left[next]--
			hope := o.patient
			if len(free) > 0 {
				if v := free[0].own[next] * openWorth / 100; v > hope {
					hope, free = v, free[1:]
				}
			}
			worth[next] += hope
		}
		next = 1 - next
	}
}

func (o *outlook) ownerOf(t prospect, claim aliencity.Lot) int {
	if t.lot == claim {
		return o.bot.player
	}
	return t.owner
}

// owner returns who has claimed the tower on the lot.
func (o *outlook) owner(l, claim aliencity.Lot) int {
	for _, t := range o.towers {
		if t.lot == l {
			return o.ownerOf(t, claim)
		}
	}
	return 0
}

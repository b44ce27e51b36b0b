package board

import (
	"strconv"
	"strings"

	"fourcities/games"
	"fourcities/games/aliencity"
)

// towersOf reads the lots of towers, separated by commas.
func (v *alienView) towersOf(a Ask) ([]aliencity.Lot, error) {
	var towers []aliencity.Lot
	for name := range strings.SplitSeq(a.Value, ",") {
		l, err := v.lot(a, name)
		if err != nil {
			return nil, err
		}
		if !v.position.Towers().Has(l) {
			return nil, refuseAsk(a, "tower", games.TextField("lot", l.String()))
		}
		towers = append(towers, l)
	}
	return towers, nil
}

// readTowers reads customers, competitor or tower, which is both with what comes of them.
func (v *alienView) readTowers(a Ask) error {
	towers, err := v.towersOf(a)
	if err != nil {
		return err
	}
	for _, tower := range towers {
		v.chosen = v.chosen.With(tower)
		t := v.position.Tally(tower)
		if a.Name != "competitor" {
			v.serve(t)
		}
		if a.Name != "customers" {
			v.rivals = v.rivals.Union(t.Competitors)
			for rival := range t.Competitors.All() {
				v.thread(tower, rival, everyLot)
			}
		}
		if a.Name == "tower" {
			v.tags = append(v.tags, tag{lot: tower, words: product(t)})
		}
	}
	v.asked = append(v.asked, a)
	return nil
}

// serve draws the walks to a tower's customers, and their distance beside each.
func (v *alienView) serve(t aliencity.Tally) {
	for i, customers := range [...]aliencity.LotSet{t.Near, t.Far} {
		v.served = v.served.Union(customers)
		for customer := range customers.All() {
			v.thread(t.Tower, customer, uncounted)
			v.tags = append(v.tags, tag{lot: customer, words: strconv.Itoa(i + 1), distance: true})
		}
	}
}

// thread draws the walk between two structures, if there is one.
func (v *alienView) thread(from, to aliencity.Lot, count counting) {
	if w, ok := v.position.Walk(from, to); ok {
		v.threads = append(v.threads, countedWalk{w, count})
	}
}

// product writes customers times competition and what they make.
func product(t aliencity.Tally) string {
	return strconv.Itoa(t.Customers()) + "×" + strconv.Itoa(t.Competition) + "=" + strconv.Itoa(t.Points())
}

// tagPoints writes beside a tower what it brings.
func (v *alienView) tagPoints(tower aliencity.Lot) {
	v.tags = append(v.tags, tag{lot: tower, words: strconv.Itoa(v.position.Tally(tower).Points())})
}

// readWalks reads pairs of structures.
func (v *alienView) readWalks(a Ask) error {
	for item := range strings.SplitSeq(a.Value, ",") {
		from, to, err := v.pair(a, item, "walk")
		if err != nil {
			return err
		}
		for _, l := range [...]aliencity.Lot{from, to} {
			if v.position.Empty().Has(l) {
				return refuseAsk(a, "structure", games.TextField("lot", l.String()))
			}
		}
		if from == to {
			return refuseAsk(a, "walk")
		}
		v.thread(from, to, everyLot)
		v.served = v.served.With(from).With(to)
	}
	v.asked = append(v.asked, a)
	return nil
}

// readBonus reads which unclaimed green towers are meant: all, or those named.
func (v *alienView) readBonus(a Ask) error {
	if a.Value != "" {
		if _, err := v.towersOf(a); err != nil {
			return err
		}
	}
	greens := v.greens(a)
	if a.Value != "" && len(greens) < strings.Count(a.Value, ",")+1 {
		return refuseAsk(a, "bonus")
	}
	for _, green := range greens {
		v.chosen = v.chosen.With(green)
	}
	for _, b := range v.bonuses(a) {
		v.served = v.served.Union(b.Nearest)
		for tower := range b.Nearest.All() {
			v.thread(b.Green, tower, bonusCounting(b, len(greens)))
		}
	}
	v.asked = append(v.asked, a)
	return nil
}

// bonusCounting leaves out the numbers of walks that are too long to pay where several towers' walks would write over
// each other.
func bonusCounting(b aliencity.Bonus, greens int) counting {
	const longestPaid = 4
	if greens > 1 && b.Distance > longestPaid {
		return lastLot
	}
	return everyLot
}

// greens lists the unclaimed green towers that a bonus ask is about.
func (v *alienView) greens(a Ask) []aliencity.Lot {
	var greens []aliencity.Lot
	named := "," + a.Value + ","
	for l := range v.position.Standing(aliencity.GreenTower).Minus(v.position.Claimed()).All() {
		if a.Value == "" || strings.Contains(named, ","+l.String()+",") {
			greens = append(greens, l)
		}
	}
	return greens
}

// bonuses lists their bonuses, those that bring nothing too.
func (v *alienView) bonuses(a Ask) []aliencity.Bonus {
	var bonuses []aliencity.Bonus
	for _, b := range v.position.Bonuses() {
		for _, green := range v.greens(a) {
			if b.Green == green {
				bonuses = append(bonuses, b)
			}
		}
	}
	return bonuses
}

package people_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"fourcities/games/people"
	"fourcities/games/seed"
)

// start is a new city for two to four players, at times with a limited supply of roadblocks (setup.spread).
func start(t testing.TB, r *seed.Source) people.Position {
	t.Helper()
	players := people.MinPlayers + r.Below(3)
	area := people.AreaFor(players)
	s := &people.Setup{Outside: 8, Shield: people.NoDistrict, Blocks: people.NoLimit, Turn: 1}
	for range area.Rows {
		s.HumanRows = append(s.HumanRows, slices.Repeat([]int{1}, area.Columns))
	}
	for range people.Humans - 8 - area.Size() {
		s.HumanRows[r.Below(area.Rows)][r.Below(area.Columns)]++
	}
	s.Dozer = people.DistrictAt(r.Below(area.Columns), r.Below(area.Rows))
	for range players {
		s.Coins, s.Factories = append(s.Coins, people.Coins), append(s.Factories, people.FactoriesFor(players))
	}
	if r.Below(2) == 0 {
		s.Blocks = r.Below(6)
	}
	p, err := s.Validate()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// playOut plays a random game and shows every position with the move that follows, as text; the last comes without a
// move. In some games roadblocks are built until the edges are full.
func playOut(t testing.TB, s seed.Seed, show func(p people.Position, move string)) {
	t.Helper()
	r := seed.New(s)
	blocking := r.Below(3) == 0
	for p := start(t, r); ; {
		moves := p.AppendMoves(nil)
		if len(moves) == 0 {
			show(p, "")
			return
		}
		m := moves[r.Below(len(moves))]
		if blocks := slices.IndexFunc(moves, func(m people.Move) bool { return m.Kind == people.RoadblockMove }); blocking && blocks >= 0 {
			m = moves[blocks]
		}
		show(p, m.String())
		next, err := p.Play(m)
		if err != nil {
			t.Fatalf("%s\n%s: %v", p, m, err)
		}
		p = next
	}
}

// anyMove is a well-formed move of any kind, anywhere in the city, that is legal at best by chance.
func anyMove(p *people.Position, r *seed.Source) string {
	district := people.District(r.Below(people.Districts))
	switch r.Below(12) {
	case 0:
		return "skip"
	case 1:
		return "more " + district.String()
	case 2, 3:
		return "build " + people.Edge(r.Below(people.Edges)).String()
	case 4, 5:
		return "roadblock " + people.Edge(r.Below(people.Edges)).String()
	case 6, 7, 8:
		return "police " + district.String() + anyChoice(district, r)
	}
	to := district
	if r.Below(4) > 0 { // in line with the bulldozer
		dozer := p.Dozer()
		if to = people.DistrictAt(dozer.Column(), r.Below(people.Side)); r.Below(2) == 0 {
			to = people.DistrictAt(r.Below(people.Side), dozer.Row())
		}
	}
	var drops []string
	for range 1 + r.Below(3) {
		drops = append(drops, strconv.Itoa(r.Below(4)))
	}
	return "bulldozer " + to.String() + " " + strings.Join(drops, "+")
}

// anyChoice names none, or some districts most of which lie near.
func anyChoice(d people.District, r *seed.Source) string {
	var chosen []string
	for range r.Below(5) {
		to := people.District(r.Below(people.Districts))
		if column, row := d.Column()+r.Below(3)-1, d.Row()+r.Below(3)-1; r.Below(8) > 0 && column >= 0 && row >= 0 && column < people.Side && row < people.Side {
			to = people.DistrictAt(column, row)
		}
		chosen = append(chosen, to.String())
	}
	if len(chosen) == 0 {
		return ""
	}
	slices.Sort(chosen)
	return ">" + strings.Join(slices.Compact(chosen), ",")
}

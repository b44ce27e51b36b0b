package latecity

import (
	"fourcities/games/people"
	"fourcities/games/seed"
)

// An End says what is left in a game for two.
type End struct {
	Turns int    // builds that the factories left allow, at most
	Empty int    // empty edges
	Coins [2]int // of the player in turn, and of the other
}

// Late is a random city for two, late in the game. Either player may be in turn, with the build to be made.
func Late(r *seed.Source, e End) people.Position {
	s := setup(r, 2, 4*r.Below(3))
	for range 30 {
		wander(r, s)
	}
	s.Turn = 1 + r.Below(2)
	me, other := s.Turn-1, 2-s.Turn
	s.Factories[me], s.Factories[other] = (e.Turns+1)/2, e.Turns/2
	s.Coins[me], s.Coins[other] = e.Coins[0], e.Coins[1]
	build(r, s, e.Empty)
	if e.Turns == 0 || e.Empty == 0 {
		s.Phase = people.Over
	}
	return mustValidate(s)
}

// wander lets some humans of a district go anywhere, not the last of the bulldozer's.
func wander(r *seed.Source, s *people.Setup) {
	row, column := r.Below(len(s.HumanRows)), r.Below(len(s.HumanRows[0]))
	from := &s.HumanRows[row][column]
	n := min(*from, 1+r.Below(3))
	if s.Dozer == people.DistrictAt(column, len(s.HumanRows)-1-row) {
		n = min(n, *from-1)
	}
	*from -= n
	s.HumanRows[r.Below(len(s.HumanRows))][r.Below(len(s.HumanRows[0]))] += n
}

// build puts the factories that are not left onto random edges, and roadblocks until so many edges are empty.
func build(r *seed.Source, s *people.Setup, empty int) {
	all := edges(people.AreaFor(2))
	r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	all = all[empty:]
	for player, left := range s.Factories {
		for range people.FactoriesFor(2) - left {
			s.Edges = append(s.Edges, people.Built{Edge: all[0], Occupant: people.FactoryOf(player + 1)})
			all = all[1:]
		}
	}
	for _, e := range all {
		s.Edges = append(s.Edges, people.Built{Edge: e, Occupant: people.Block})
	}
}

func edges(a people.Area) []people.Edge {
	var all []people.Edge
	for e := range people.Edge(people.Edges) {
		if a.HasEdge(e) {
			all = append(all, e)
		}
	}
	return all
}

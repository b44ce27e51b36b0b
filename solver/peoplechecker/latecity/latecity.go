// Package latecity makes cities of People at any stage of the game, for tests and benchmarks.
package latecity

import (
	"slices"

	"fourcities/games/people"
	"fourcities/games/seed"
)

// Start is a new city: one human in every district, the others anywhere (setup.spread).
func Start(r *seed.Source, players int) people.Position {
	return mustValidate(setup(r, players, 8))
}

func setup(r *seed.Source, players, outside int) *people.Setup {
	area := people.AreaFor(players)
	s := &people.Setup{Outside: outside, Shield: people.NoDistrict, Blocks: people.NoLimit, Turn: 1}
	for range area.Rows {
		s.HumanRows = append(s.HumanRows, slices.Repeat([]int{1}, area.Columns))
	}
	for range people.Humans - outside - area.Size() {
		s.HumanRows[r.Below(area.Rows)][r.Below(area.Columns)]++
	}
	s.Dozer = people.DistrictAt(r.Below(area.Columns), r.Below(area.Rows))
	for range players {
		s.Coins, s.Factories = append(s.Coins, people.Coins), append(s.Factories, people.FactoriesFor(players))
	}
	return s
}

func mustValidate(s *people.Setup) people.Position {
	p, err := s.Validate()
	if err != nil {
		panic(err) // only whole setups are made here
	}
	return p
}

// Play plays random moves from a new city, at most so many; one build in three is on the hottest edge. Sometimes it
// stops between a build and its bribe.
func Play(r *seed.Source, players, moves int) people.Position {
	p := Start(r, players)
	for range moves {
		list := p.AppendMoves(nil)
		if len(list) == 0 {
			break
		}
		m := list[r.Below(len(list))]
		if m.Kind == people.BuildMove && r.Below(3) == 0 {
			m = slices.MaxFunc(list, func(a, b people.Move) int { return p.Heat(a.Edge) - p.Heat(b.Edge) })
		}
		p, _ = p.Play(m)
	}
	return p
}

// Any is a position of a random game for two to four players, at any stage.
func Any(r *seed.Source) people.Position { return Play(r, 2+r.Below(3), r.Below(70)) }

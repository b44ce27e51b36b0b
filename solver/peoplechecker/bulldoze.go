package peoplechecker

import (
	"slices"
	"strings"

	"fourcities/games/people"
	"fourcities/solver"
)

// Bulldoze checks that the lines, no others, are the ways of number bulldozer moves after which the humans live as the
// text says (rows from the top, as in a position), and that no shorter way does it. It drives every way there is.
func Bulldoze(p people.Position, target string, number int, lines [][]people.Move, nodes int64) solver.Verdict {
	d := drives{target: target, nodes: nodes}
	for n := range number {
		if d.all(p, nil, n); len(d.found) > 0 {
			return solver.Disagrees
		}
	}
	d.all(p, nil, number)
	if d.nodes < 0 {
		return solver.Undecided
	}
	var want []string
	for _, line := range lines {
		want = append(want, textOf(line))
	}
	return solver.AgreesIf(len(want) > 0 && slices.Equal(d.found, want))
}

// NearMisses counts the ways of so many moves after which one human lives in a wrong district.
func NearMisses(p people.Position, target string, number int) int {
	d := drives{target: target, nodes: 1 << 40}
	d.all(p, nil, number)
	return d.near
}

type drives struct {
	target string
	found  []string
	near   int
	nodes  int64
}

func textOf(line []people.Move) string { return Turn{Moves: line}.String() }

// all drives every way of so many moves.
func (d *drives) all(p people.Position, line []people.Move, number int) {
	if d.nodes--; d.nodes < 0 {
		return
	}
	if number == 0 {
		switch off := apart(humans(&p), d.target); off {
		case 0:
			d.found = append(d.found, textOf(line))
		case 2:
			d.near++
		}
		return
	}
	ready, ok := drivable(p)
	if !ok {
		return
	}
	for _, m := range ready.AppendMoves(nil) {
		if m.Kind != people.BulldozerMove {
			continue
		}
		if after, err := ready.Play(m); err == nil {
			d.all(after, append(slices.Clone(line), m), number-1)
		}
	}
}

// humans is that field of the position's text.
func humans(p *people.Position) string {
	_, rest, _ := strings.Cut(p.String(), " humans:")
	text, _, _ := strings.Cut(rest, " ")
	return text
}

// apart adds up by how much two distributions differ.
func apart(a, b string) int {
	split := func(r rune) bool { return r == '.' || r == '/' }
	left, right := strings.FieldsFunc(a, split), strings.FieldsFunc(b, split)
	if len(left) != len(right) {
		return far
	}
	sum := 0
	for i := range left {
		sum += max(counted(left[i])-counted(right[i]), counted(right[i])-counted(left[i]))
	}
	return sum
}

// counted reads a number of humans.
func counted(text string) int {
	n := 0
	for _, digit := range text {
		n = 10*n + int(digit-'0')
	}
	return n
}

// drivable is the same city with the bribe of a player with a bitcoin to be made: the first who has built, or who can
// build somewhere first.
func drivable(p people.Position) (people.Position, bool) {
	for player := 1; player <= p.Players(); player++ {
		s := p.Setup()
		s.Turn, s.Phase, s.Coins[player-1] = player, people.Bribe, 1
		if ready, err := s.Validate(); err == nil {
			return ready, true
		}
		s.Phase = people.Build
		building, err := s.Validate()
		if err != nil {
			continue
		}
		ready, err := building.Play(building.AppendMoves(nil)[0])
		return ready, err == nil
	}
	return p, false
}

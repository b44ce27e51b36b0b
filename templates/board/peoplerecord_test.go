package board

import (
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/people"
	"fourcities/games/seed"
)

// town is a city for two players in the middle of a game, with the bulldozer and the shield in one district.
const town = "people1 humans:2.3.4.3.2/3.4.2.3.4/2.5.0.3.2/3.9.4.4.4/2.1.3.5.3 outside:0 dozer:C5 shield:C5 edges:A1-A2=blue,A3-B3=block," +
	"B1-B2=red,B1-C1=red,B2-B3=block,B4-C4=red,B5-C5=red,C4-D4=block,C5-D5=red,D1-D2=blue,D2-D3=blue,D3-D4=blue,D5-E5=block," +
	"E1-E2=blue,E2-E3=red,E4-E5=block coins:6,5 factories:9,10 blocks:0 turn:1 phase:bribe"

// opening is a fresh city for four players.
const opening = "people1 humans:2.1.4.4.2.3/3.2.2.2.3.2/1.3.2.3.2.1/3.1.2.2.1.2/1.2.1.2.1.2/1.1.3.1.1.3 dozer:A3 coins:10,10,10,10"

// drawTown makes a figure; asks are written as in a fence.
func drawTown(t *testing.T, position, before, asks string) Figure {
	t.Helper()
	f, err := peopleDrawer.Draw(Request{Position: position, Before: before, Asks: fence(asks), Lang: games.English})
	if err != nil {
		t.Fatalf("%s: %v", asks, err)
	}
	return f
}

// after plays moves and returns the text of the last position and of the one before.
func after(t *testing.T, position string, moves ...string) (now, before string) {
	t.Helper()
	p, err := people.Parse(position)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range moves {
		m, err := people.ParseMove(p, text)
		if err != nil {
			t.Fatal(err)
		}
		before = p.String()
		if p, err = p.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return p.String(), before
}

// A playedTown is a position of a random game and the one before.
type playedTown struct{ now, before people.Position }

// playedTowns plays a random game for every number of players, the last two with few roadblocks, and returns some of its
// positions, the last of them over.
func playedTowns(t *testing.T) []playedTown {
	t.Helper()
	source := seed.New(seed.Hash("towns"))
	var towns []playedTown
	for _, start := range []string{
		opening, opening + " blocks:3",
		"people1 humans:5.2.1.2.6/3.1.4.2.1/5.1.9.1.2/2.2.3.4.2/1.1.5.4.3 dozer:C3 coins:10,10",
		"people1 humans:2.3.1.2.4.1/3.1.4.2.1.3/5.1.4.1.2.1/2.2.3.4.2.2/1.1.5.4.3.2 dozer:F5 coins:10,10,10",
	} {
		p, err := people.Parse(start)
		if err != nil {
			t.Fatal(err)
		}
		towns = append(towns, playedTown{p, p})
		for ply := 1; ; ply++ {
			moves := p.AppendMoves(nil)
			if len(moves) == 0 {
				break
			}
			next, err := p.Play(moves[source.Below(len(moves))])
			if err != nil {
				t.Fatal(err)
			}
			if ply%7 == 0 || next.Phase() == people.Over {
				towns = append(towns, playedTown{next, p})
			}
			p = next
		}
	}
	return towns
}

// everyAskOf asks everything that can be asked of the town.
func everyAskOf(p *people.Position) string {
	asks := "heat factories drives crossings mark=A1,A1-A2 target=" + targetOf(p)
	for _, d := range p.Districts() {
		asks += " open=" + d.String()
	}
	return asks
}

// targetOf is the town turned upside down.
func targetOf(p *people.Position) string {
	humans, _, _ := strings.Cut(strings.TrimPrefix(p.String(), "people1 humans:"), " ")
	rows := strings.Split(humans, "/")
	for i, j := 0, len(rows)-1; i < j; i, j = i+1, j-1 {
		rows[i], rows[j] = rows[j], rows[i]
	}
	return strings.Join(rows, "/")
}

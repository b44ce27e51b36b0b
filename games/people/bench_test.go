package people_test

import (
	"testing"

	"fourcities/games/gamestest"
	"fourcities/games/people"
)

// recorded is the positions of two players' games of another program after that many moves, and the moves that follow.
func recorded(b *testing.B, plies int) (positions []people.Position, moves []people.Move) {
	b.Helper()
	for _, v := range gamestest.ReadVectors(b, "testdata/vectors.jsonl") {
		if v.Kind != "game" {
			continue
		}
		p := position(b, v.Start)
		if p.Players() != people.MinPlayers || len(v.Moves) <= plies {
			continue
		}
		for _, m := range v.Moves[:plies] {
			next, err := p.Play(move(b, m))
			if err != nil {
				b.Fatal(err)
			}
			p = next
		}
		positions, moves = append(positions, p), append(moves, move(b, v.Moves[plies]))
	}
	return positions, moves
}

// benchmarkBribes lists every bribe and skip; an operation is one position.
func benchmarkBribes(b *testing.B, plies int) {
	positions, _ := recorded(b, plies)
	var list []people.Move
	n := 0
	for i := 0; b.Loop(); i++ {
		list = positions[i%len(positions)].AppendMoves(list[:0])
		n += len(list)
	}
	b.ReportMetric(float64(n)/float64(b.N), "moves")
}

func BenchmarkBribesInTheOpening(b *testing.B) { benchmarkBribes(b, 5) }
func BenchmarkBribesInTheMiddle(b *testing.B)  { benchmarkBribes(b, 29) }

// BenchmarkPlay plays recorded moves, checked as a player's; an operation is one move.
func BenchmarkPlay(b *testing.B) {
	positions, moves := recorded(b, 29)
	for i := 0; b.Loop(); i++ {
		if _, err := positions[i%len(positions)].Play(moves[i%len(positions)]); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkTotal adds up one player's points in the middle of games.
func BenchmarkTotal(b *testing.B) {
	positions, _ := recorded(b, 29)
	total := 0
	for i := 0; b.Loop(); i++ {
		total += positions[i%len(positions)].Total(1)
	}
}

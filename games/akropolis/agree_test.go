package akropolis_test

import (
	"slices"
	"strconv"
	"testing"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/gamestest"
	"fourcities/games/hex"
	"fourcities/games/seed"
)

func TestGamesGoAsThePlainRulesSay(t *testing.T) {
	for i := range gamestest.Trials(12, 100) {
		r := seed.New(seed.Seed(i))
		var plain *plainGame
		playOut(t, seed.Seed(i), func(p akropolis.Position, move string) {
			if plain == nil {
				plain = plainOf(p.String())
			}
			if plain.String() != p.String() {
				t.Fatalf("game %d stands at\n%s, want\n%s", i, p, plain)
			}
			checkStatus(t, p, plain)
			checkMoves(t, p, plain, r)
			if move != "" {
				plain = plain.play(move)
			}
		})
	}
}

func checkStatus(t *testing.T, p akropolis.Position, plain *plainGame) {
	t.Helper()
	status := p.Status()
	if status.Over != plain.over() || (status.Phase == "lay") != plain.chance() || status.Turn != plain.turn {
		t.Fatalf("%s\nis in %+v", p, status)
	}
	if status.Over && !slices.Equal(status.Winners, plain.winners()) {
		t.Errorf("%s\nis won by %v, want %v", p, status.Winners, plain.winners())
	}
	for i, total := range p.Score().Totals() {
		if want := plain.total(i); total != want || p.Total(i+1) != want {
			t.Errorf("%s\nplayer %d has %d, want %d", p, i+1, total, want)
		}
	}
}

// checkMoves compares the moves listed, and what a few random moves are refused with.
func checkMoves(t *testing.T, p akropolis.Position, plain *plainGame, r *seed.Source) {
	t.Helper()
	var got []string
	for _, m := range p.AppendMoves(nil) {
		got = append(got, m.String())
	}
	want := plain.moves()
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Fatalf("%s\nhas %d moves, want %d: %v", p, len(got), len(want), difference(got, want))
	}
	for range 6 {
		checkRefused(t, p, plain, anyMove(&p, r))
	}
}

// difference lists what is in one of the lists alone.
func difference(a, b []string) []string {
	var only []string
	for _, pair := range [][2][]string{{a, b}, {b, a}} {
		for _, text := range pair[0] {
			if !slices.Contains(pair[1], text) {
				only = append(only, text)
			}
		}
	}
	return only
}

// anyMove takes any tile anywhere near the city.
func anyMove(p *akropolis.Position, r *seed.Source) string {
	at := hex.Cell{Q: int16(r.Below(25) - 12), R: int16(r.Below(25) - 12)}
	if placed := p.Placed(p.Turn()); len(placed) > 0 && r.Below(4) > 0 {
		near := placed[r.Below(len(placed))].At
		at = hex.Cell{Q: near.Q + int16(r.Below(5)-2), R: near.R + int16(r.Below(5)-2)}
	}
	return strconv.Itoa(r.Below(7)) + "=" + at.String() + hex.Directions[r.Below(6)].String()
}

func checkRefused(t *testing.T, p akropolis.Position, plain *plainGame, text string) {
	t.Helper()
	m, err := akropolis.ParseMove(p, text)
	if err != nil {
		t.Fatal(err)
	}
	_, err = p.Play(m)
	if got, want := clauseOf(err), plain.fault(text); got != want {
		t.Errorf("%s\n%s is refused with %q, want %q", p, text, got, want)
	}
	if e := p.Explain(m); (len(e.Faults) > 0) != (err != nil) || (err != nil && string(e.Faults[0].Clause) != clauseOf(err)) {
		t.Errorf("%s\n%s is refused with %v, explained with %v", p, text, err, e.Faults)
	}
}

func clauseOf(err error) string {
	if refusal, ok := err.(*games.Refusal); ok {
		return string(refusal.Clause())
	}
	return ""
}

func TestEveryRecordedPositionIsRefusedAsThePlainRulesSay(t *testing.T) {
	for i, v := range vectors(t) {
		if v.Kind != "legal" {
			continue
		}
		p, plain := position(t, v.Position), plainOf(v.Position)
		r := seed.New(seed.Seed(i))
		for range gamestest.Trials(40, 500) {
			checkRefused(t, p, plain, anyMove(&p, r))
		}
	}
}

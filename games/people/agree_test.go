package people_test

import (
	"slices"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/gamestest"
	"fourcities/games/people"
	"fourcities/games/seed"
)

func position(t testing.TB, text string) people.Position {
	t.Helper()
	p, err := people.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return p
}

func move(t testing.TB, text string) people.Move {
	t.Helper()
	m, err := people.ParseMove(people.Position{}, text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return m
}

func TestGamesGoAsThePlainRulesSay(t *testing.T) {
	refused := map[string]int{}
	for i := range gamestest.Trials(12, 150) {
		r := seed.New(seed.Seed(i))
		var plain *plainGame
		playOut(t, seed.Seed(i), func(p people.Position, move string) {
			if plain == nil {
				plain = plainOf(p.String())
			}
			if plain.String() != p.String() {
				t.Fatalf("game %d stands at\n%s, want\n%s", i, p, plain)
			}
			checkPosition(t, p, plain, r, refused)
			if move != "" {
				plain = plain.play(move)
			}
		})
	}
	for _, clause := range []string{
		"end.when", "turn.build", "bribe.pay", "edge.one", "police.district", "police.choose", "police.move", "bulldozer.take", "bulldozer.drive",
		"bulldozer.drop", "roadblock.place", "setup.roadblocks", "more.need", "more.crossing",
	} {
		if refused[clause] == 0 {
			t.Errorf("no random move was refused with %s", clause)
		}
	}
}

func TestRecordedPositionsAreAsThePlainRulesSay(t *testing.T) {
	for i, v := range gamestest.ReadVectors(t, "testdata/vectors.jsonl") {
		r := seed.New(seed.Seed(i))
		switch v.Kind {
		case "position", "refuse_move", "perft":
			checkPosition(t, position(t, v.Position), plainOf(v.Position), r, map[string]int{})
		case "game":
			plain := plainOf(v.Start)
			for _, move := range v.Moves {
				plain = plain.play(move)
			}
			if plain.String() != v.Final {
				t.Errorf("%s ends by the plain rules in\n%s, want\n%s", v.ID, plain, v.Final)
			}
		}
		if kind, _, _ := strings.Cut(v.Move, " "); v.Kind == "refuse_move" && !slices.Contains(v.Rules, "") {
			if got := plainOf(v.Position).fault(v.Move); !slices.Contains(v.Rules, got) {
				t.Errorf("%s: %s is refused by the plain rules with %q, want one of %q", v.ID, kind, got, v.Rules)
			}
		}
	}
}

// checkPosition compares status, totals, the moves listed, and what random moves lead to or are refused with, which it
// counts by clause.
func checkPosition(t *testing.T, p people.Position, plain *plainGame, r *seed.Source, refused map[string]int) {
	t.Helper()
	status := p.Status()
	if status.Over != (plain.phase == "over") || status.Phase != plain.phase || status.Turn != plain.turn {
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
	got, want := moveTexts(p), plain.moves()
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Fatalf("%s\nhas the moves\n%v, want\n%v", p, got, want)
	}
	for range gamestest.Trials(15, 60) {
		refused[checkMove(t, p, plain, anyMove(&p, r))]++
	}
}

func moveTexts(p people.Position) (texts []string) {
	for _, m := range p.AppendMoves(nil) {
		texts = append(texts, m.String())
	}
	return texts
}

// checkMove compares what a move leads to or is refused with, and returns the clause.
func checkMove(t *testing.T, p people.Position, plain *plainGame, text string) string {
	t.Helper()
	m := move(t, text)
	next, err := p.Play(m)
	if got, want := clauseOf(err), plain.fault(text); got != want {
		t.Errorf("%s\n%s is refused with %q, want %q", p, text, got, want)
	}
	if err == nil && next.String() != plain.play(text).String() {
		t.Errorf("%s\n%s leads to\n%s, want\n%s", p, text, next, plain.play(text))
	}
	if e := p.Explain(m); (len(e.Faults) > 0) != (err != nil) || (err != nil && string(e.Faults[0].Clause) != clauseOf(err)) {
		t.Errorf("%s\n%s is refused with %v, explained with %v", p, text, err, e.Faults)
	}
	return clauseOf(err)
}

func clauseOf(err error) string {
	if refusal, ok := err.(*games.Refusal); ok {
		return string(refusal.Clause())
	}
	return ""
}

func clausesOf(faults []games.Message) (ids []string) {
	for _, m := range faults {
		ids = append(ids, string(m.Clause))
	}
	return ids
}

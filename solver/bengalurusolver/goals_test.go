package bengalurusolver

import (
	"errors"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/bengalurusolver/randomcity"
)

// example is a position on which all goals have short answers.
const example = "bengaluru1 board:PB1PPB3/B2B4S1S2B2/S1S1PB1S1/B2S1S2B2B4/S1B2S1B3S1 houses:B3.00,B4.00,C2.00,D3.00;A4.00,A2.11,D4.00,E3.00 tokens:B2,E3 dozer:-"

func goal(t *testing.T, name string) solver.Goal {
	t.Helper()
	for _, g := range Goals {
		if g.Name == name {
			return g
		}
	}
	t.Fatalf("there is no goal %s", name)
	return solver.Goal{}
}

func player(n int) games.Value { return games.PlayerField("", n).Value }

func named(squares ...string) games.Value { return games.TextsField("", squares).Value }

func TestAnswersHaveTheSpecifiedFields(t *testing.T) {
	for name, want := range map[string]string{
		"dig": "number witness", "connect": "number solutions", "route": "number first", "cut": "number moves",
	} {
		g := goal(t, name)
		args := []games.Value{player(1), named("B3"), {}}[:len(g.Params)]
		a, err := g.Solve(example, args, solver.Budget{Nodes: g.Nodes})
		if err != nil || a.Status != solver.Proved {
			t.Errorf("%s: %v, %v", name, a.Status, err)
			continue
		}
		if got := a.Fields[0].Name + " " + a.Fields[1].Name; len(a.Fields) != 2 || got != want {
			t.Errorf("%s answers %v, want %s", name, a.Fields, want)
		}
	}
}

func TestThereIsNoNumberWithoutAProof(t *testing.T) {
	p := randomcity.Layout(seed.New(1), 7, 2, 8)
	houses := named(p.Houses(1)[0].Square.String(), p.Houses(1)[1].Square.String())
	for _, name := range []string{"dig", "connect", "route"} {
		g := goal(t, name)
		a, err := g.Solve(p.String(), []games.Value{player(1), houses, {}}[:len(g.Params)], solver.Budget{Nodes: 3})
		if err != nil || a.Status != solver.OutOfBudget || len(a.Fields) != 0 {
			t.Errorf("%s with three nodes: %v %v, %v", name, a.Status, a.Fields, err)
		}
	}
}

func TestACancelledSearchIsOutOfBudget(t *testing.T) {
	done := make(chan struct{})
	close(done)
	p := randomcity.Layout(seed.New(1), 12, 4, 18)
	if r := Dig(p, 1, solver.Budget{Nodes: 1 << 40, Done: done}); r.Status != solver.OutOfBudget {
		t.Errorf("%v after %d nodes", r.Status, r.Nodes)
	}
}

// TestAWalledHouseIsImpossible walls a house in with other houses whose pipes bring it water from all sides.
func TestAWalledHouseIsImpossible(t *testing.T) {
	const walled = "bengaluru1 board:S1S1S1S1S1/S1S1S2S1S1/S1S1S1S1S1/S1S1S2S1S1/S1S1S1S1S1 houses:C3.00,A1.00,A5.00,E5.00;B3.00,C2.00,C4.00,D3.00 tokens:A1,E1 dozer:-"
	for _, name := range []string{"dig", "connect", "route"} {
		g := goal(t, name)
		a, err := g.Solve(walled, []games.Value{player(1), named("C3"), {}}[:len(g.Params)], solver.Budget{Nodes: 1000})
		if err != nil || a.Status != solver.Impossible || len(a.Fields) != 0 {
			t.Errorf("%s: %v %v, %v", name, a.Status, a.Fields, err)
		}
	}
}

func TestArgumentsThatMakeNoSenseAreRefusedInBothLanguages(t *testing.T) {
	negative := games.IntField("", -1).Value
	for _, c := range []struct {
		goal, message string
		args          []games.Value
	}{
		{"dig", "form/solve-player", []games.Value{player(3)}},
		{"dig", "form/solve-player", []games.Value{player(0)}},
		{"cut", "form/solve-player", []games.Value{{}}},
		{"route", "form/solve-player", nil},
		{"connect", "form/solve-none", []games.Value{player(1), named()}},
		{"connect", "form/solve-square", []games.Value{player(1), named("F9")}},
		{"connect", "form/solve-house", []games.Value{player(1), named("A1")}},
		{"route", "form/solve-house", []games.Value{player(1), named("A4")}},
		{"route", "form/solve-twice", []games.Value{player(1), named("B3", "B3")}},
		{"connect", "form/solve-limit", []games.Value{player(1), named("B3"), negative}},
	} {
		_, err := goal(t, c.goal).Solve(example, c.args, solver.Budget{Nodes: 1000})
		var argument *solver.ArgumentError
		if !errors.As(err, &argument) || argument.Message.Key() != c.message {
			t.Errorf("%s %v: %v, want %s", c.goal, c.args, err, c.message)
			continue
		}
		for _, lang := range games.Langs() {
			if text := Sentences(lang).Render(lang, argument.Message); strings.ContainsAny(text, "{=/") {
				t.Errorf("%s in %s: %s", c.message, lang, text)
			}
		}
	}
	if _, err := goal(t, "dig").Solve("garbage", []games.Value{player(1)}, solver.Budget{}); err == nil {
		t.Error("garbage is taken for a position")
	}
}

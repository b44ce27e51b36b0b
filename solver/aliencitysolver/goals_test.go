package aliencitysolver

import (
	"errors"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/aliencitychecker/lategame"
)

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

func text(s string) games.Value { return games.TextField("", s).Value }

// example is a random game's position five moves before the end, with claims left and b2 built on.
func example() aliencity.Position {
	for i := uint64(0); ; i++ {
		p := lategame.Before(seed.New(seed.Seed(i)), aliencity.Options{}, 5, 20)
		if groups := claimGroups(&p, aliencity.Pass()); len(groups) > 2 && p.At(lotNamed("b2")) != aliencity.Nothing {
			return p
		}
	}
}

func lotNamed(name string) aliencity.Lot {
	l, _ := aliencity.ParseLot(name)
	return l
}

func TestAnswersHaveTheSpecifiedFields(t *testing.T) {
	p := example()
	built := p.Built().Without(lotNamed("b2")).First().String()
	for _, c := range []struct {
		goal, fields string
		args         []games.Value
	}{
		{"endgame", "number totals best line margin", nil},
		{"claim", "claim number margin claims values moves", nil},
		{"claim", "claim number margin claims values moves", []games.Value{{}}},
		{"worth", "towers points players", nil},
		{"walk", "number walk", []games.Value{text("b2"), text(built)}},
		{"lots", "number lots others clauses", []games.Value{text(leftOf(p)), {}}},
	} {
		g := goal(t, c.goal)
		a, err := g.Solve(p.String(), c.args, solver.Budget{Nodes: g.Nodes})
		if err != nil || a.Status != solver.Proved {
			t.Errorf("%s: %v, %v", c.goal, a.Status, err)
			continue
		}
		var names []string
		for _, f := range a.Fields {
			names = append(names, f.Name)
		}
		if got := strings.Join(names, " "); got != c.fields {
			t.Errorf("%s answers %s, want %s", c.goal, got, c.fields)
		}
	}
}

// leftOf names a piece that the player in turn has left.
func leftOf(p aliencity.Position) string {
	for _, s := range aliencity.Structures {
		if p.Supply(p.Turn()).Count(s) > 0 {
			return s.String()
		}
	}
	return ""
}

func TestTheEndgameWithoutNodesSaysNothing(t *testing.T) {
	p := lategame.Before(seed.New(1), aliencity.Options{}, 12, 10).String()
	a, err := goal(t, "endgame").Solve(p, nil, solver.Budget{Nodes: 100})
	if err != nil || a.Status != solver.OutOfBudget || len(a.Fields) != 0 {
		t.Errorf("%v %v, %v", a.Status, a.Fields, err)
	}
	a, err = goal(t, "claim").Solve(p, []games.Value{{}}, solver.Budget{Nodes: 1})
	if err != nil || a.Status != solver.OutOfBudget || len(a.Fields) != 0 {
		t.Errorf("%v %v, %v", a.Status, a.Fields, err)
	}
}

func TestAClaimLongBeforeTheEndIsOnlyFoundAndSaysHowFarItLooked(t *testing.T) {
	p := lategame.Before(seed.New(1), aliencity.Options{}, 14, 1000).String()
	a, err := goal(t, "claim").Solve(p, []games.Value{{}}, solver.Budget{Nodes: 50_000})
	if err != nil || a.Status != solver.Found {
		t.Fatalf("%v, %v", a.Status, err)
	}
	if last := a.Fields[len(a.Fields)-1]; last.Name != "depth" || last.Value.Number < 1 {
		t.Errorf("the last field is %v", last)
	}
}

func TestACancelledSearchIsOutOfBudget(t *testing.T) {
	done := make(chan struct{})
	close(done)
	p := lategame.Before(seed.New(1), aliencity.Options{}, 20, 1000)
	if a := Endgame(p, solver.Budget{Nodes: 1 << 40, Done: done}); a.Status != solver.OutOfBudget || a.Nodes > 1024 {
		t.Errorf("%v after %d nodes", a.Status, a.Nodes)
	}
}

func TestNothingCanBeClaimedWhenTheGameIsOver(t *testing.T) {
	all := lategame.Game(seed.New(1), aliencity.Options{}, 10)
	a, err := goal(t, "claim").Solve(all[len(all)-1].String(), nil, solver.Budget{Nodes: 1000})
	if err != nil || a.Status != solver.Impossible || len(a.Fields) != 0 {
		t.Errorf("%v %v, %v", a.Status, a.Fields, err)
	}
	end := Endgame(all[len(all)-1], solver.Budget{})
	if end.Status != solver.Proved || len(end.Best)+len(end.Line) != 0 || end.Nodes != 0 {
		t.Errorf("%+v", end)
	}
}

func TestArgumentsThatMakeNoSenseAreRefusedInBothLanguages(t *testing.T) {
	p := example()
	empty := p.Empty().First().String()
	var gone string
	for _, s := range aliencity.Structures {
		if p.Supply(1).Count(s) == 0 {
			gone = s.String()
		}
	}
	for _, c := range []struct {
		goal, message string
		args          []games.Value
	}{
		{"claim", "form/solve-build", []games.Value{text("RT-z9")}},
		{"claim", "form/solve-build", []games.Value{text("pass")}},
		{"claim", "form/solve-build", []games.Value{text("RT-e6(e6)")}},
		{"claim", "form/solve-illegal", []games.Value{text("RD-b2")}},
		{"walk", "form/solve-lot", []games.Value{text("b2"), text("i1")}},
		{"walk", "form/solve-lot", nil},
		{"walk", "form/solve-empty", []games.Value{text(empty), text("b2")}},
		{"walk", "form/solve-same", []games.Value{text("b2"), text("b2")}},
		{"lots", "form/solve-piece", []games.Value{text("NT")}},
		{"lots", "form/solve-piece", nil},
		{"lots", "form/solve-player", []games.Value{text("RD"), games.PlayerField("", 3).Value}},
		{"lots", "form/solve-none", []games.Value{text(gone), games.PlayerField("", 1).Value}},
	} {
		_, err := goal(t, c.goal).Solve(p.String(), c.args, solver.Budget{Nodes: 1000})
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
	for _, g := range Goals {
		if _, err := g.Solve("garbage", nil, solver.Budget{}); err == nil {
			t.Errorf("%s: garbage is taken for a position", g.Name)
		}
	}
}

// TestLotsAreAskedForEitherPlayer gives the piece of the player who is not in turn.
func TestLotsAreAskedForEitherPlayer(t *testing.T) {
	p := example()
	s := p.Setup()
	s.Turn = 3 - s.Turn
	turned, err := s.Validate()
	if err != nil {
		t.Fatal(err)
	}
	args := []games.Value{text(leftOf(turned)), games.PlayerField("", turned.Turn()).Value}
	a, err := goal(t, "lots").Solve(p.String(), args, solver.Budget{})
	if err != nil {
		t.Fatal(err)
	}
	piece, _ := aliencity.ParseStructure(leftOf(turned))
	builds := turned.Builds(turned.Turn())
	if want := strings.Join(builds.Of(piece).Names(), ", "); a.Fields[1].Value.String() != want {
		t.Errorf("%v, want %s", a.Fields[1], want)
	}
}

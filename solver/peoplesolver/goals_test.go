package peoplesolver

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/people"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/peoplechecker/latecity"
)

// example is an end of a game of two on which all goals have answers; nearer is what its bulldozer can do to the
// humans.
var example, nearer = func() (string, string) {
	r := seed.New(3)
	for {
		p := latecity.Late(r, latecity.End{Turns: 2, Empty: 4, Coins: [2]int{1, 1}})
		b := newBoard(&p)
		if drives := b.appendDrives(nil); len(drives) > 0 {
			drives[0].shift(&b.humans, 1)
			return p.String(), Humans(b.humans).Text(p.Area())
		}
	}
}()

func goal(t *testing.T, name string) solver.Goal {
	t.Helper()
	i := slices.IndexFunc(Goals, func(g solver.Goal) bool { return g.Name == name })
	if i < 0 {
		t.Fatalf("there is no goal %s", name)
	}
	return Goals[i]
}

func said(text string) games.Value { return games.TextField("", text).Value }

func arguments(g solver.Goal) []games.Value {
	if len(g.Params) == 0 {
		return nil
	}
	return []games.Value{said(nearer)}
}

func TestAnswersHaveTheSpecifiedFields(t *testing.T) {
	for name, want := range map[string]string{
		"turn":     "number turns margin count",
		"endgame":  "number totals best turns count line",
		"bulldoze": "number solutions count",
	} {
		g := goal(t, name)
		a, err := g.Solve(example, arguments(g), solver.Budget{Nodes: g.Nodes})
		if err != nil || a.Status != solver.Proved {
			t.Errorf("%s: %v, %v", name, a.Status, err)
			continue
		}
		var names []string
		for _, f := range a.Fields {
			names = append(names, f.Name)
		}
		if got := strings.Join(names, " "); got != want {
			t.Errorf("%s answers %s, want %s", name, got, want)
		}
	}
}

func TestATurnIsWrittenAsItsMoves(t *testing.T) {
	p, err := people.Parse(example)
	if err != nil {
		t.Fatal(err)
	}
	a, err := goal(t, "turn").Solve(example, nil, solver.Budget{Nodes: 1000})
	if err != nil {
		t.Fatal(err)
	}
	first, second, _ := strings.Cut(a.Fields[1].Value.Texts[0], "; ")
	for _, text := range []string{first, second} {
		m, err := people.ParseMove(p, text)
		if err != nil {
			t.Fatal(err)
		}
		if p, err = p.Play(m); err != nil {
			t.Fatal(err)
		}
	}
}

func TestInTheBribePhaseTheBuildIsNoPartOfTheTurn(t *testing.T) {
	p, err := people.Parse(example)
	if err != nil {
		t.Fatal(err)
	}
	if p, err = p.Play(p.AppendMoves(nil)[0]); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"turn", "endgame"} {
		a, err := goal(t, name).Solve(p.String(), nil, solver.Budget{Nodes: Nodes})
		if err != nil || a.Status != solver.Proved {
			t.Fatalf("%s: %v, %v", name, a.Status, err)
		}
		for _, f := range a.Fields {
			for _, text := range f.Value.Texts {
				if f.Name != "line" && strings.Contains(text, "build") {
					t.Errorf("%s: %s has %s", name, f.Name, text)
				}
			}
		}
	}
}

func TestThereIsNoAnswerWithoutNodes(t *testing.T) {
	for _, g := range Goals {
		a, err := g.Solve(example, arguments(g), solver.Budget{})
		if err != nil || a.Status != solver.OutOfBudget || len(a.Fields) != 0 {
			t.Errorf("%s: %v %v, %v", g.Name, a.Status, a.Fields, err)
		}
	}
}

func TestACancelledSearchIsOutOfBudget(t *testing.T) {
	done := make(chan struct{})
	close(done)
	b := solver.Budget{Nodes: 1 << 40, Done: done}
	p := latecity.Late(seed.New(1), latecity.End{Turns: 6, Empty: 8, Coins: [2]int{2, 2}})
	if a := Endgame(p, b); a.Status != solver.OutOfBudget || a.Nodes > 1024 || len(a.Best)+len(a.Keep)+len(a.Line) != 0 {
		t.Errorf("endgame: %v after %d nodes", a.Status, a.Nodes)
	}
	if turns, status := Reaching(p, 0, 1, b); status != solver.OutOfBudget || turns != nil {
		t.Errorf("reaching: %v %v", turns, status)
	}
	if v, status := EndTurn(p, b); status != solver.OutOfBudget || v != (Valued{}) {
		t.Errorf("one turn: %v %v", v, status)
	}
	if Ranked(p, 3, solver.Budget{}) != nil || Each(p, solver.Budget{}, func(Valued) {}) {
		t.Error("turns are ranked without nodes")
	}
	p, target := driven(2, 3)
	if a := Bulldoze(p, target, b); a.Status == solver.Proved && a.Nodes > 1024 {
		t.Errorf("bulldoze: %v after %d nodes", a.Status, a.Nodes)
	}
	if _, ok := NearMisses(p, target, 3, b); ok {
		t.Error("near misses are counted")
	}
}

func TestAFinishedGameHasNoTurnLeft(t *testing.T) {
	p := latecity.Late(seed.New(1), latecity.End{Empty: 4, Coins: [2]int{1, 1}})
	if p.Phase() != people.Over {
		t.Fatal(p)
	}
	if a := BestTurn(p, enough); a.Status != solver.Impossible || len(a.Turns) != 0 {
		t.Errorf("%+v", a)
	}
	if a := Endgame(p, solver.Budget{}); a.Status != solver.Proved || len(a.Best)+len(a.Keep)+len(a.Line) != 0 ||
		a.Value != p.Total(p.Turn())-p.Total(3-p.Turn()) || a.Totals != [2]int{p.Total(1), p.Total(2)} {
		t.Errorf("%+v", a)
	}
	if turns, status := Reaching(p, -infinite, 9, enough); status != solver.Proved || turns != nil {
		t.Errorf("%v %v", turns, status)
	}
	if _, status := EndTurn(p, enough); status != solver.Impossible {
		t.Errorf("one turn: %v", status)
	}
}

func TestEndsOfMoreThanTwoAreNotSearched(t *testing.T) {
	p := latecity.Start(seed.New(1), 3)
	_, status := Reaching(p, 0, 1, enough)
	_, one := EndTurn(p, enough)
	if Endgame(p, enough).Status != solver.Impossible || status != solver.Impossible || one != solver.Impossible {
		t.Error("a game of three has an answer")
	}
}

func TestArgumentsThatMakeNoSenseAreRefusedInBothLanguages(t *testing.T) {
	three := latecity.Start(seed.New(1), 3).String()
	short := strings.Replace(nearer, "/", ".", 1)
	for _, c := range []struct {
		goal, position, message string
		args                    []games.Value
	}{
		{"endgame", three, "form/solve-two", nil},
		{"bulldoze", example, "form/solve-humans", nil},
		{"bulldoze", example, "form/solve-humans", []games.Value{{}}},
		{"bulldoze", example, "form/solve-humans", []games.Value{said(short)}},
		{"bulldoze", example, "form/solve-humans", []games.Value{said("0" + nearer)}},
		{"bulldoze", example, "form/solve-humans", []games.Value{said(nearer[:len(nearer)-1] + "x")}},
		{"bulldoze", example, "form/solve-humans", []games.Value{said(nearer + "/1.1.1.1.1")}},
		{"bulldoze", example, "form/solve-sum", []games.Value{said(strings.Repeat("1.1.1.1.1/", 4) + "1.1.1.1.1")}},
		{"bulldoze", example, "form/solve-sum", []games.Value{said(strings.Repeat("80.80.80.80.80/", 4) + "0.0.0.0.1")}},
	} {
		_, err := goal(t, c.goal).Solve(c.position, c.args, solver.Budget{Nodes: 1000})
		var argument *solver.ArgumentError
		if !errors.As(err, &argument) || argument.Message.Key() != c.message {
			t.Errorf("%s %v: %v, want %s", c.goal, c.args, err, c.message)
			continue
		}
		for _, lang := range games.Langs() {
			text := Sentences(lang).Render(lang, argument.Message)
			if strings.ContainsAny(text, "{=") || strings.HasPrefix(text, "form/") {
				t.Errorf("%s in %s: %s", c.message, lang, text)
			}
		}
	}
	for _, g := range Goals {
		if _, err := g.Solve("garbage", arguments(g), solver.Budget{}); err == nil {
			t.Errorf("%s takes garbage for a position", g.Name)
		}
	}
}

func TestTheSameQuestionHasTheSameAnswer(t *testing.T) {
	for i := range 10 {
		p := smallEnd(i).String()
		for _, g := range Goals[:2] {
			one, err := g.Solve(p, nil, solver.Budget{Nodes: 20_000})
			two, _ := g.Solve(p, nil, solver.Budget{Nodes: 20_000})
			same := func(a, b games.Field) bool { return a.Name == b.Name && a.Value.String() == b.Value.String() }
			if one.Status != two.Status || !slices.EqualFunc(one.Fields, two.Fields, same) {
				t.Errorf("%s: %s: %v, then %v (%v)", p, g.Name, one, two, err)
			}
		}
	}
}

func TestHumansAreReadAsTheyAreWritten(t *testing.T) {
	for i := range 20 {
		p := latecity.Any(seed.New(seed.Seed(i)))
		h := HumansOf(&p)
		text := h.Text(p.Area())
		if got, ok := ParseHumans(text, p.Area()); !ok || got != h || h.Sum() != people.Humans-p.Outside() ||
			!strings.Contains(p.String(), " humans:"+text+" ") {
			t.Errorf("%s: %s is read as %v, %v", p, text, got, ok)
		}
	}
}

package akropolissolver

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/seed"
	"fourcities/solver"
	"fourcities/solver/akropolischecker"
	"fourcities/solver/akropolissolver/playedcity"
)

// example is a position on which all goals have answers.
const example = "akropolis1 set:37 cities:Mqq@-2.0SE,qtm@2.-2SW;- stones:1,2 site:Hqq,qhb,Bhq,gqq deck:? round:2 turn:1 variants:- profile:-"

func goal(t *testing.T, name string) solver.Goal {
	t.Helper()
	i := slices.IndexFunc(Goals, func(g solver.Goal) bool { return g.Name == name })
	if i < 0 {
		t.Fatalf("there is no goal %s", name)
	}
	return Goals[i]
}

func player(n int) games.Value { return games.PlayerField("", n).Value }

func named(tiles ...string) games.Value { return games.TextsField("", tiles).Value }

func TestAnswersHaveTheSpecifiedFields(t *testing.T) {
	for name, want := range map[string]string{
		"place": "number moves second margin placements", "build": "number lines count greedy", "score": "total profiles",
	} {
		g := goal(t, name)
		a, err := g.Solve(example, nil, solver.Budget{Nodes: g.Nodes})
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

func TestBuildTakesTheFirstThreeTilesOfTheSiteUnlessOthersAreNamed(t *testing.T) {
	g := goal(t, "build")
	first, _ := g.Solve(example, nil, solver.Budget{Nodes: g.Nodes})
	same, err := g.Solve(example, []games.Value{named("Hqq", "qhb", "Bhq"), player(1)}, solver.Budget{Nodes: g.Nodes})
	if err != nil || !slices.EqualFunc(first.Fields, same.Fields, func(a, b games.Field) bool { return a.Value.String() == b.Value.String() }) {
		t.Errorf("%v, and %v (%v)", first.Fields, same.Fields, err)
	}
	other, err := g.Solve(example, []games.Value{named("Thq"), player(2)}, solver.Budget{Nodes: g.Nodes})
	if err != nil || len(other.Fields[1].Value.Lists[0]) != 1 || !strings.HasPrefix(other.Fields[1].Value.Lists[0][0], "Thq@") {
		t.Errorf("%v (%v)", other.Fields, err)
	}
}

func TestThereIsNoNumberWithoutALine(t *testing.T) {
	for _, name := range []string{"place", "build"} {
		a, err := goal(t, name).Solve(example, nil, solver.Budget{Nodes: 3})
		if err != nil || a.Status != solver.OutOfBudget || len(a.Fields) != 0 {
			t.Errorf("%s with three nodes: %v %v, %v", name, a.Status, a.Fields, err)
		}
	}
}

// TestASearchThatIsCutShortHasFoundWhatItHas gives build more and more: the number never falls, and is never above the
// proved one.
func TestASearchThatIsCutShortHasFoundWhatItHas(t *testing.T) {
	p, err := akropolis.Parse(example)
	if err != nil {
		t.Fatal(err)
	}
	proved := BestThree(p, 1, p.Site()[:3], enough)
	number, cut := 0, 0
	for nodes := int64(1); nodes < proved.Nodes; nodes *= 2 {
		r := BestThree(p, 1, p.Site()[:3], solver.Budget{Nodes: nodes})
		if r.Nodes > nodes || r.Status == solver.Proved || r.Number < number || r.Number > proved.Number {
			t.Errorf("%d nodes: %v %d after %d nodes, %d before; proved is %d", nodes, r.Status, r.Number, r.Nodes, number, proved.Number)
		}
		if number = r.Number; r.Status == solver.Found {
			cut++
		}
	}
	if cut == 0 {
		t.Error("nothing was ever found")
	}
}

func TestACancelledSearchIsOutOfBudget(t *testing.T) {
	done := make(chan struct{})
	close(done)
	p := playedcity.Play(seed.New(1), 2, 18, 16)
	if r := BestThree(p, p.Turn(), p.Site()[:3], solver.Budget{Nodes: 1 << 40, Done: done}); r.Status == solver.Proved || r.Nodes > 1024 {
		t.Errorf("three: %v after %d nodes", r.Status, r.Nodes)
	}
	p = playedcity.Play(seed.New(6), 4, 40, 1)
	s := p.Setup()
	s.Stones[s.Turn-1] = 5
	p, err := s.Validate()
	if err != nil {
		t.Fatal(err)
	}
	if r := Best(p, solver.Budget{Nodes: 1 << 40, Done: done}); r.Status != solver.OutOfBudget {
		t.Errorf("best: %v of %d placements", r.Status, Best(p, enough).Placements)
	}
}

func TestAFinishedTableHasNoPlacement(t *testing.T) {
	a, err := goal(t, "place").Solve("akropolis1 cities:-;- site:- deck:-", nil, solver.Budget{Nodes: 100})
	if err != nil || a.Status != solver.Impossible || len(a.Fields) != 0 {
		t.Errorf("%v %v, %v", a.Status, a.Fields, err)
	}
}

func TestTheSameQuestionHasTheSameAnswer(t *testing.T) {
	for n := range uint64(5) {
		p := played(n)
		for _, g := range Goals {
			one, err := g.Solve(p.String(), nil, solver.Budget{Nodes: 30_000})
			two, _ := g.Solve(p.String(), nil, solver.Budget{Nodes: 30_000})
			same := func(a, b games.Field) bool { return a.Name == b.Name && a.Value.String() == b.Value.String() }
			if one.Status != two.Status || !slices.EqualFunc(one.Fields, two.Fields, same) {
				t.Errorf("%s: %s: %v, then %v (%v)", p, g.Name, one, two, err)
			}
		}
	}
}

func TestEveryProfilesTotalIsTheCheckers(t *testing.T) {
	differ := [8]int{}
	for n := range uint64(120) {
		p := playedcity.Play(seed.New(seed.Seed(n)), 2, 40, 16)
		totals := Profiles(p, 1)
		for i, got := range totals {
			if want := akropolischecker.Total(p.WithProfile(got.Profile), 1); got.Total != want {
				t.Fatalf("%s under %s: %d, want %d", p, got.Profile, got.Total, want)
			}
			if got.Total != totals[0].Total {
				differ[i]++
			}
		}
		for _, d := range Differing(totals, p.Profile()) {
			if d.Total == p.Total(1) {
				t.Errorf("%s: %s does not differ", p, d.Profile)
			}
		}
	}
	if slices.Contains(differ[1:], 0) {
		t.Errorf("some profile never makes a difference: %v", differ)
	}
}

func TestTheScoreGoalNamesEveryProfileUnderWhichTheTotalDiffers(t *testing.T) {
	for n := range uint64(60) {
		p := played(n)
		a, err := goal(t, "score").Solve(p.String(), []games.Value{player(2)}, solver.Budget{Nodes: 1})
		if err != nil || a.Fields[0].Value.Number != p.Total(2) {
			t.Fatalf("%s: %v, %v", p, a.Fields, err)
		}
		var want [][]string
		for _, other := range Profiles(p, 2) {
			if other.Total != p.Total(2) {
				want = append(want, []string{other.Profile.String(), strconv.Itoa(other.Total)})
			}
		}
		if got := a.Fields[1].Value.Lists; !slices.EqualFunc(got, want, slices.Equal[[]string]) {
			t.Errorf("%s: %v, want %v", p, got, want)
		}
	}
}

func TestEveryProfileHasASentenceInBothLanguages(t *testing.T) {
	p := played(3)
	for _, lang := range games.Langs() {
		seen := map[string]bool{}
		for _, other := range Profiles(p, 1) {
			other.Total = 71
			text := Sentences(lang).Render(lang, other.Message())
			if strings.ContainsAny(text, "{=/") || !strings.HasSuffix(text, ": 71.") || seen[text] {
				t.Errorf("%s in %s: %s", other.Profile, lang, text)
			}
			seen[text] = true
		}
	}
}

func TestArgumentsThatMakeNoSenseAreRefusedInBothLanguages(t *testing.T) {
	full := "akropolis1 set:37 cities:-;- site:- deck:-"
	for _, c := range []struct {
		goal, position, message string
		args                    []games.Value
	}{
		{"build", example, "form/solve-player", []games.Value{{}, player(3)}},
		{"score", example, "form/solve-player", []games.Value{player(0)}},
		{"build", full, "form/solve-none", nil},
		{"build", example, "form/solve-many", []games.Value{named("Hqq", "Hqq", "Mqq", "gqq")}},
		{"build", example, "form/solve-tile", []games.Value{named("qqH")}},
		{"build", example, "form/solve-tile", []games.Value{named("Hqq", "")}},
		{"build", example, "form/solve-left", []games.Value{named("qtm")}},
		{"build", example, "form/solve-left", []games.Value{named("gqq", "gqq")}},
	} {
		_, err := goal(t, c.goal).Solve(c.position, c.args, solver.Budget{Nodes: 1000})
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
			t.Errorf("%s takes garbage for a position", g.Name)
		}
	}
}

package peoplegen

import (
	"strconv"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/people"
	"fourcities/generator"
	"fourcities/generator/generatortest"
	"fourcities/solver"
	"fourcities/solver/peoplechecker"
	"fourcities/solver/peoplesolver"
)

// drivesIn plays the drives of an answer; between them the same player is made to bribe again.
func drivesIn(t *testing.T, item generator.Item, p people.Position) (line []people.Move, cities []people.Position) {
	t.Helper()
	player := p.Turn()
	cities = append(cities, p)
	for _, text := range item.Puzzle.Answer {
		m, err := people.ParseMove(p, text)
		if err != nil {
			t.Fatal(err)
		}
		if p, err = p.Play(m); err != nil || m.Kind != people.BulldozerMove {
			t.Fatalf("%s answers %v: %v", item.ID, item.Puzzle.Answer, err)
		}
		if p, err = bribing(p, player); err != nil {
			t.Fatal(err)
		}
		line, cities = append(line, m), append(cities, p)
	}
	return line, cities
}

func TestTheDrivesAreTheOnlyWayToThePlan(t *testing.T) {
	eachPuzzle(t, "bulldoze", 3, func(t *testing.T, item generator.Item, p people.Position) {
		line, cities := drivesIn(t, item, p)
		plan := item.Puzzle.Asks[0].Value.Text
		if got := peoplechecker.Bulldoze(p, plan, len(line), [][]people.Move{line}, 4_000_000); got != solver.Agrees {
			t.Errorf("%s: the second program %s", item.ID, got)
		}
		steps := item.Puzzle.Steps
		shown, err := people.Parse(steps[len(steps)-1].Position)
		last := cities[len(cities)-1]
		if err != nil || peoplesolver.HumansOf(&shown) != peoplesolver.HumansOf(&last) || peoplesolver.HumansOf(&last).Text(p.Area()) != plan {
			t.Errorf("%s: the last step shows %s, the plan is %s", item.ID, steps[len(steps)-1].Position, plan)
		}
	})
}

// A question that is read without its drawing, as on the command line, has everything in it too.
func TestTheQuestionItselfTellsWhatThePlanChanges(t *testing.T) {
	eachPuzzle(t, "bulldoze", 1, func(t *testing.T, item generator.Item, p people.Position) {
		_, cities := drivesIn(t, item, p)
		last := cities[len(cities)-1]
		var plan []string
		for _, d := range p.Districts() {
			if n := last.Humans(d); n != p.Humans(d) {
				plan = append(plan, d.String()+" "+strconv.Itoa(n))
			}
		}
		for lang, want := range map[games.Lang]string{
			games.English: " The plan: " + strings.Join(plan, ", ") + "; in all ",
			games.Serbian: " План: " + strings.Join(plan, ", ") + "; у свим ",
		} {
			if said := sentences(lang).Render(lang, item.Puzzle.Question); !strings.Contains(said, want) {
				t.Errorf("%s asks %q, without %q", item.ID, said, want)
			}
		}
	})
}

func TestBulldozeGradesFollowTheDrivesAndWhatComesNear(t *testing.T) {
	eachPuzzle(t, "bulldoze", 3, func(t *testing.T, item generator.Item, p people.Position) {
		line, cities := drivesIn(t, item, p)
		moved, away := 0, 0
		off := func(c *people.Position) int {
			n := 0
			for _, d := range c.Districts() {
				n += max(0, c.Humans(d)-cities[len(line)].Humans(d))
			}
			return n
		}
		for i := range line {
			for _, n := range line[i].Drops() {
				moved += int(n)
			}
			if off(&cities[i+1]) >= off(&cities[i]) {
				away++
			}
		}
		near := peoplechecker.NearMisses(p, item.Puzzle.Asks[0].Value.Text, len(line))
		want := generator.Medium
		switch {
		case len(line) == 3 && near >= 8 && away > 0:
			want = generator.Hard
		case len(line) == 2 && near < 8 && away == 0:
			want = generator.Easy
		}
		if item.ID.Difficulty != want || moved < 4 || len(line) == 3 != (want == generator.Hard) {
			t.Errorf("%s has %d drives, %d near misses, %d that lead away, %d humans moved", item.ID, len(line), near, away, moved)
		}
		if generatortest.Field(t, item, "near").Number != near || generatortest.Field(t, item, "away").Number != away || generatortest.Field(t, item, "moved").Number != moved {
			t.Errorf("%s reports %v", item.ID, item.Report.Fields)
		}
	})
}

func BenchmarkBulldoze(b *testing.B) {
	for _, d := range generator.Grades {
		b.Run(d, func(b *testing.B) { generatortest.Benchmark(b, generatortest.Kind(b, Kinds, "bulldoze"), d) })
	}
}

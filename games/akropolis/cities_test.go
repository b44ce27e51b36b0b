package akropolis_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"fourcities/games/akropolis"
	"fourcities/games/gamestest"
	"fourcities/games/hex"
	"fourcities/games/seed"
)

// allRules is every table's way to score: 32 sets of variants, 8 profiles.
func allRules() []akropolis.Rule {
	var rules []akropolis.Rule
	for bits := range 1 << (akropolis.Colours + 3) {
		var rule akropolis.Rule
		for i := range rule.Variants {
			rule.Variants[i] = bits>>i&1 == 1
		}
		rule.Profile = akropolis.Profile{HousesByValue: bits>>5&1 == 1, EdgeAny: bits>>6&1 == 1, LakeSingle: bits>>7&1 == 1}
		rules = append(rules, rule)
	}
	return rules
}

func TestCitiesScoreAsThePlainRulesSayWithEveryVariantAndProfile(t *testing.T) {
	rules := allRules()
	next := 0
	check := func(city *akropolis.City, text string, ways int) {
		plain := plainCityOf(text)
		for range ways {
			checkScore(t, city, plain, text, rules[next%len(rules)])
			next += 37 // no divisor of the number of rules: all of them have their turn
		}
	}
	for _, v := range vectors(t) {
		if v.Kind != "game" {
			p := position(t, v.Position)
			check(p.City(1), listed(&p, 1), gamestest.Trials(3, len(rules)))
		}
	}
	for i := range gamestest.Trials(30, 300) {
		playOut(t, seed.Seed(1_000+i), func(p akropolis.Position, _ string) {
			if player := p.Turn(); len(p.Placed(player))%4 == 3 {
				check(p.City(player), listed(&p, player), gamestest.Trials(3, 12))
			}
		})
	}
	if next < 37*len(rules) {
		t.Errorf("%d comparisons do not reach every rule", next/37)
	}
}

func position(t testing.TB, text string) akropolis.Position {
	t.Helper()
	p, err := akropolis.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return p
}

func checkScore(t *testing.T, city *akropolis.City, plain *plainCity, text string, rule akropolis.Rule) {
	t.Helper()
	sums := city.Sums(rule)
	points := 0
	for i, want := range plain.score(plainRule{rule.Variants.String(), rule.Profile.String()}) {
		colour := akropolis.Colour(i)
		if sums[i] != (akropolis.Sum{Value: want.value, Stars: want.stars}) {
			t.Errorf("%s, %+v\n%s have value and stars %v, want %d and %d", text, rule, colour, sums[i], want.value, want.stars)
		}
		points += want.value * want.stars
		checkVerdicts(t, city, plain, colour, rule, want)
	}
	if city.Points(rule) != points {
		t.Errorf("%s, %+v\nhas %d points, want %d", text, rule, city.Points(rule), points)
	}
}

// checkVerdicts compares district by district, and looks whether the reasons given are true.
func checkVerdicts(
	t *testing.T, city *akropolis.City, plain *plainCity, colour akropolis.Colour, rule akropolis.Rule, want plainSum,
) {
	t.Helper()
	verdicts, value := city.Verdicts(colour, rule), 0
	for _, v := range verdicts {
		s := spot{int(v.Cell.At.Q), int(v.Cell.At.R)}
		tied := colour == akropolis.HouseColour && v.Times == 0
		letter, level := v.Cell.Hex.Letter(), int(v.Cell.Level)
		if times, ok := want.times[s]; !ok || (times != v.Times && !tied) || letter[0] != plain.top(s) || level != plain.level(s) {
			t.Errorf("%s on %s, level %d, counts %d times by %+v; want %d, level %d", letter, s, level, v.Times, rule, times, plain.level(s))
		}
		if fault := untrue(v, s, plain); fault != "" {
			t.Errorf("%s on %s, %+v: %s is untrue: %s", v.Cell.Hex.Letter(), s, rule, v.Why, fault)
		}
		value += v.Points()
	}
	if len(verdicts) != len(want.times) || value != want.value {
		t.Errorf("%d %s are judged, worth %d; want %d, worth %d", len(verdicts), colour, value, len(want.times), want.value)
	}
}

// untrue says what is wrong with the neighbour that a verdict names as its reason.
func untrue(v akropolis.Verdict, s spot, plain *plainCity) string {
	because := spot{int(v.Because.Q), int(v.Because.R)}
	next := slices.Contains(s.neighbours(), because)
	_, shut := map[spot]bool(nil), false
	if next && plain.level(because) == 0 {
		_, shut = plain.lake(because)
	}
	switch v.Why {
	case akropolis.NextToMarket:
		if !next || plain.top(because) != 'm' {
			return "no market on " + because.String()
		}
	case akropolis.DoubledPlaza:
		if !next || plain.top(because) != 'M' {
			return "no plaza on " + because.String()
		}
	case akropolis.NotEnclosed:
		if !next || plain.level(because) > 0 {
			return because.String() + " is built"
		}
	case akropolis.OnlyLakes, akropolis.DoubledLake:
		if !next || !shut {
			return "no lake at " + because.String()
		}
	}
	return ""
}

func TestACityWithOneMoreTileIsTheCityBuiltWithIt(t *testing.T) {
	for i := range gamestest.Trials(20, 200) {
		r := seed.New(seed.Seed(i))
		playOut(t, seed.Seed(2_000+i), func(p akropolis.Position, move string) {
			if move == "" || p.Status().Phase == "lay" || r.Below(4) > 0 {
				return
			}
			before := p.City(p.Turn())
			if r.Below(2) == 0 {
				before.Sums(p.Rule()) // whether it has been asked before makes no difference
			}
			m, _ := akropolis.ParseMove(p, move)
			tile := akropolis.Placed{Tile: p.Site()[m.Position], Placement: m.Placement}
			after := played(t, p, move)
			checkSame(t, before.With(tile), after.City(p.Turn()), p.Rule())
			if got, want := before.Covers(m.Placement), after.Stones(p.Turn())-p.Stones(p.Turn())+int(m.Position); got != want {
				t.Errorf("%s\n%s covers %d quarries, brings %d stones", p, move, got, want)
			}
			checkSame(t, before, p.City(p.Turn()), p.Rule())
		})
	}
}

func checkSame(t *testing.T, got, want *akropolis.City, rule akropolis.Rule) {
	t.Helper()
	bare := func(c *akropolis.City) (cells []string) {
		for _, cell := range c.Cells() {
			cells = append(cells, cell.At.String()+cell.Hex.Letter()+strconv.Itoa(int(cell.Level))+" "+strconv.Itoa(int(cell.Tile)))
		}
		return cells
	}
	if !slices.Equal(bare(got), bare(want)) {
		t.Errorf("the cells are %v, want %v", bare(got), bare(want))
	}
	if got.Sums(rule) != want.Sums(rule) {
		t.Errorf("%v scores %v, want %v", bare(got), got.Sums(rule), want.Sums(rule))
	}
	if a, b := got.AppendPlacements(nil), want.AppendPlacements(nil); !slices.Equal(a, b) {
		t.Errorf("%v: %d placements, want %d in the same order", bare(got), len(a), len(b))
	}
}

func TestLakesAreTheRegionsThatTheOutsideDoesNotReach(t *testing.T) {
	found := 0
	for i := range gamestest.Trials(20, 400) {
		playOut(t, seed.Seed(3_000+i), func(p akropolis.Position, _ string) {
			plain := plainCityOf(listed(&p, p.Turn()))
			for _, single := range []bool{false, true} {
				lakes := p.City(p.Turn()).Lakes(akropolis.Profile{LakeSingle: single})
				found += len(lakes)
				if got, want := lakeNames(lakes), plain.lakes(single); !slices.Equal(got, want) {
					t.Errorf("%s\nplayer %d has the lakes %v, want %v", p, p.Turn(), got, want)
				}
			}
		})
	}
	if found == 0 {
		t.Error("no city has a lake")
	}
}

func lakeNames(lakes [][]hex.Cell) []string {
	var names []string
	for _, lake := range lakes {
		var cells []string
		for _, c := range lake {
			cells = append(cells, c.String())
		}
		slices.Sort(cells)
		names = append(names, strings.Join(cells, " "))
	}
	slices.Sort(names)
	return names
}

package peoplegen

import (
	"testing"

	"fourcities/games"
	"fourcities/games/gamestest"
	"fourcities/games/people"
	"fourcities/games/seed"
	"fourcities/generator"
	"fourcities/generator/generatortest"
)

// some is how many seeds of each kind, grade and number of players the tests look at; one in a short run.
func some(n int) int {
	return generatortest.Few(gamestest.Trials(n, 5*n), 1)
}

// eachPuzzle calls the test with some puzzles of a kind, of every grade and for every number of players.
func eachPuzzle(t *testing.T, kind string, n int, test func(t *testing.T, item generator.Item, p people.Position)) {
	t.Helper()
	k := generatortest.Kind(t, Kinds, kind)
	for players := k.MinPlayers; players <= k.MaxPlayers; players++ {
		for _, g := range k.Difficulties {
			for i := range some(n) {
				item := generatortest.Kept(t, k, generator.Order{Players: players, Difficulty: g, Seed: seed.Seed(i)})
				p, err := people.Parse(item.Position)
				if err != nil {
					t.Fatal(err)
				}
				test(t, item, p)
			}
		}
	}
}

// puzzleKinds are the kinds that make puzzles.
func puzzleKinds() []generator.Kind { return Kinds[3:] }

func TestCitiesAreToldInWords(t *testing.T) {
	eachCity(t, 5, func(item generator.Item, _ people.Position) {
		for _, m := range item.Report.Notes {
			generatortest.Said(t, generatortest.Kind(t, Kinds, item.ID.Kind), people.Game.Text(), m)
		}
	})
}

// Every bribe can be part of an answer, whatever the puzzles of these tests happen to hold.
func TestEveryBribeIsToldInWords(t *testing.T) {
	p, err := people.Parse("people1 humans:2.3.3.3.3/3.3.3.3.3/3.3.3.3.3/3.4.3.3.2/3.3.3.2.2 outside:8 dozer:C3 " +
		"edges:A1-A2=block,A1-B1=block,D4-D5=red coins:9,9 phase:bribe")
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"skip", "police A1", "police B2", "police B3>A3,B2,C3", "police E1", "bulldozer A3 2+1", "bulldozer C5 1+1", "roadblock B1-B2", "more D4",
	} {
		m, err := people.ParseMove(p, text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := p.Play(m); err != nil {
			t.Fatal(err)
		}
		generatortest.Said(t, Kinds[0], people.Game.Text(), bribeMessage(&p, m))
	}
	m := people.Police(people.DistrictAt(1, 1))
	if got := games.Refuse(bribeMessage(&p, m)).Error(); got != "police.move/played player=1 district=B2 to=A2, B1, B3, C2 count=4" {
		t.Error(got)
	}
	m = people.Bulldoze(people.DistrictAt(0, 2), 2, 1)
	if got := games.Refuse(bribeMessage(&p, m)).Error(); got != "bulldozer.drive/played from=C3 to=A3 taken=3 drops=B3 +2, A3 +1 player=1" {
		t.Error(got)
	}
}

func TestAKindWhoseBudgetFindsNothingSaysWhy(t *testing.T) {
	m := turnMaker
	m.Draws, m.Attempt = 7, func(*generator.Trial) (generator.Item, string) { return generator.Item{}, "several" }
	_, err := m.Make(generator.Order{Players: 2})
	unmade, ok := err.(*generator.Unmade)
	if !ok || unmade.Cancelled || games.Refuse(unmade.Message).Error() != "form/turn-unmade draws=7" {
		t.Fatalf("answered with %v", err)
	}
	item := generator.Item{Report: unmade.Report}
	if n := generatortest.Field(t, item, "rejected_several").Number; n != 7 {
		t.Errorf("%d of 7 games are said to be rejected", n)
	}
}

func TestPuzzlesMayBePublishedAndAreSaidInWords(t *testing.T) {
	for _, k := range puzzleKinds() {
		eachPuzzle(t, k.Name, 1, func(t *testing.T, item generator.Item, _ people.Position) {
			generatortest.Publishable(t, k, people.Game.Text(), item)
		})
	}
}

func TestBothLanguagesSayEverythingWithTheSameParameters(t *testing.T) {
	generatortest.Sentences(t, sentences, []string{"form/layout-spread"}, scoreMaker, turnMaker, bulldozeMaker, endgameMaker)
}

func TestTheSameSeedMakesTheSameItemAndAnotherMakesAnother(t *testing.T) {
	for _, k := range Kinds {
		generatortest.SameSeedSameItem(t, k, generator.Order{})
	}
}

func TestABatchIsTheSameWhateverTheWorkers(t *testing.T) {
	for _, k := range Kinds {
		generatortest.SameWithAnyWorkers(t, k, 2)
	}
}

func TestACancelledOrderIsNotMade(t *testing.T) {
	generatortest.NotMadeOnceCancelled(t, people.Game.Text(), Kinds)
}

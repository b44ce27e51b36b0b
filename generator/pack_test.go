package generator

import (
	"testing"

	"fourcities/games/seed"
)

func TestWhatIsOrderedIsMixedIntoTheSeedOfABatch(t *testing.T) {
	graded := Kind{Game: "toy", Name: "walk", Difficulties: []string{"easy", "hard"}}
	other := Kind{Game: "toy", Name: "lots", Difficulties: graded.Difficulties}
	played := Kind{Game: "toy", Name: "walk", MinPlayers: 2, MaxPlayers: 3}
	seen := map[seed.Seed]string{}
	for name, s := range map[string]seed.Seed{
		"easy walk": graded.BatchSeed(Order{Difficulty: "easy"}, "tea"), "hard walk": graded.BatchSeed(Order{Difficulty: "hard"}, "tea"),
		"easy lots": other.BatchSeed(Order{Difficulty: "easy"}, "tea"), "another text": graded.BatchSeed(Order{Difficulty: "easy"}, "teas"),
		"two play": played.BatchSeed(Order{Players: 2}, "tea"), "three play": played.BatchSeed(Order{Players: 3}, "tea"),
		"another game": Kind{Game: "other", Name: "walk"}.BatchSeed(Order{}, "tea"),
	} {
		if first := seen[s]; first != "" {
			t.Errorf("%s has the seed of %s", name, first)
		}
		seen[s] = name
	}
}

func TestWhatPlaysNoPartDoesNotChangeTheSeedOfABatch(t *testing.T) {
	k := Kind{Game: "toy", Name: "walk"}
	if k.BatchSeed(Order{Players: 2}, "tea") != k.BatchSeed(Order{}, "tea") {
		t.Error("the number of players changes it, though it plays no part")
	}
}

// The site's galleries and packs that somebody has printed depend on these.
func TestTheSeedsOfBatchesAreFrozen(t *testing.T) {
	k := Kind{Game: "toy", Name: "walk", MinPlayers: 2, MaxPlayers: 4, Difficulties: []string{"easy"}}
	if got, want := k.BatchSeed(Order{Players: 3, Difficulty: "easy"}, "club night"), seed.Hash("club night toy walk 3p easy"); got != want {
		t.Errorf("%s, not %s", got, want)
	}
}

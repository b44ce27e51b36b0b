package generator

import (
	"testing"

	"fourcities/games/seed"
)

func TestIdsReadBackAsTheyWereWritten(t *testing.T) {
	for _, text := range []string{
		"bengaluru-layout-3p-g1-7f3k2", "bengaluru-layout-2p-s12-g1-0", "aliencity-layout-g2-z", "akropolis-place-2p-hard-g10-fzzzzzzzzzzzz",
		"people-endgame-s6-easy-g1-1",
	} {
		id, ok := ParseID(text)
		if !ok || id.String() != text {
			t.Errorf("%s is read as %+v, %v", text, id, ok)
		}
	}
}

func TestWhatIsNotWrittenAsAnIdIsNone(t *testing.T) {
	for _, text := range []string{
		"", "-", "bengaluru", "bengaluru-layout", "bengaluru-layout-g1", "bengaluru-layout-3p-g1-", "bengaluru-layout-3p-g0-1",
		"bengaluru-layout-3p-g1-01", "bengaluru-layout-3p-g1-7F", "bengaluru-layout-03p-g1-1", "bengaluru-layout-s8-3p-g1-1",
		"bengaluru-layout-3p-4p-g1-1", "bengaluru-layout-3p-g1-1\n", " bengaluru-layout-3p-g1-1", "bengaluru-layout-3p-1-1", "--g1-1",
	} {
		if id, ok := ParseID(text); ok {
			t.Errorf("%q is read as %+v", text, id)
		}
	}
}

// dice is a kind whose items are quick to make: the position is a number from 1 to 6.
var dice = Kind{
	Game: "toy", Name: "die", Version: 1, MinPlayers: 2, MaxPlayers: 3, DefaultPlayers: 2,
	MinSize: 1, MaxSize: 4, DefaultSize: func(players int) int { return players },
	Make: func(o Order) (Item, error) {
		n := seed.New(o.Seed).Below(6) + 1
		return Item{Position: string(rune('0' + n))}, nil
	},
}

func TestAnOrderIsCompletedAndChecked(t *testing.T) {
	if o, err := dice.Complete(Order{}); err != nil || o.Players != 2 || o.Size != 2 {
		t.Errorf("nothing said is completed as %+v, %v", o, err)
	}
	for _, o := range []Order{{Players: 1}, {Players: 4}, {Players: -1}, {Size: 5}, {Size: -1}, {Difficulty: "hard"}} {
		if got, err := dice.Complete(o); err == nil {
			t.Errorf("%+v is taken as %+v", o, got)
		}
	}
}

func TestAnIdMakesItsItemAgain(t *testing.T) {
	for _, o := range []Order{{Seed: 5}, {Players: 3, Seed: 6}, {Size: 4, Seed: 7}} {
		item, err := dice.Order(o)
		if err != nil {
			t.Fatal(err)
		}
		again, ok := dice.OrderOf(item.ID)
		if got, _ := dice.Order(again); !ok || got.Position != item.Position || got.ID != item.ID {
			t.Errorf("%s makes %+v, want %+v", item.ID, got, item)
		}
	}
	for _, text := range []string{"toy-die-2p-s2-g1-1", "toy-die-5p-g1-1", "toy-die-g1-1", "toy-die-2p-easy-g1-1", "toy-other-2p-g1-1"} {
		if id, ok := ParseID(text); ok {
			if o, ok := dice.OrderOf(id); ok {
				t.Errorf("%s is taken as %+v", text, o)
			}
		}
	}
}

func TestABatchIsTheSameWhateverTheWorkersAndHasNoDoubles(t *testing.T) {
	one, err := dice.Batch(Order{}, 1, 6, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	many, err := dice.Batch(Order{}, 1, 6, 8, nil)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for i := range one {
		if one[i].ID != many[i].ID {
			t.Errorf("item %d is %s with one worker, %s with eight", i, one[i].ID, many[i].ID)
		}
		seen[one[i].Position] = true
	}
	if len(seen) != 6 {
		t.Errorf("six items hold %d different positions, want all six", len(seen))
	}
}

func TestABatchReportsTheFirstItemThatFails(t *testing.T) {
	fails := dice
	fails.Make = func(o Order) (Item, error) {
		if o.Seed == seed.Seed(1).Item(3) || o.Seed == seed.Seed(1).Item(9) {
			return Item{}, &Unmade{Cancelled: o.Seed == seed.Seed(1).Item(3)}
		}
		return Item{Position: o.Seed.String()}, nil
	}
	for _, workers := range []int{1, 4} {
		_, err := fails.Batch(Order{}, 1, 20, workers, nil)
		if unmade, ok := err.(*Unmade); !ok || !unmade.Cancelled {
			t.Errorf("with %d workers the error is %v, want that of item 3", workers, err)
		}
	}
}

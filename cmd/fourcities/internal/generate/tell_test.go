package generate

import (
	"strings"
	"testing"

	"fourcities/generator"
)

func TestTheIdsOfTheFirstFewItemsAreTold(t *testing.T) {
	const id, rest = "toy-layout-g1-0", "and 2 more; --format json tells the id of each"
	for count, want := range map[int][]string{
		1: {id}, 5: {id, id, id, id, id}, 6: {id, id, id, id, id, id}, 7: {id, id, id, id, id, rest},
	} {
		items := make([]made, count)
		for i := range items {
			items[i].ID = generator.ID{Game: "toy", Kind: "layout", Version: 1}
		}
		var out strings.Builder
		tellIDs(&out, items)
		if got := out.String(); got != strings.Join(want, "\n")+"\n" {
			t.Errorf("%d items: %q", count, got)
		}
	}
}

func TestASeedThatLooksLikeAnIdOrACodeIsSpokenOf(t *testing.T) {
	kind := generator.Kind{
		Game: "toy", Name: "walk", MinPlayers: 2, MaxPlayers: 4, DefaultPlayers: 2, Difficulties: []string{"easy", "hard"},
		MinSize: 1, MaxSize: 9, DefaultSize: func(players int) int { return players },
	}
	plain := task{kind: kind, order: generator.Order{Players: 2, Size: 2, Difficulty: "easy"}}
	other := task{kind: kind, order: generator.Order{Players: 3, Size: 4, Difficulty: "hard"}}
	for _, c := range []struct {
		task task
		text string
		want string
	}{
		{plain, "bgg8pa1w5008k", "code: fourcities generate toy walk bgg8pa1w5008k\n"},
		{other, "bgg8pa1w50", "code: fourcities generate toy walk bgg8pa1w50 --players 3 --size 4 --difficulty hard\n"},
		{plain, "aliencity-layout-g1-bgg8", "id: fourcities generate aliencity-layout-g1-bgg8\n"},
		{plain, "bgg8pa1w5", ""},
		{plain, "bgg8pa1w5008kk", ""},
		{plain, "club night", ""},
		{plain, "my-layout-g1", ""},
		{plain, "Bgg8pa1w5008k", ""},
	} {
		if got := mistaken(c.task, c.text); !strings.HasSuffix(got, c.want) || (got == "") != (c.want == "") {
			t.Errorf("%s: %q", c.text, got)
		}
	}
}

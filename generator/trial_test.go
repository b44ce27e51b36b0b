package generator

import (
	"testing"

	"fourcities/games"
)

// rolls makes an item once a die shows six.
var rolls = Maker{Kind: "roll", Draws: 100, Reasons: []string{"one", "other"}, Attempt: func(t *Trial) (Item, string) {
	switch t.Source.Below(6) {
	case 0:
		return Item{}, "one"
	case 5:
		return Item{Position: "six"}, Taken
	}
	return Item{}, "other"
}}

func fields(r Report) string {
	return games.Refuse(games.SayCase("", "report", r.Fields...)).Error()
}

func TestAReportSaysHowManyWereDrawnAndWhyTheEarlierOnesWereNotTaken(t *testing.T) {
	item, err := rolls.Make(Order{Seed: 5})
	if err != nil || item.Position != "six" {
		t.Fatal(item, err)
	}
	draws, one, other := item.Report.Fields[0].Value.Number, item.Report.Fields[1].Value.Number, item.Report.Fields[2].Value.Number
	if len(item.Report.Fields) != 3 || draws != one+other+1 || draws < 2 {
		t.Errorf("reported: %s", fields(item.Report))
	}
	for _, note := range item.Report.Notes[1:] {
		if count, _ := note.Arg("count"); count.Number == 0 {
			t.Errorf("a note tells of none: %s", note.Key())
		}
	}
	again, _ := rolls.Make(Order{Seed: 5})
	if fields(again.Report) != fields(item.Report) {
		t.Errorf("first %s, then %s", fields(item.Report), fields(again.Report))
	}
}

func TestAMakerWhoseBudgetIsSpentSaysWhatItTried(t *testing.T) {
	m := rolls
	m.Attempt = func(*Trial) (Item, string) { return Item{}, "other" }
	_, err := m.Make(Order{})
	u, ok := err.(*Unmade)
	if !ok || u.Cancelled || games.Refuse(u.Message).Error() != "form/roll-unmade draws=100" {
		t.Fatal(err)
	}
	if got := fields(u.Report); got != "form/report draws=100 rejected_one=0 rejected_other=100" {
		t.Errorf("reported: %s", got)
	}
}

func TestNodesBoundATrialAndEachOfItsSearches(t *testing.T) {
	m := rolls
	m.Nodes = 25
	var given []int64
	m.Attempt = func(t *Trial) (Item, string) {
		b := t.Budget(10)
		given = append(given, b.Nodes)
		t.Spend(b.Nodes)
		return Item{}, "other"
	}
	if _, err := m.Make(Order{}); err == nil || len(given) != 3 || given[0] != 10 || given[2] != 5 {
		t.Errorf("searches may spend %v of 25", given)
	}
}

// A search that was broken off says nothing, not even that the draw is no good.
func TestACancelledTrialCountsNoMoreRejections(t *testing.T) {
	done := make(chan struct{})
	m := rolls
	m.Attempt = func(*Trial) (Item, string) { close(done); return Item{}, "other" }
	_, err := m.Make(Order{Done: done})
	u, ok := err.(*Unmade)
	if !ok || !u.Cancelled || u.Message.Key() != "form/cancelled" || fields(u.Report) != "form/report draws=1 rejected_one=0 rejected_other=0" {
		t.Errorf("%v", err)
	}
}

func TestBoundsNameTheFirstBroken(t *testing.T) {
	bounds := Bounds[int]{
		{Name: "small", Kept: func(n int) bool { return n < 10 }},
		{Name: "even", Kept: func(n int) bool { return n%2 == 0 }},
	}
	for n, want := range map[int]string{4: Taken, 5: "even", 11: "small", 12: "small"} {
		if got := bounds.Broken(n); got != want {
			t.Errorf("%d breaks %q, want %q", n, got, want)
		}
	}
}

func TestGradesBeginAtTheirMeasures(t *testing.T) {
	for measure, want := range map[int]string{0: Easy, 4: Easy, 5: Medium, 8: Medium, 9: Hard, 90: Hard} {
		if got := Grade(measure, 5, 9); got != want {
			t.Errorf("%d is %s, want %s", measure, got, want)
		}
	}
}

func TestHowFarAheadIsNeverSaidAsANegativeNumber(t *testing.T) {
	for ahead, want := range map[int]string{3: "form/end-ahead points=3", 0: "form/end-level points=0", -2: "form/end-behind points=2"} {
		if got := games.Refuse(SayAhead("end", ahead)).Error(); got != want {
			t.Errorf("%d is said as %s", ahead, got)
		}
	}
}

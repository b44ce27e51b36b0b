package seed

import "testing"

func TestSeedsReadBackAsTheyWereWritten(t *testing.T) {
	r := New(1)
	for range 10_000 {
		s := Seed(r.Uint64() >> r.Below(64))
		if got, ok := Parse(s.String()); !ok || got != s {
			t.Fatalf("%d is written %q and read %d, %v", uint64(s), s, uint64(got), ok)
		}
	}
	for s, want := range map[Seed]string{0: "0", 31: "z", 32: "10", ^Seed(0): "fzzzzzzzzzzzz"} {
		if s.String() != want {
			t.Errorf("%d is written %q, want %q", uint64(s), s, want)
		}
	}
}

func TestOnlyTheCanonicalTextIsASeed(t *testing.T) {
	for _, text := range []string{"", "00", "01", "Z", "i", "l", "o", "u", "-1", " 1", "g000000000000", "10000000000000", "7f3k2\n"} {
		if s, ok := Parse(text); ok {
			t.Errorf("%q is read as %d", text, uint64(s))
		}
	}
}

// TestTheNumbersAreFrozen pins values that published ids depend on. The first is also the first output of the reference
// implementation of splitmix64 for the seed 1234567.
func TestTheNumbersAreFrozen(t *testing.T) {
	r := New(1234567)
	for i, want := range []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423} {
		if got := r.Uint64(); got != want {
			t.Errorf("number %d is %d, want %d", i, got, want)
		}
	}
	if got, want := Hash("fourcities").String(), "5jm2dnjbhg8sd"; got != want {
		t.Errorf("the text hashes to %s, want %s", got, want)
	}
	if got, want := Seed(1).Item(0).String()+" "+Seed(1).Item(1).String(), "922hdxj4g4q61 bxtwdm5jrxv37"; got != want {
		t.Errorf("the items are %s, want %s", got, want)
	}
}

func TestNumbersBelowAreEvenlySpread(t *testing.T) {
	r, counts := New(7), [6]int{}
	for range 60_000 {
		counts[r.Below(6)]++
	}
	for n, count := range counts {
		if count < 9_500 || count > 10_500 {
			t.Errorf("%d came %d times in 60000, want about 10000", n, count)
		}
	}
}

func TestAShuffleReachesEveryOrderAlike(t *testing.T) {
	r, counts := New(8), map[[3]int]int{}
	for range 6_000 {
		order := [3]int{0, 1, 2}
		r.Shuffle(3, func(i, j int) { order[i], order[j] = order[j], order[i] })
		counts[order]++
	}
	for order, count := range counts {
		if len(counts) != 6 || count < 850 || count > 1150 {
			t.Errorf("%v came %d times in 6000 (of %d orders), want about 1000", order, count, len(counts))
		}
	}
}

func TestWeightsSayHowOftenAnIndexComes(t *testing.T) {
	r, counts := New(9), [3]int{}
	for range 10_000 {
		counts[r.Weighted([]int{1, 0, 3})]++
	}
	if counts[1] != 0 || counts[0] < 2_300 || counts[0] > 2_700 {
		t.Errorf("weights 1, 0, 3 gave %v of 10000", counts)
	}
}

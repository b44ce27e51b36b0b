package aliencity

import (
	"errors"
	"testing"

	"fourcities/games"
)

// slip is a position in which a build on h9 cuts h10 off: the tower and the domes around leave it no other side.
const slip = "aliencity1 tiles:G3nwRanwR5seBane/N4neR4neN3swB4nw/G2seNaneN5neB3se/GaswR2nwG5seG4nw/B5swN2swB2nwR3se " +
	"lots:BDg10 claims:-;- supply:3223333;2323233 turn:1"

func readSlip(t *testing.T, text string) Position {
	t.Helper()
	p, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func readSlipMove(t *testing.T, p Position, text string) Move {
	t.Helper()
	m, err := ParseMove(p, text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func clauseOfSlip(err error) games.ClauseID {
	var refusal *games.Refusal
	if errors.As(err, &refusal) {
		return refusal.Clause()
	}
	return ""
}

func TestAForcedBuildStandsThoughItCutsTheRoad(t *testing.T) {
	p := readSlip(t, slip)
	m := readSlipMove(t, p, "BD-h9")
	if _, err := p.Play(m); clauseOfSlip(err) != "road.one" {
		t.Fatalf("the build is refused with %v, want road.one", err)
	}
	after, err := Force(p, m)
	if err != nil {
		t.Fatal(err)
	}
	h9, _ := ParseLot("h9")
	if after.At(h9) != BlueDome || after.Turn() != 2 || after.Supply(1).Count(BlueDome) != 2 {
		t.Errorf("the forced build gives %s", after)
	}
	if again := readSlip(t, after.String()); again != after {
		t.Errorf("%s is read back as %s", after, again)
	}
}

func TestAForcedPassPassesThoughThereAreBuilds(t *testing.T) {
	p := readSlip(t, slip)
	after, err := Force(p, Pass())
	if err != nil || after.Turn() != 2 || after.Built() != p.Built() {
		t.Errorf("the forced pass gives %s, %v", after, err)
	}
}

func TestWhatNoPositionCanHoldIsNotForced(t *testing.T) {
	p := readSlip(t, "aliencity1 tiles:G3nwRanwR5seBane/N4neR4neN3swB4nw/G2seNaneN5neB3se/GaswR2nwG5seG4nw/B5swN2swB2nwR3se "+
		"lots:RTa8,RTc2,RTe6,BTf1 claims:a8,c2,e6;f1 supply:0223333;2223333 turn:1")
	for text, want := range map[string]games.ClauseID{
		"RT-b1": "setup.supply", "BD-e6": "lot.empty", "BD-b1(b2)": "claim.tower", "BD-b1(f1)": "claim.tower", "BT-b1(b1)": "claim.three",
	} {
		if _, err := Force(p, readSlipMove(t, p, text)); clauseOfSlip(err) != want {
			t.Errorf("%s is forced, or refused with %v; want %s", text, err, want)
		}
	}
}

func TestForcingALegalMoveIsPlayingIt(t *testing.T) {
	p := readSlip(t, slip)
	for _, m := range p.AppendMoves(nil) {
		played, err := p.Play(m)
		forced, err2 := Force(p, m)
		if err != nil || err2 != nil || played != forced {
			t.Errorf("%s gives %s played and %s forced (%v, %v)", m, played, forced, err, err2)
		}
	}
}

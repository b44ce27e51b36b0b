package aliencity_test

import (
	"slices"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/aliencity"
)

// The public annotated game: its scores are published, and two of its builds break road.one.
const (
	recordTiles = "aliencity1 tiles:G3nwRanwR5seBane/N4neR4neN3swB4nw/G2seNaneN5neB3se/GaswR2nwG5seG4nw/B5swN2swB2nwR3se "
	recordStart = recordTiles + "lots:- claims:-;- supply:2323333;3223333 turn:1 options:-"
	recordFinal = recordTiles + "lots:BDa2,NDa4,GDa9,GTb1,BDb2,GDb6,BTb7,NDc5,GTc6,RDc7,RDc8,RDc9,RTd2,NDd3,NDd5,GDe3,BTe5,BTe6,GTe8," +
		"RDe9,BTf1,RTf3,GDf4,RTf5,NDf6,NDf7,GTf8,RDg1,GDg3,BTg4,BDg7,BDg10,RTh1,GDh3,RTh4,BDh9 claims:e5,e6,g4;f1,f5,f8 " +
		"supply:0000100;0001000 turn:1 options:-"
	recordMoves = "BT-e6(e6) RT-f5 RD-c7 BT-e5 ND-d5 ND-f6(f5) GD-f4 ND-f7 BT-f1 GT-f8(f8) GT-e8 GD-g3 GD-h3 RD-e9 BD-g7 BD-g10 " +
		"RT-h4 BD-h9 BT-g4(g4) GD-e3(f1) GT-c6 BT-b7 GD-b6 GD-a9 RD-c8 BD-b2 RD-c9 RT-d2 BD-a2 RD-g1 RT-f3(e5) GT-b1 ND-c5 ND-a4 " +
		"ND-d3 RT-h1"
)

// unchecked is the position after a build that nobody asked the rules about, claim and all; left out, only the turn
// passes on.
func unchecked(t *testing.T, p aliencity.Position, m aliencity.Move, leftOut bool) aliencity.Position {
	t.Helper()
	s := p.Setup()
	s.Turn = 3 - p.Turn()
	if !leftOut {
		s.Built = append(s.Built, aliencity.Building{Structure: m.Build, Lot: m.Lot})
		s.Supply[p.Turn()-1][m.Build-1]--
		if m.Claim != aliencity.NoLot {
			s.Claims[p.Turn()-1] = append(s.Claims[p.Turn()-1], m.Claim)
		}
	}
	return valid(t, s)
}

// record plays the public game up to a ply, counted from 1, that ply not included. The build at ply 18 is left out if
// wanted; where the record breaks the rules, and from there on, nobody asks them.
func record(t *testing.T, ply int, withoutH9 bool) aliencity.Position {
	t.Helper()
	p := position(t, recordStart)
	for i, text := range strings.Fields(recordMoves)[:ply-1] {
		m := move(t, text)
		next, err := p.Play(m)
		switch {
		case err == nil && !(withoutH9 && i+1 == 18):
			p = next
		case i+1 == 18 || (!withoutH9 && i+1 > 18):
			p = unchecked(t, p, m, withoutH9)
		default:
			t.Fatalf("ply %d, %s: %v", i+1, text, err)
		}
	}
	return p
}

func TestTheRecordGameScores138To74WithThePublishedProductsAndBonuses(t *testing.T) {
	p := record(t, 37, false)
	if p.String() != recordFinal {
		t.Errorf("the record ends in %s, want %s", p, recordFinal)
	}
	want := [][]string{
		{"score.tower e5 4×8 32", "score.tower e6 5×9 45", "score.tower g4 3×15 45", "score.bonus e6 c6 1 8", "score.bonus e6 e8 1 8"},
		{"score.tower f1 5×8 40", "score.tower f5 3×2 6", "score.tower f8 4×6 24", "score.bonus f1 b1 3 4"},
	}
	score := p.Score()
	for i, sheet := range score.Players {
		if got := sheetTexts(sheet); !slices.Equal(got, want[i]) {
			t.Errorf("player %d scores %v, want %v", i+1, got, want[i])
		}
	}
	if got := score.Totals(); !slices.Equal(got, []int{138, 74}) {
		t.Errorf("the totals are %v", got)
	}
}

func TestPly18OfTheRecordGameCutsOffH10(t *testing.T) {
	checkCut(t, record(t, 18, false), "BD-h9", "h10")
}

func TestWithH9LeftOutPly32OfTheRecordGameCutsOffA1(t *testing.T) {
	checkCut(t, record(t, 32, true), "GT-b1", "a1")
}

func TestAfterPly18OfTheRecordGameNoBuildIsLegal(t *testing.T) {
	p := record(t, 19, false)
	if !p.Status().Over || !p.Live().Empty() {
		t.Errorf("over is %v, live lots %v", p.Status().Over, p.Live().Names())
	}
	e := p.Explain(move(t, "BT-g4"))
	if len(e.Faults) != 2 || e.Faults[0].Key() != "end.when/over" || e.Faults[1].Key() != "road.one/already" {
		t.Errorf("explained with %v", e.Faults)
	}
}

func checkCut(t *testing.T, p aliencity.Position, text, cut string) {
	t.Helper()
	_, err := p.Play(move(t, text))
	refusal, ok := err.(*games.Refusal)
	if !ok || refusal.Clause() != "road.one" {
		t.Fatalf("%s: refused with %v, want road.one", text, err)
	}
	if lots, _ := refusal.Faults[0].Arg("cut"); !slices.Equal(lots.Texts, []string{cut}) {
		t.Errorf("%s cuts off %v, want %s", text, lots.Texts, cut)
	}
}

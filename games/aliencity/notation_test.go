package aliencity_test

import (
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/games/seed"
)

func TestFieldsLeftOutHaveTheirDefaults(t *testing.T) {
	for more, want := range map[string]string{
		"":                                 "lots:- claims:-;- supply:3223333;2323333 turn:1 options:-",
		"options:strict":                   "lots:- claims:-;- supply:3223333;2323333 turn:1 options:strict",
		"turn:2 claims:-;-":                "lots:- claims:-;- supply:3223333;2323333 turn:2 options:-",
		"lots:RTe6 supply:2223333;2323333": "lots:RTe6 claims:-;- supply:2223333;2323333 turn:1 options:-",
	} {
		if p := position(t, recordTiles+more); p.String() != recordTiles+want {
			t.Errorf("%q is completed to %s", more, p)
		}
	}
}

func TestListsAreReadInAnyOrderAndWrittenByColumnThenRow(t *testing.T) {
	mixed := recordTiles + "options:strict,location supply:1123333;2213333 lots:RTf10,BTf9,RTb2,BTa10,GTh1 claims:f10,b2;h1,a10,f9"
	want := recordTiles + "lots:BTa10,RTb2,BTf9,RTf10,GTh1 claims:b2,f10;a10,f9,h1 supply:1123333;2213333 turn:1 options:location,strict"
	if p := position(t, mixed); p.String() != want {
		t.Errorf("written as\n%s, want\n%s", p, want)
	}
}

func TestFaultsOfFormNameTheFieldAndThePlace(t *testing.T) {
	at := len(recordTiles) + 1
	for more, want := range map[string]string{
		"lots:RTe6,XTe7 supply:3223333;2323333": "form/value field=lots place={10} found=XTe7 want=RTe6",
		"lots:":                                 "form/value field=lots place={5} found= want=RTe6; form/missing field=supply",
		"lots:RTe6":                             "form/missing field=supply",
		"lots:RTe11,RTi1 supply:-;-": "form/value field=lots place={5} found=RTe11 want=RTe6; form/value field=lots place={11} found=RTi1 want=RTe6; " +
			"form/value field=supply place={23} found=- want=3223333; form/value field=supply place={25} found=- want=3223333",
		"claims:e6":             "form/sides field=claims count=1",
		"claims:-;e6,E6":        "form/value field=claims place={12} found=E6 want=e6, -",
		"supply:3223333":        "form/sides field=supply count=1",
		"supply:322333;2323333": "form/value field=supply place={7} found=322333 want=3223333",
		"turn:3":                "form/value field=turn place={5} found=3 want=1, 2",
		"options:strict,strict": "form/value field=options place={15} found=strict want=location,strict",
		"options:fast":          "form/value field=options place={8} found=fast want=location,strict",
		"turn:0 options:":       "form/value field=turn place={5} found=0 want=1, 2; form/value field=options place={15} found= want=location,strict",
		"tiles:Rase":            "form/double place={0} field=tiles",
		"houses:-":              "form/unknown place={0} field=houses known=tiles, lots, claims, supply, turn, options",
	} {
		_, err := aliencity.Parse(recordTiles + more)
		if err == nil || err.Error() != placed(want, at) {
			t.Errorf("%q is refused with %v, want %s", more, err, placed(want, at))
		}
	}
}

// placed fills in places that count from the end of the tiles.
func placed(text string, start int) string {
	for n := range 40 {
		number := games.IntField("", n).Value.String()
		text = strings.ReplaceAll(text, "{"+number+"}", games.IntField("", start+n).Value.String())
	}
	return text
}

func TestTilesOfNoKnownFormAreNamedWithTheirPlace(t *testing.T) {
	for text, want := range map[string]string{
		"aliencity1":                    "form/missing field=tiles",
		"aliencity1 tiles:Rase/Xase":    "form/value field=tiles place=23 found=Xase want=Rase",
		"aliencity1 tiles:RaseB6nwGaee": "form/value field=tiles place=22 found=B6nw want=Rase; form/value field=tiles place=26 found=Gaee want=Rase",
		"aliencity1 tiles:RaseB":        "form/value field=tiles place=22 found=B want=Rase",
	} {
		if _, err := aliencity.Parse(text); err == nil || err.Error() != want {
			t.Errorf("%s is refused with %v, want %s", text, err, want)
		}
	}
}

func TestMovesAreReadExactly(t *testing.T) {
	for _, text := range []string{"RT-e6", "ND-a10", "BD-h1(h10)", "pass"} {
		if m, err := aliencity.ParseMove(aliencity.Position{}, text); err != nil || m.String() != text {
			t.Errorf("%s is read as %s (%v)", text, m, err)
		}
	}
	for _, text := range []string{
		"", "Pass", "pass ", "RT", "RT-", "RTe6", "RT-E6", "rt-e6", "NT-e6", "RT-e06", "RT-e11", "RT-i1", "RT-e+1", "RT-e0", "RT-e6(", "RT-e6()",
		"RT-e6(f5", "RT-e6f5)", "RT-e6(f5))", "RT-e6(f5)x", "RT-e6((f5)", "RT-e6(-)", "RT--", "--e6", "pass(e6)", " RT-e6", "RT-e6 (f5)",
	} {
		if m, err := aliencity.ParseMove(aliencity.Position{}, text); err == nil {
			t.Errorf("%q is read as the move %s", text, m)
		}
	}
}

func TestLotsAndTilesReadBackAsTheyAreWritten(t *testing.T) {
	for l := range aliencity.Lot(aliencity.Lots) {
		if again, ok := aliencity.ParseLot(l.String()); !ok || again != l {
			t.Errorf("%s reads back as %s", l, again)
		}
	}
	for _, c := range aliencity.Colours {
		for rank := range aliencity.Rank(aliencity.Ranks) {
			for _, corner := range aliencity.Corners {
				tile := aliencity.Tile{Colour: c, Rank: rank, Icon: corner}
				if again, ok := aliencity.ParseTile(tile.String()); !ok || again != tile {
					t.Errorf("%s reads back as %s", tile, again)
				}
			}
		}
	}
}

func TestPositionsTakenApartGoTogetherAgain(t *testing.T) {
	for i := range 20 {
		playOut(t, seed.Seed(i), func(p aliencity.Position) {
			if again := valid(t, p.Setup()); again != p {
				t.Errorf("%s becomes %s", p, again)
			}
			if again := position(t, p.String()); again != p {
				t.Errorf("%s reads back as %s", p, again)
			}
		})
	}
}

func FuzzTextsAreReadOrRefused(f *testing.F) {
	f.Add(recordStart)
	f.Add(recordFinal)
	f.Add(recordTiles + "options:strict,location turn:2")
	f.Add("aliencity1 tiles:Rase/// lots:RT,,e6 claims:;; supply:9999999;0000000 turn:0 options:,")
	f.Add("aliencity1")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := aliencity.Parse(text)
		if err != nil {
			if refusal, ok := err.(*games.Refusal); !ok || len(refusal.Faults) == 0 {
				t.Fatalf("refused with %v", err)
			}
			return
		}
		again, err := aliencity.Parse(p.String())
		if err != nil || again != p {
			t.Fatalf("%q is written %s, read back as %s (%v)", text, p, again, err)
		}
		if got, want := moveTexts(p), plain(p.String()).moves(); len(got) != len(want) {
			t.Fatalf("%s has %d moves, want %d", p, len(got), len(want))
		}
	})
}

func FuzzMovesAreReadOrRefused(f *testing.F) {
	for _, text := range []string{"RT-e6", "RT-e6(f5)", "pass", "ND-h10(a1)", "GT-e6(", ""} {
		f.Add(text, uint64(len(text)))
	}
	f.Fuzz(func(t *testing.T, text string, n uint64) {
		p := scattered(t, seed.Seed(n))
		m, err := aliencity.ParseMove(p, text)
		if err != nil {
			return
		}
		if m.String() != text {
			t.Fatalf("%q is written %s", text, m)
		}
		checkRefused(t, p, plain(p.String()), m)
	})
}

func FuzzLegalityIsWhatTheDefinitionsSay(f *testing.F) {
	f.Add(uint64(1))
	f.Fuzz(func(t *testing.T, n uint64) {
		p := scattered(t, seed.Seed(n))
		checkLegality(t, p, seed.New(seed.Seed(n)), true)
		checkScore(t, p)
	})
}

package rulebook

import (
	"strconv"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/akropolis"
)

// akropolisBook loads the published book in a language.
func akropolisBook(t *testing.T, lang games.Lang) *Book {
	t.Helper()
	return publishedBook(t, akropolis.Game.Text(), lang)
}

func TestTheBookOfAkropolisIsWhole(t *testing.T) {
	book := akropolisBook(t, games.English)
	if len(book.Anchors) != len(akropolis.Game.Clauses) {
		t.Errorf("%d of %d clauses are anchored", len(book.Anchors), len(akropolis.Game.Clauses))
	}
	if f := figure(t, book, "result"); f.Result != "103-105" || len(f.Sheet) != 12 {
		t.Errorf("the game is scored %s in %d lines", f.Result, len(f.Sheet))
	}
	if f := figure(t, book, "reading-edge"); f.Result != "115-105" {
		t.Errorf("with lakes as edges it is scored %s", f.Result)
	}
}

func TestAForbiddenMoveThatIsDrawnToIsRefusedOnce(t *testing.T) {
	f := figure(t, akropolisBook(t, games.English), "ground-no")
	if len(f.Answers) != 1 || !f.Answers[0].Forbids || f.Answers[0].Clause != "place.ground" {
		t.Errorf("the answers are %+v", f.Answers)
	}
}

func TestTheTilesListedAreThoseOfTheGame(t *testing.T) {
	anchor, _ := akropolisBook(t, games.English).Anchor("setup.tiles")
	listed := 0
	for _, group := range [][2]int{{0, akropolis.SetOfTwo}, {akropolis.SetOfTwo, akropolis.SetOfThree}, {akropolis.SetOfThree, akropolis.SetOfFour}} {
		var names []string
		for _, tile := range akropolis.Set(group[1])[group[0]:] {
			names = append(names, tile.String())
		}
		listed += len(names)
		if !strings.Contains(anchor.Text, strings.Join(names, " ")) {
			t.Errorf("the page lacks %v among\n%s", names, anchor.Text)
		}
	}
	if listed != akropolis.SetOfFour {
		t.Errorf("%d tiles are listed", listed)
	}
}

func TestTheHexesCountedAreThoseOfTheTiles(t *testing.T) {
	anchor, _ := akropolisBook(t, games.English).Anchor("setup.tiles")
	text := strings.Join(strings.Fields(strings.NewReplacer("|", " ", ",", " ").Replace(anchor.Text)), " ")
	for i, size := range []int{akropolis.SetOfTwo, akropolis.SetOfThree, akropolis.SetOfFour} {
		count := map[akropolis.Hex]int{}
		for _, tile := range akropolis.Set(size) {
			for _, h := range tile.Hexes() {
				count[h]++
			}
		}
		for row, numbers := range map[string][]int{
			"districts": {count[akropolis.Quarry], count[akropolis.Houses], count[akropolis.Markets], count[akropolis.Barracks], count[akropolis.Temples], count[akropolis.Gardens]},
			"plazas": {
				count[akropolis.HousePlaza], count[akropolis.MarketPlaza], count[akropolis.BarracksPlaza], count[akropolis.TemplePlaza], count[akropolis.GardenPlaza],
			},
		} {
			want := strconv.Itoa(i+2) + " " + row
			if row == "plazas" {
				want += " none"
			}
			for _, n := range numbers {
				want += " " + strconv.Itoa(n)
			}
			if !strings.Contains(text, want) {
				t.Errorf("the page lacks %q among\n%s", want, text)
			}
		}
	}
}

func TestTheSerbianBookOfAkropolisIsWhole(t *testing.T) {
	book := akropolisBook(t, games.Serbian)
	if len(book.Untranslated) > 0 {
		t.Errorf("in English are %v", book.Untranslated)
	}
	for _, p := range book.Pages() {
		if p.Lang != games.Serbian {
			t.Errorf("%s is in %s", p.File, p.Lang)
		}
	}
	for _, c := range akropolis.Game.Clauses {
		if a, ok := book.Anchor(c.ID); !ok || a.Lang != games.Serbian {
			t.Errorf("the clause %s is not stated in Serbian", c.ID)
		}
	}
}

func TestTheSerbianBookOfAkropolisHasTheSamePlaces(t *testing.T) {
	english, serbian := akropolisBook(t, games.English), akropolisBook(t, games.Serbian)
	for i, f := range english.Figures {
		if i >= len(serbian.Figures) {
			t.Fatalf("there are %d figures, not %d", len(serbian.Figures), len(english.Figures))
		}
		if s := serbian.Figures[i]; s.Anchor() != f.Anchor() || s.Position != f.Position || s.Result != f.Result || s.Lang != games.Serbian {
			t.Errorf("figure %s is %s in Serbian, with %q and not %q", f.Anchor(), s.Anchor(), s.Result, f.Result)
		}
	}
	for i, p := range english.Pages() {
		for j, h := range p.Headings {
			if s := serbian.Pages()[i].Headings[j]; s.ID != h.ID || s.Level != h.Level {
				t.Errorf("%s: the heading %s is %s in Serbian", p.File, h.ID, s.ID)
			}
		}
	}
}

func TestTheSerbianFiguresOfAkropolisAreAnsweredInSerbian(t *testing.T) {
	for _, f := range akropolisBook(t, games.Serbian).Figures {
		for _, a := range f.Answers {
			if !strings.ContainsAny(a.Text, "аеиоу") {
				t.Errorf("%s is answered %q", f.ID, a.Text)
			}
		}
		if f.Drawing.Lang != games.Serbian {
			t.Errorf("%s is drawn in %s", f.ID, f.Drawing.Lang)
		}
	}
}

package board

import (
	"testing"

	"fourcities/games/aliencity"
)

// TestWhatATowerBringsHidesNoRankAndNoFoot asks about every tower of the record in turn.
func TestWhatATowerBringsHidesNoRankAndNoFoot(t *testing.T) {
	p, err := aliencity.Parse(recordCity)
	if err != nil {
		t.Fatal(err)
	}
	for tower := range p.Towers().All() {
		v, err := readAlienCity(Request{Position: recordCity, Asks: fence("tower=" + tower.String())})
		if err != nil {
			t.Fatal(err)
		}
		c := alienCity{alienView: v, alienPlan: v.plan()}
		plate := c.tagPlaces()[0]
		for n := range aliencity.Tiles {
			if plate.shared(around(c.tileCorner(n).Plus(unit, unit), plateWidth-10, plateHeight-4)) > 0 {
				t.Errorf("%s: the plate is over the rank of tile %d", tower, n)
			}
		}
		for _, part := range silhouette(p.At(tower), c.centre(tower)) {
			if plate.shared(part) > 0 {
				t.Errorf("%s: the plate is over its tower", tower)
			}
		}
	}
}

func TestPlatesOfAllTowersKeepOffEachOther(t *testing.T) {
	v, err := readAlienCity(Request{Position: recordCity, Asks: fence("towers")})
	if err != nil {
		t.Fatal(err)
	}
	places := (&alienCity{alienView: v, alienPlan: v.plan()}).tagPlaces()
	for i, a := range places {
		for _, b := range places[:i] {
			if a.shared(b) > 0 {
				t.Errorf("%v and %v overlap", a, b)
			}
		}
	}
}

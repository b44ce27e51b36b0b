package board

import (
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/games/seed"
)

// shuffle is the tiles of a public annotated game, recordCity the city that it ends with: its road is in three parts,
// a1 and h10 being cut off.
const (
	shuffle    = "aliencity1 tiles:G3nwRanwR5seBane/N4neR4neN3swB4nw/G2seNaneN5neB3se/GaswR2nwG5seG4nw/B5swN2swB2nwR3se"
	recordCity = shuffle + " lots:BDa2,NDa4,GDa9,GTb1,BDb2,GDb6,BTb7,NDc5,GTc6,RDc7,RDc8,RDc9,RTd2,NDd3,NDd5,GDe3,BTe5,BTe6,GTe8,RDe9," +
		"BTf1,RTf3,GDf4,RTf5,NDf6,NDf7,GTf8,RDg1,GDg3,BTg4,BDg7,BDg10,RTh1,GDh3,RTh4,BDh9 " +
		"claims:e5,e6,g4;f1,f5,f8 supply:0000100;0001000 turn:1 options:-"
)

// drawCity makes a figure; asks are written as in a fence.
func drawCity(t *testing.T, position, asks string) Figure {
	t.Helper()
	f, err := alienCityDrawer.Draw(Request{Position: position, Asks: fence(asks), Lang: games.English})
	if err != nil {
		t.Fatalf("%s: %v", asks, err)
	}
	return f
}

// playedCities plays random games and returns a few positions of each, the last of them over.
func playedCities(t *testing.T) []aliencity.Position {
	t.Helper()
	source := seed.New(seed.Hash("cities"))
	var cities []aliencity.Position
	for _, options := range []string{"-", "location,strict"} {
		p, err := aliencity.Parse(shuffle + " options:" + options)
		if err != nil {
			t.Fatal(err)
		}
		for ply := 0; ; ply++ {
			moves := p.AppendMoves(nil)
			if ply%11 == 0 || len(moves) == 0 {
				cities = append(cities, p)
			}
			if len(moves) == 0 {
				break
			}
			if p, err = p.Play(moves[source.Below(len(moves))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	return cities
}

// everyAsk asks everything that can be asked of the city.
func everyAsk(p *aliencity.Position) string {
	asks := "road closed open=" + aliencity.Structures[p.Built().Len()%7].String() + " why towers bonus mark=a1,h10"
	if towers := p.Towers().Names(); len(towers) > 0 {
		all := strings.Join(towers, ",")
		asks += " tower=" + all + " customers=" + all + " competitor=" + all
	}
	if built := p.Built().Names(); len(built) > 1 {
		asks += " walk=" + built[0] + "-" + built[len(built)-1] + "," + built[0] + "-" + built[len(built)/2]
	}
	return asks
}

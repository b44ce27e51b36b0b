package board

import (
	"testing"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/seed"
)

// hexStart is the start of a game of two by a public list of tiles, hexTable a table after some rounds: player 1 has a
// city on two levels round a bay, player 2 the starting tile alone. hexFinal is a finished table of two; in the city of
// player 1 one lake of five cells and one of two.
const (
	hexStart = "akropolis1 set:37 cities:-;- stones:1,2 site:Thq,Bhq,Tqh,Mhg deck:qmh,qtm,qmg,htm,Ghq,gqq,qbm,Mth,Bqq,Hmb,Mqq,hgb,Gqh," +
		"Hqq,Thb,qtb,hbt,Hqq,Tqq,Hqq,qhh,qmb,mqq,hgm,qbm,qmt,Gqq,Bht,Bmh,Mbq,qhb,Hgq,tqq round:1 turn:1 variants:- profile:-"
	hexCities = "cities:Bhq@1.-3SW,Tqh@-2.2SW,Mhg@-1.-1NW,qmg@-5.2NE,Ghq@0.-2SW;- "
	hexTable  = "akropolis1 set:37 " + hexCities + "stones:1,2 site:Hqq,Thb,qmb deck:? round:4 turn:1 variants:- profile:-"
	hexFinal  = "akropolis1 set:37 cities:Bhq@1.-3SW,Tqh@-2.2SW,Mhg@-1.-1NW,qmg@-5.2NE,Ghq@0.-2SW,qbm@2.-2N,Bqq@-4.-1SE,Hmb@2.-1NE," +
		"Gqh@2.-2NE,Thb@-1.-3SW,Hqq@-3.-1NE,Hqq@-1.-1NW,Tqq@3.0SE,mqq@5.-2SE,qmt@3.2SW,qbm@3.2NW,Bmh@-4.-2SW,Hgq@7.-4SE;" +
		"Thq@0.-2SW,qmh@-1.-1NE,qtm@1.2N,htm@-3.1SE,gqq@-2.0NW,Mth@-5.2SE,hgb@-3.1NE,Mqq@-3.-2S,Hqq@-7.3SE,qtb@-3.-1SE,hbt@-6.3NE," +
		"qhh@-4.3S,hgm@-3.0NE,qmb@-4.2SE,Gqq@-4.3NW,Bht@-3.1SE,qhb@0.2S,Mbq@-6.2NW " +
		"stones:1,1 site:tqq deck:- round:12 turn:1 variants:- profile:-"
)

// drawHexes makes a figure; asks are written as in a fence.
func drawHexes(t *testing.T, position, asks string) Figure {
	t.Helper()
	return drawHexesAfter(t, position, "", asks)
}

func drawHexesAfter(t *testing.T, position, before, asks string) Figure {
	t.Helper()
	f, err := akropolisDrawer.Draw(Request{Position: position, Before: before, Asks: fence(asks), Lang: games.English})
	if err != nil {
		t.Fatalf("%s: %v", asks, err)
	}
	return f
}

func hexCalls(t *testing.T, position, asks string) *recorder {
	t.Helper()
	return record(drawHexes(t, position, asks).Picture)
}

// playedHexes plays random games that like to build high, for every number of players, and returns a few positions of
// each, the last of them over.
func playedHexes(t *testing.T) []akropolis.Position {
	t.Helper()
	source := seed.New(seed.Hash("hexes"))
	var positions []akropolis.Position
	for players := akropolis.MinPlayers; players <= akropolis.MaxPlayers; players++ {
		tiles := akropolis.Set([...]int{akropolis.SetOfTwo, akropolis.SetOfThree, akropolis.SetOfFour}[players-akropolis.MinPlayers])
		source.Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
		variants := akropolis.Variants{players > 2, players > 2, players > 2, players > 2, players > 2}
		p, err := akropolis.Start(tiles, players, variants, akropolis.Profile{EdgeAny: players == 4, LakeSingle: players == 4}).Validate()
		if err != nil {
			t.Fatal(err)
		}
		for ply := 0; ; ply++ {
			moves := p.AppendMoves(nil)
			if ply%13 == 0 || len(moves) == 0 {
				positions = append(positions, p)
			}
			if len(moves) == 0 {
				break
			}
			if p, err = p.Play(randomMove(source, &p, moves)); err != nil {
				t.Fatal(err)
			}
		}
	}
	return positions
}

// randomMove chooses a move, three times out of four one of those that build on top.
func randomMove(source *seed.Source, p *akropolis.Position, moves []akropolis.Move) akropolis.Move {
	city := p.City(p.Turn())
	var high []akropolis.Move
	for _, m := range moves {
		if city.Level(m.At) > 0 {
			high = append(high, m)
		}
	}
	if len(high) > 0 && source.Below(4) > 0 {
		moves = high
	}
	return moves[source.Below(len(moves))]
}

// everyHexAsk asks everything that can be asked of the city of the player in turn.
func everyHexAsk(p *akropolis.Position) string {
	return everyColour + " totals lakes placements outlines names mark=0.0,3.-5" +
		" place=0=0.0N,1=1.1S,2=9.-3NW,0=-1.-1SE try=0=2.0S city=" + string(rune('0'+p.Turn()))
}

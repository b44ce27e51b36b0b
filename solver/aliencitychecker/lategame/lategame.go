// Package lategame plays Alien City at random, for tests and benchmarks of what is about the end of a game.
package lategame

import (
	"fourcities/games/aliencity"
	"fourcities/games/seed"
)

// Start returns a shuffled city on which nothing is built, the red side to begin.
func Start(r *seed.Source, o aliencity.Options) aliencity.Position {
	var tiles []aliencity.Tile
	for _, c := range aliencity.Colours {
		for rank := range aliencity.TileRows {
			icon := aliencity.Corners[r.Below(len(aliencity.Corners))]
			tiles = append(tiles, aliencity.Tile{Colour: c, Rank: aliencity.Rank(rank + 1), Icon: icon})
		}
	}
	r.Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
	s := aliencity.Setup{Supply: [2]aliencity.Supply{aliencity.RedSide, aliencity.BlueSide}, Turn: 1, Options: o}
	for row := range aliencity.TileRows {
		s.TileRows = append(s.TileRows, tiles[row*aliencity.TileColumns:(row+1)*aliencity.TileColumns])
	}
	p, err := s.Validate()
	if err != nil {
		panic(err) // the setup is made of all tiles and whole supplies
	}
	return p
}

// Game plays to the end and returns all positions, the first with nothing built, the last the end. Each build is as
// likely as any other; of the builds that may claim, one in so many does.
func Game(r *seed.Source, o aliencity.Options, oneIn int) []aliencity.Position {
	p := Start(r, o)
	all := []aliencity.Position{p}
	for {
		moves := p.AppendMoves(nil)
		if len(moves) == 0 {
			return all
		}
		p, _ = p.Play(choose(r, moves, oneIn))
		all = append(all, p)
	}
}

func choose(r *seed.Source, moves []aliencity.Move, oneIn int) aliencity.Move {
	var plain []int
	for i, m := range moves {
		if m.IsPass() || m.Claim == aliencity.NoLot {
			plain = append(plain, i)
		}
	}
	i := r.Below(len(plain))
	end := len(moves)
	if i+1 < len(plain) {
		end = plain[i+1]
	}
	from := plain[i]
	if claims := end - from - 1; claims > 0 && r.Below(oneIn) == 0 {
		return moves[from+1+r.Below(claims)]
	}
	return moves[from]
}

// Before returns the position of a random game so many moves before its end, or its first.
func Before(r *seed.Source, o aliencity.Options, moves, oneIn int) aliencity.Position {
	all := Game(r, o, oneIn)
	return all[max(0, len(all)-1-moves)]
}

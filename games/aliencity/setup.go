package aliencity

import "fourcities/games"

// A Building is a structure and the lot it stands on.
type Building struct {
	Structure Structure
	Lot       Lot
}

// A Setup is a position as it was read or put together, not yet known to be one. Validate checks it. Each value in it has
// to be one that texts can name: Turn 1 or 2, a lot below Lots, a structure that is not Nothing.
type Setup struct {
	TileRows [][]Tile // from the top, each from the left
	Built    []Building
	Claims   [Players][]Lot
	Supply   [Players]Supply
	Turn     int // 1 or 2
	Options  Options
}

// checks is the validation list in the order of the specification: each reports every way in which the setup breaks
// its clause. Clauses about colours, icons and roads are not in it: tables slip, and such a city must still be scored.
var checks = []func(*Setup) []games.Message{
	(*Setup).checkTiles,
	(*Setup).checkLots,
	(*Setup).checkSupply,
	(*Setup).checkNumberOfClaims,
	(*Setup).checkClaims,
}

// Validate returns the position, or a *games.Refusal with every clause that the setup breaks.
func (s *Setup) Validate() (Position, error) {
	if err := games.Check(s, checks); err != nil {
		return Position{}, err
	}
	return s.position(), nil
}

func (s *Setup) position() Position {
	p := Position{empty: allLots, supply: s.Supply, turn: uint8(s.Turn), options: s.Options}
	for i, row := range s.TileRows {
		copy(p.tiles[(TileRows-1-i)*TileColumns:], row)
	}
	for n, t := range p.tiles {
		p.ground[t.Colour] = p.ground[t.Colour].Union(tileLots[n])
		p.icons = p.icons.With(CornerLot(n, t.Icon))
	}
	for _, b := range s.Built {
		p.place(b.Structure, b.Lot)
	}
	for i, claims := range s.Claims {
		for _, l := range claims {
			p.claims[i] = p.claims[i].With(l)
		}
	}
	return p
}

// Setup returns the position taken apart again, for putting another one together.
func (p Position) Setup() *Setup {
	s := &Setup{Supply: p.supply, Turn: p.Turn(), Options: p.options}
	for row := TileRows - 1; row >= 0; row-- {
		tiles := make([]Tile, TileColumns)
		copy(tiles, p.tiles[row*TileColumns:])
		s.TileRows = append(s.TileRows, tiles)
	}
	for l := range p.Built().All() {
		s.Built = append(s.Built, Building{p.At(l), l})
	}
	for i, claims := range p.claims {
		for l := range claims.All() {
			s.Claims[i] = append(s.Claims[i], l)
		}
	}
	return s
}

func (s *Setup) checkTiles() []games.Message {
	if len(s.TileRows) != TileRows {
		return []games.Message{games.SayCase("setup.tiles", "rows", games.IntField("rows", len(s.TileRows)))}
	}
	var faults []games.Message
	var count [len(Colours)]int
	var seen [len(Colours)][Ranks]bool
	for i, row := range s.TileRows {
		if len(row) != TileColumns {
			faults = append(faults, games.SayCase("setup.tiles", "row", games.IntField("row", i+1), games.IntField("tiles", len(row))))
		}
		for _, t := range row {
			count[t.Colour]++
			if seen[t.Colour][t.Rank] {
				faults = append(faults, games.SayCase("setup.tiles", "twice", games.TextField("tile", t.String()[:2])))
			}
			seen[t.Colour][t.Rank] = true
		}
	}
	if len(faults) > 0 {
		return faults
	}
	for _, c := range Colours {
		if count[c] != TileRows {
			faults = append(faults, games.Say("setup.tiles", games.WordField("colour", c.String()), games.IntField("count", count[c])))
		}
	}
	return faults
}

func (s *Setup) checkLots() []games.Message {
	var faults []games.Message
	var seen LotSet
	for _, b := range s.Built {
		if seen.Has(b.Lot) {
			faults = append(faults, games.SayCase("lot.empty", "twice", games.TextField("lot", b.Lot.String())))
		}
		seen = seen.With(b.Lot)
	}
	return faults
}

// checkSupply checks that what is left and what is built add up to what both sides began with, and that some dealing
// of the two sides to the players leaves nobody with more than at the start.
func (s *Setup) checkSupply() []games.Message {
	var faults []games.Message
	var built [kinds]int
	for _, b := range s.Built {
		if b.Structure != Nothing {
			built[b.Structure-1]++
		}
	}
	for i, structure := range Structures {
		total := int(RedSide[i]) + int(BlueSide[i])
		if left := int(s.Supply[0][i]) + int(s.Supply[1][i]); left+built[i] != total {
			faults = append(faults, games.Say("setup.supply", games.WordField("structure", structure.Word()),
				games.IntField("left", left), games.IntField("built", built[i]), games.IntField("total", total)))
		}
	}
	if len(faults) > 0 {
		return faults
	}
	if !s.dealt(RedSide, BlueSide) && !s.dealt(BlueSide, RedSide) {
		faults = append(faults, games.SayCase("setup.supply", "sides", games.TextField("first", s.Supply[0].String()),
			games.TextField("second", s.Supply[1].String())))
	}
	return faults
}

// dealt reports whether the players can have begun with those supplies.
func (s *Setup) dealt(first, second Supply) bool {
	for i := range kinds {
		if s.Supply[0][i] > first[i] || s.Supply[1][i] > second[i] {
			return false
		}
	}
	return true
}

func (s *Setup) checkNumberOfClaims() []games.Message {
	var faults []games.Message
	for i, claims := range s.Claims {
		if len(claims) > MostClaims {
			faults = append(faults, games.SayCase("claim.three", "listed", games.PlayerField("player", i+1), games.IntField("count", len(claims))))
		}
	}
	return faults
}

func (s *Setup) checkClaims() []games.Message {
	var faults []games.Message
	var towers, seen LotSet
	for _, b := range s.Built {
		if b.Structure.IsTower() {
			towers = towers.With(b.Lot)
		}
	}
	for _, claims := range s.Claims {
		for _, l := range claims {
			lot := games.TextField("lot", l.String())
			if !towers.Has(l) {
				faults = append(faults, games.SayCase("claim.tower", "listed", lot))
			}
			if seen.Has(l) {
				faults = append(faults, games.SayCase("claim.tower", "twice", lot))
			}
			seen = seen.With(l)
		}
	}
	return faults
}

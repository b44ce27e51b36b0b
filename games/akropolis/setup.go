package akropolis

import "fourcities/games"

// A Setup is a position as it was read or put together, not yet known to be one. Validate checks it.
type Setup struct {
	Set      int
	Cities   [][]Placed // by player, tiles in the order placed
	Stones   []int      // by player
	Site     []Tile
	Deck     []Tile
	Unknown  bool // nobody knows the deck
	Round    int
	Turn     int
	Variants Variants
	Profile  Profile

	unknownTiles []games.Message   // setup.tiles, place.rotate: letters that are no tile's
	standIns     []Tile            // what stands in their place above
	written      map[[2]int]string // those letters, by the city and the place in it
}

// Start returns the setup of a new game: tiles in the order in which they come up, all of one set (setup.start,
// setup.stones, setup.site, setup.long).
func Start(tiles []Tile, players int, variants Variants, profile Profile) *Setup {
	s := &Setup{
		Set: len(tiles), Cities: make([][]Placed, players), Site: tiles[:players+2], Deck: tiles[players+2:],
		Round: 1, Turn: 1, Variants: variants, Profile: profile,
	}
	for i := range players {
		s.Stones = append(s.Stones, i+1)
	}
	return s
}

// checks is the validation list in the order of the specification: each reports every way in which the setup breaks
// its clauses. Whose turn it should be is not checked.
var checks = []func(*Setup) []games.Message{
	(*Setup).checkSet,
	(*Setup).checkTiles,
	(*Setup).checkSite,
	(*Setup).checkPlacements,
	(*Setup).checkStones,
	(*Setup).checkRound,
}

// Validate returns the position, or a *games.Refusal with every clause that the setup breaks.
func (s *Setup) Validate() (Position, error) {
	if err := games.Check(s, checks); err != nil {
		return Position{}, err
	}
	p := Position{
		set: uint8(s.Set), players: uint8(len(s.Cities)), turn: uint8(s.Turn), round: uint8(s.Round), unknown: s.Unknown,
		site: rowOf(s.Site), deck: rowOf(s.Deck), variants: s.Variants, profile: s.Profile,
	}
	for i, tiles := range s.Cities {
		p.estates[i].n = uint8(copy(p.estates[i].tiles[:], tiles))
		p.estates[i].stones = uint16(s.Stones[i])
	}
	return p, nil
}

// Setup returns the position taken apart again, for putting another one together.
func (p Position) Setup() *Setup {
	s := &Setup{
		Set: p.Set(), Site: append([]Tile(nil), p.Site()...), Deck: append([]Tile(nil), p.deck.Tiles()...), Unknown: p.unknown,
		Round: p.Round(), Turn: p.Turn(), Variants: p.variants, Profile: p.profile,
	}
	for player := 1; player <= p.Players(); player++ {
		s.Cities = append(s.Cities, append([]Placed(nil), p.Placed(player)...))
		s.Stones = append(s.Stones, p.Stones(player))
	}
	return s
}

// checkSet checks that the set is the one for the number of players, or that of four in a long game.
func (s *Setup) checkSet() []games.Message {
	players := len(s.Cities)
	switch {
	case s.Set == setFor(players):
		return nil
	case s.Set == SetOfFour:
		return nil // setup.long
	case s.Set == SetOfThree && players == MinPlayers:
		return []games.Message{games.SayCase("setup.long", "set", games.IntField("set", s.Set), games.IntField("players", players))}
	}
	which := "set"
	if players == MaxPlayers {
		which = "all"
	}
	return []games.Message{games.SayCase("setup.tiles", which, games.IntField("set", s.Set),
		games.IntField("players", players), games.IntField("want", setFor(players)))}
}

// count returns how many tiles of each face are used in the cities, the site and the deck.
func (s *Setup) count() []int {
	used := make([]int, len(faces))
	for _, tiles := range s.Cities {
		for _, t := range tiles {
			used[t.Tile]++
		}
	}
	for _, row := range [][]Tile{s.Site, s.Deck} {
		for _, t := range row {
			used[t]++
		}
	}
	for _, t := range s.standIns {
		used[t]--
	}
	return used
}

func (s *Setup) checkTiles() []games.Message {
	faults := append([]games.Message(nil), s.unknownTiles...)
	held := supply[s.Set]
	for face, used := range s.count() {
		if held != nil && used > held[face] {
			faults = append(faults, games.Say("setup.tiles", games.TextField("tile", faces[face]),
				games.IntField("used", used), games.IntField("held", held[face]), games.IntField("set", s.Set)))
		}
	}
	return faults
}

// checkSite checks what a site and a deck can be together. With one tile left the next stack is laid at once, where it
// is known.
func (s *Setup) checkSite() []games.Message {
	most := len(s.Cities) + 2
	switch {
	case len(s.Site) > most:
		return []games.Message{games.Say("setup.site", games.IntField("count", len(s.Site)), games.IntField("most", most))}
	case len(s.Site) <= 1 && len(s.Deck) > 0:
		return []games.Message{games.SayCase("round.end", "due", games.IntField("count", len(s.Site)))}
	case len(s.Site) == 0 && s.Unknown:
		return []games.Message{games.SayCase("setup.site", "none")}
	}
	return nil
}

// checkPlacements checks that every tile was laid legally in its turn, city by city as far as the first that was not:
// what comes after it may well rest on it. What a tile shows plays no part in it.
func (s *Setup) checkPlacements() []games.Message {
	var faults []games.Message
	for i, tiles := range s.Cities {
		if len(tiles) > MostTiles {
			continue // setup.tiles says so
		}
		city := newCity(tiles)
		for j, t := range tiles {
			if fault, bad := city.forbids(t.Placement); bad {
				fault.Case = "placed"
				fault.Args = append(fault.Args, games.PlayerField("player", i+1), games.TextField("tile", s.textOf(t, i, j)))
				faults = append(faults, fault)
				break
			}
			city.lay(t)
		}
	}
	return faults
}

// textOf is a tile's text as a city lists it, with the letters that were written.
func (s *Setup) textOf(t Placed, city, place int) string {
	if letters, unknown := s.written[[2]int{city, place}]; unknown {
		return letters + "@" + t.Placement.String()
	}
	return t.String()
}

func (s *Setup) checkStones() []games.Message {
	var faults []games.Message
	for i, n := range s.Stones {
		if n < 0 {
			faults = append(faults, games.Say("setup.stones", games.PlayerField("player", i+1), games.IntField("stones", n)))
		}
	}
	return faults
}

func (s *Setup) checkRound() []games.Message {
	var faults []games.Message
	if s.Turn > len(s.Cities) {
		faults = append(faults, games.SayCase("round.first", "turn",
			games.IntField("turn", s.Turn), games.IntField("players", len(s.Cities))))
	}
	most, stack := rounds(s.Set, len(s.Cities)), len(s.Cities)+1
	stacks := (len(s.Deck) + stack - 1) / stack
	switch {
	case s.Round > most:
		faults = append(faults, games.SayCase("end.when", "round", games.IntField("round", s.Round), games.IntField("most", most)))
	case s.Round+stacks > most:
		faults = append(faults, games.SayCase("end.when", "deck", games.IntField("round", s.Round), games.IntField("most", most),
			games.IntField("stacks", most-s.Round), games.IntField("tiles", len(s.Deck))))
	}
	return faults
}

package akropolis

import (
	"strconv"
	"strings"

	"fourcities/games"
)

// word begins every position's text.
const word = "akropolis1"

// String returns the canonical text; see the package comment.
func (p Position) String() string {
	var cities, stones []string
	for i := range p.Players() {
		cities = append(cities, games.List(games.Names(p.Placed(i+1))))
		stones = append(stones, strconv.Itoa(p.Stones(i+1)))
	}
	deck := games.List(games.Names(p.deck.Tiles()))
	if p.unknown {
		deck = "?"
	}
	return word + " set:" + strconv.Itoa(p.Set()) +
		" cities:" + strings.Join(cities, ";") +
		" stones:" + strings.Join(stones, ",") +
		" site:" + games.List(games.Names(p.site.Tiles())) +
		" deck:" + deck +
		" round:" + strconv.Itoa(p.Round()) +
		" turn:" + strconv.Itoa(p.Turn()) +
		" variants:" + p.variants.String() +
		" profile:" + p.profile.String()
}

// String lists the variants played, or gives "-".
func (v Variants) String() string {
	var names []string
	for c, on := range v {
		if on {
			names = append(names, Colour(c).String())
		}
	}
	return games.List(names)
}

// switches are the profile's, with how the text names one that is not at its default.
var switches = [...]struct {
	text string
	on   func(*Profile) *bool
}{
	{"houses=value", func(p *Profile) *bool { return &p.HousesByValue }},
	{"edge=any", func(p *Profile) *bool { return &p.EdgeAny }},
	{"lake=single", func(p *Profile) *bool { return &p.LakeSingle }},
}

// String lists the switches that are not at their default, or gives "-".
func (p Profile) String() string {
	var names []string
	for _, s := range switches {
		if *s.on(&p) {
			names = append(names, s.text)
		}
	}
	return games.List(names)
}

// Parse reads a position's text; see the package comment. The error is a *games.Refusal with every fault.
func Parse(text string) (Position, error) {
	s, err := ParseSetup(text)
	if err != nil {
		return Position{}, err
	}
	return s.Validate()
}

// ParseSetup reads a position's text without asking whether it keeps to the rules. The error is a *games.Refusal
// about the text's form.
func ParseSetup(text string) (*Setup, error) {
	fields, err := games.ReadFields(text, word, "set", "cities", "stones", "site", "deck", "round", "turn", "variants", "profile")
	if err != nil {
		return nil, err
	}
	s := &Setup{Round: 1, Turn: 1}
	r := reader{setup: s}
	for i, read := range []func(games.FieldText){
		r.set, r.cities, r.stones, r.row(&s.Site), r.deck, r.number(&s.Round, mostRounds), r.number(&s.Turn, MaxPlayers), r.variants, r.profile,
	} {
		if f := fields[i]; f.Given {
			read(f)
		} else if i == 1 {
			r.Fault(f.Missing())
		}
	}
	if err := r.Refused(); err != nil {
		return nil, err
	}
	r.defaults(fields[0].Given, fields[2].Given)
	return s, nil
}

// mostRounds is the longest game: all tiles for two players.
const mostRounds = 20

// A reader collects the setup and the faults of form met on the way.
type reader struct {
	games.Reader
	setup *Setup
}

// eachItem calls read with the parts of a text and each part's offset in it; "-" has none.
func eachItem(text, between string, read func(offset int, item string)) {
	if text != "-" {
		games.EachItem(text, between, read)
	}
}

func (r *reader) set(f games.FieldText) {
	n, ok := games.ReadNumber(f.Value, 0, SetOfFour)
	if !ok || Set(n) == nil {
		r.Bad(f, 0, f.Value, "37, 49, 61")
		return
	}
	r.setup.Set = n
}

func (r *reader) cities(f games.FieldText) {
	offset := 0
	for list := range strings.SplitSeq(f.Value, ";") {
		var tiles []Placed
		eachItem(list, ",", func(at int, item string) {
			letters, where, _ := strings.Cut(item, "@")
			placement, ok := ParsePlacement(where)
			if !ok || !anyTile(letters) {
				r.Bad(f, offset+at, item, "Thb@1.1S")
				return
			}
			t, known := r.face(f, offset+at, letters)
			if !known {
				r.setup.write(len(r.setup.Cities), len(tiles), letters)
			}
			tiles = append(tiles, Placed{t, placement})
		})
		r.setup.Cities = append(r.setup.Cities, tiles)
		offset += len(list) + 1
	}
	if n := len(r.setup.Cities); n < MinPlayers || n > MaxPlayers {
		r.Fault(games.SayCase("", "players", games.IntField("count", n)))
	}
}

// anyTile reports whether the text is three letters of hexes, as tiles are written.
func anyTile(letters string) bool {
	return len(letters) == 3 && strings.Trim(letters, hexLetters) == ""
}

// face reads a tile's letters. A tile that there is not is no fault of form but of setup.tiles, a mirror image of
// place.rotate; the tile returned for it then only stands in its place.
func (r *reader) face(f games.FieldText, offset int, letters string) (t Tile, ok bool) {
	t, flipped, known := kin(letters)
	if known && t.String() == letters {
		return t, true
	}
	clause, how := games.ClauseID("setup.tiles"), "unknown"
	switch {
	case flipped:
		clause, how = "place.rotate", "flipped"
	case known:
		how = "turned"
	}
	r.setup.unknownTiles = append(r.setup.unknownTiles, games.SayCase(clause, how, games.TextField("tile", letters),
		games.IntField("place", f.Place+offset), games.TextField("is", t.String())))
	r.setup.standIns = append(r.setup.standIns, t)
	return t, false
}

// write notes the letters of a city's tile that there is not.
func (s *Setup) write(city, place int, letters string) {
	if s.written == nil {
		s.written = map[[2]int]string{}
	}
	s.written[[2]int{city, place}] = letters
}

func (r *reader) stones(f games.FieldText) {
	r.setup.Stones = nil
	eachItem(f.Value, ",", func(offset int, item string) {
		n, err := strconv.Atoi(item)
		if err != nil || strconv.Itoa(n) != item || n > MostStones {
			r.Bad(f, offset, item, "1,2")
		}
		r.setup.Stones = append(r.setup.Stones, n)
	})
	if n, players := len(r.setup.Stones), len(r.setup.Cities); players > 0 && n != players {
		r.Fault(games.SayCase("", "stones", games.IntField("count", n), games.IntField("players", players)))
	}
}

// row returns the reading of a row of tiles into the variable.
func (r *reader) row(into *[]Tile) func(games.FieldText) {
	return func(f games.FieldText) {
		eachItem(f.Value, ",", func(offset int, letters string) {
			if !anyTile(letters) {
				r.Bad(f, offset, letters, "Hqq,Mbq, -")
				return
			}
			t, _ := r.face(f, offset, letters)
			*into = append(*into, t)
		})
	}
}

func (r *reader) deck(f games.FieldText) {
	if f.Value == "?" {
		r.setup.Unknown = true
		return
	}
	r.row(&r.setup.Deck)(f)
}

// number returns the reading of a whole number from 1 into the variable.
func (r *reader) number(into *int, most int) func(games.FieldText) {
	return func(f games.FieldText) {
		n, ok := games.ReadNumber(f.Value, 1, most)
		if !ok {
			r.Bad(f, 0, f.Value, "1 (1–"+strconv.Itoa(most)+")")
			return
		}
		*into = n
	}
}

func (r *reader) variants(f games.FieldText) {
	eachItem(f.Value, ",", func(offset int, name string) {
		for c := range Colours {
			if on := &r.setup.Variants[c]; Colour(c).String() == name && !*on {
				*on = true
				return
			}
		}
		r.Bad(f, offset, name, strings.Join(colourNames[:], ","))
	})
}

func (r *reader) profile(f games.FieldText) {
	eachItem(f.Value, ",", func(offset int, name string) {
		for _, s := range switches {
			if on := s.on(&r.setup.Profile); s.text == name && !*on {
				*on = true
				return
			}
		}
		r.Bad(f, offset, name, "houses=value,edge=any,lake=single")
	})
}

// defaults fills in what the text left out.
func (r *reader) defaults(set, stones bool) {
	s := r.setup
	if !set {
		s.Set = setFor(len(s.Cities))
	}
	if !stones {
		for i := range s.Cities {
			s.Stones = append(s.Stones, i+1)
		}
	}
}

// setFor returns the number of tiles for that many players (setup.tiles).
func setFor(players int) int {
	return [...]int{SetOfTwo, SetOfThree, SetOfFour}[players-MinPlayers]
}

package aliencity

import (
	"strconv"
	"strings"

	"fourcities/games"
)

// word begins every position's text.
const word = "aliencity1"

// String returns the canonical text; see the package comment.
func (p Position) String() string {
	var out strings.Builder
	out.WriteString(word + " tiles:")
	for row := TileRows - 1; row >= 0; row-- {
		for column := range TileColumns {
			out.WriteString(p.tiles[row*TileColumns+column].String())
		}
		if row > 0 {
			out.WriteByte('/')
		}
	}
	out.WriteString(" lots:" + p.writeLots())
	out.WriteString(" claims:" + writeClaims(p.claims[0]) + ";" + writeClaims(p.claims[1]))
	out.WriteString(" supply:" + p.supply[0].String() + ";" + p.supply[1].String())
	out.WriteString(" turn:" + strconv.Itoa(p.Turn()))
	out.WriteString(" options:" + p.options.String())
	return out.String()
}

func (p *Position) writeLots() string {
	var lots []string
	for l := range p.Built().All() {
		lots = append(lots, p.At(l).String()+l.String())
	}
	return games.List(lots)
}

func writeClaims(claims LotSet) string {
	return games.List(claims.Names())
}

// String returns the seven counts, 3223333.
func (s Supply) String() string {
	var digits [kinds]byte
	for i, n := range s {
		digits[i] = '0' + n
	}
	return string(digits[:])
}

// String returns "location", "strict", both with a comma between, or "-".
func (o Options) String() string {
	var names []string
	if o.Location {
		names = append(names, "location")
	}
	if o.Strict {
		names = append(names, "strict")
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
	fields, err := games.ReadFields(text, word, "tiles", "lots", "claims", "supply", "turn", "options")
	if err != nil {
		return nil, err
	}
	r := reader{setup: &Setup{Supply: [Players]Supply{RedSide, BlueSide}, Turn: 1}}
	for i, read := range []func(games.FieldText){r.tiles, r.lots, r.claims, r.supply, r.turn, r.options} {
		needed := i == 0 || (i == 3 && len(r.setup.Built) > 0)
		if f := fields[i]; f.Given {
			read(f)
		} else if needed {
			r.Fault(f.Missing())
		}
	}
	if err := r.Refused(); err != nil {
		return nil, err
	}
	return r.setup, nil
}

// A reader collects the setup and the faults of form met on the way.
type reader struct {
	games.Reader
	setup *Setup
}

func (r *reader) tiles(f games.FieldText) {
	games.EachItem(f.Value, "/", func(start int, text string) {
		var row []Tile
		for i := 0; i < len(text); i += 4 {
			code := text[i:min(i+4, len(text))]
			tile, ok := ParseTile(code)
			if !ok {
				r.Bad(f, start+i, code, "Rase")
			}
			row = append(row, tile)
		}
		r.setup.TileRows = append(r.setup.TileRows, row)
	})
}

func (r *reader) lots(f games.FieldText) {
	if f.Value == "-" {
		return
	}
	games.EachItem(f.Value, ",", func(offset int, item string) {
		piece, name := item, ""
		if len(item) > 2 {
			piece, name = item[:2], item[2:]
		}
		s, known := ParseStructure(piece)
		l, ok := ParseLot(name)
		if !known || !ok {
			r.Bad(f, offset, item, "RTe6")
		}
		r.setup.Built = append(r.setup.Built, Building{s, l})
	})
}

func (r *reader) claims(f games.FieldText) {
	players := strings.Count(f.Value, ";") + 1
	if players != Players {
		r.Fault(games.SayCase("", "sides", games.TextField("field", f.Name), games.IntField("count", players)))
		return
	}
	player := 0
	games.EachItem(f.Value, ";", func(start int, list string) {
		if list != "-" {
			games.EachItem(list, ",", func(offset int, name string) {
				l, ok := ParseLot(name)
				if !ok {
					r.Bad(f, start+offset, name, "e6, -")
				}
				r.setup.Claims[player] = append(r.setup.Claims[player], l)
			})
		}
		player++
	})
}

func (r *reader) supply(f games.FieldText) {
	players := strings.Count(f.Value, ";") + 1
	if players != Players {
		r.Fault(games.SayCase("", "sides", games.TextField("field", f.Name), games.IntField("count", players)))
		return
	}
	player := 0
	games.EachItem(f.Value, ";", func(offset int, counts string) {
		if len(counts) != kinds || strings.Trim(counts, "0123456789") != "" {
			r.Bad(f, offset, counts, RedSide.String())
		} else {
			for i := range kinds {
				r.setup.Supply[player][i] = counts[i] - '0'
			}
		}
		player++
	})
}

func (r *reader) turn(f games.FieldText) {
	switch f.Value {
	case "1":
		r.setup.Turn = 1
	case "2":
		r.setup.Turn = 2
	default:
		r.Bad(f, 0, f.Value, "1, 2")
	}
}

func (r *reader) options(f games.FieldText) {
	if f.Value == "-" {
		return
	}
	games.EachItem(f.Value, ",", func(offset int, name string) {
		on := map[string]*bool{"location": &r.setup.Options.Location, "strict": &r.setup.Options.Strict}[name]
		if on == nil || *on {
			r.Bad(f, offset, name, "location,strict")
			return
		}
		*on = true
	})
}

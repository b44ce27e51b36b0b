package bengaluru

import (
	"strconv"
	"strings"

	"fourcities/games"
	"fourcities/games/grid"
)

// word begins every position's text.
const word = "bengaluru1"

// String returns the canonical text; see the package comment.
func (p Position) String() string {
	var out strings.Builder
	out.WriteString(word + " board:")
	p.writeBoard(&out)
	out.WriteString(" houses:")
	p.writeHouses(&out)
	out.WriteString(" tokens:")
	for i := range p.Players() {
		if i > 0 {
			out.WriteByte(',')
		}
		out.WriteString(p.tokens[i].String())
	}
	out.WriteString(" dozer:" + p.dozer.String())
	out.WriteString(" round:" + strconv.Itoa(p.Round()))
	out.WriteString(" turn:" + strconv.Itoa(p.Turn()))
	out.WriteString(" phase:" + p.phase.String())
	out.WriteString(" reached:" + games.IntsField("", p.Reached()).Value.Compact("-"))
	if p.limit > 0 {
		out.WriteString(" limit:" + strconv.Itoa(p.Limit()))
	}
	return out.String()
}

func (p *Position) writeBoard(out *strings.Builder) {
	for row := p.Size() - 1; row >= 0; row-- {
		for column := range p.Size() {
			out.WriteString(p.tiles[grid.At(column, row)].String())
		}
		if row > 0 {
			out.WriteByte('/')
		}
	}
}

func (p *Position) writeHouses(out *strings.Builder) {
	for i := range p.Players() {
		if i > 0 {
			out.WriteByte(';')
		}
		for j, h := range p.houses[i] {
			if j > 0 {
				out.WriteByte(',')
			}
			out.WriteString(h.Square.String())
			out.Write([]byte{'.', '0' + h.Power, '0' + h.Water})
			if h.Abandoned {
				out.WriteByte('x')
			}
		}
	}
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
	fields, err := games.ReadFields(text, word, "board", "houses", "tokens", "dozer", "round", "turn", "phase", "reached", "limit")
	if err != nil {
		return nil, err
	}
	r := reader{setup: &Setup{Dozer: grid.None, Round: 1, Turn: 1}, side: MaxSize}
	for i, read := range []func(games.FieldText){
		r.board, r.houses, r.tokens, r.dozer, r.number(&r.setup.Round), r.number(&r.setup.Turn), r.phase, r.reached, r.number(&r.setup.Limit),
	} {
		if f := fields[i]; f.Given {
			read(f)
		} else if i < 2 {
			r.Fault(f.Missing())
		}
	}
	if err := r.Refused(); err != nil {
		return nil, err
	}
	r.defaults(fields[2].Given, fields[6].Given)
	return r.setup, nil
}

// A reader collects the setup and the faults of form met on the way.
type reader struct {
	games.Reader
	setup *Setup
	side  int // of the board, for squares; the largest until the board is read
}

func (r *reader) board(f games.FieldText) {
	games.EachItem(f.Value, "/", func(offset int, row string) {
		r.setup.Rows = append(r.setup.Rows, r.row(f, row, offset))
	})
	for i, j := 0, len(r.setup.Rows)-1; i < j; i, j = i+1, j-1 {
		r.setup.Rows[i], r.setup.Rows[j] = r.setup.Rows[j], r.setup.Rows[i]
	}
	if len(r.setup.checkSize()) == 0 {
		r.side = len(r.setup.Rows)
	}
}

// row reads one row's tiles. A code that does not exist is not a fault of form but of board.codes.
func (r *reader) row(f games.FieldText, row string, offset int) []Tile {
	var tiles []Tile
	for i := 0; i < len(row); {
		length := 1
		if row[i] != 'P' && i+1 < len(row) && row[i+1] >= '0' && row[i+1] <= '9' {
			length = 2
		}
		code := row[i : i+length]
		t, known := ParseTile(code)
		if !known {
			r.setup.unknownTiles = append(r.setup.unknownTiles, games.Say("board.codes",
				games.TextField("found", games.Clip(code)), games.IntField("place", f.Place+offset+i)))
		}
		tiles = append(tiles, t)
		i += length
	}
	return tiles
}

func (r *reader) houses(f games.FieldText) {
	games.EachItem(f.Value, ";", func(start int, group string) {
		var houses []House
		games.EachItem(group, ",", func(offset int, item string) {
			h, ok := readHouse(item, r.side)
			if !ok {
				r.Bad(f, start+offset, item, "B6.00")
			}
			houses = append(houses, h)
		})
		r.setup.Houses = append(r.setup.Houses, houses)
	})
	if n := len(r.setup.Houses); n < MinPlayers || n > MaxPlayers {
		r.Fault(games.SayCase("", "players", games.IntField("count", n)))
	}
}

// readHouse reads a house such as B6.21 or E7.00x. A mark of abandonment on a house that is not empty is no house.
func readHouse(text string, side int) (House, bool) {
	name, tanks, _ := strings.Cut(text, ".")
	s, ok := grid.Parse(name, side, side)
	tanks, abandoned := strings.CutSuffix(tanks, "x")
	if !ok || len(tanks) != 2 || !digit(tanks[0]) || !digit(tanks[1]) || (abandoned && tanks != "00") {
		return House{}, false
	}
	return House{Square: s, Power: tanks[0] - '0', Water: tanks[1] - '0', Abandoned: abandoned}, true
}

func digit(c byte) bool { return c >= '0' && c <= '9' }

func (r *reader) tokens(f games.FieldText) {
	games.EachItem(f.Value, ",", func(offset int, name string) {
		r.setup.Tokens = append(r.setup.Tokens, r.square(f, offset, name))
	})
	if n, players := len(r.setup.Tokens), len(r.setup.Houses); players > 0 && n != players {
		r.Fault(games.SayCase("", "tokens", games.IntField("count", n), games.IntField("players", players)))
	}
}

func (r *reader) dozer(f games.FieldText) { r.setup.Dozer = r.square(f, 0, f.Value) }

// square reads a square or "-".
func (r *reader) square(f games.FieldText, offset int, name string) grid.Square {
	if name == "-" {
		return grid.None
	}
	s, ok := grid.Parse(name, r.side, r.side)
	if !ok {
		r.Bad(f, offset, name, "D5, -")
	}
	return s
}

// number returns the reading of a whole number without sign or leading zeros into the variable.
func (r *reader) number(into *int) func(games.FieldText) {
	return func(f games.FieldText) {
		n, err := strconv.Atoi(f.Value)
		if err != nil || n < 0 || strconv.Itoa(n) != f.Value || (into == &r.setup.Limit && (n < 1 || n > MaxRound)) {
			r.Bad(f, 0, f.Value, "3 (1–"+strconv.Itoa(MaxRound)+")")
			return
		}
		*into = n
	}
}

func (r *reader) phase(f games.FieldText) {
	for i, name := range phaseNames {
		if name == f.Value {
			r.setup.Phase = Phase(i)
			return
		}
	}
	r.Bad(f, 0, f.Value, strings.Join(phaseNames[:], ", "))
}

func (r *reader) reached(f games.FieldText) {
	if f.Value == "-" {
		return
	}
	offset, seen := 0, [MaxPlayers + 1]bool{}
	for item := range strings.SplitSeq(f.Value, ",") {
		n := 0
		if len(item) == 1 && digit(item[0]) {
			n = int(item[0] - '0')
		}
		if n < 1 || n > min(len(r.setup.Houses), MaxPlayers) || seen[n] {
			r.Bad(f, offset, item, "2,1")
			return
		}
		seen[n] = true
		r.setup.Reached = append(r.setup.Reached, n)
		offset += len(item) + 1
	}
}

// defaults fills in what the text left out.
func (r *reader) defaults(tokens, phase bool) {
	s := r.setup
	if !tokens {
		for range s.Houses {
			s.Tokens = append(s.Tokens, grid.None)
		}
	}
	if !phase {
		s.Phase = firstPhase(s.Round, len(s.Reached) > 0)
	}
}

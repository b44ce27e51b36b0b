package people

import (
	"strconv"
	"strings"

	"fourcities/games"
)

// word begins every position's text.
const word = "people1"

// String returns the canonical text; see the package comment.
func (p Position) String() string {
	blocks := "-"
	if p.blocks != NoLimit {
		blocks = strconv.Itoa(p.Blocks())
	}
	return word + " humans:" + p.writeHumans() +
		" outside:" + strconv.Itoa(p.Outside()) +
		" dozer:" + p.dozer.String() +
		" shield:" + p.shield.String() +
		" edges:" + p.writeEdges() +
		" coins:" + writeCounts(p.coins[:p.players]) +
		" factories:" + writeCounts(p.factories[:p.players]) +
		" blocks:" + blocks +
		" turn:" + strconv.Itoa(p.Turn()) +
		" phase:" + p.phase.String()
}

func (p *Position) writeHumans() string {
	area := p.Area()
	rows := make([]string, 0, area.Rows)
	for row := area.Rows - 1; row >= 0; row-- {
		counts := make([]string, area.Columns)
		for column := range area.Columns {
			counts[column] = strconv.Itoa(p.Humans(DistrictAt(column, row)))
		}
		rows = append(rows, strings.Join(counts, "."))
	}
	return strings.Join(rows, "/")
}

func (p *Position) writeEdges() string {
	var edges []string
	for e, o := range p.edges {
		if o != Free {
			edges = append(edges, Edge(e).String()+"="+o.String())
		}
	}
	return games.List(edges)
}

func writeCounts(counts []uint8) string {
	texts := make([]string, len(counts))
	for i, n := range counts {
		texts[i] = strconv.Itoa(int(n))
	}
	return strings.Join(texts, ",")
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
	fields, err := games.ReadFields(text, word, "humans", "outside", "dozer", "shield", "edges", "coins", "factories", "blocks", "turn", "phase")
	if err != nil {
		return nil, err
	}
	s := &Setup{Shield: NoDistrict, Blocks: NoLimit, Turn: 1}
	r := reader{setup: s}
	for i, read := range []func(games.FieldText){
		r.humans, r.number(&s.Outside, 0, Humans), r.district(&s.Dozer, false), r.district(&s.Shield, true), r.edges,
		r.counts(&s.Coins), r.counts(&s.Factories), r.blocks, r.number(&s.Turn, 1, MaxPlayers), r.phase,
	} {
		needed := i == 0 || i == 2 || i == 5
		if f := fields[i]; f.Given {
			read(f)
		} else if needed {
			r.Fault(f.Missing())
		}
	}
	r.checkPlayers(fields[6], fields[8])
	if err := r.Refused(); err != nil {
		return nil, err
	}
	s.complete(fields[1].Given, fields[6].Given, fields[9].Given)
	return s, nil
}

// A reader collects the setup and the faults of form met on the way.
type reader struct {
	games.Reader
	setup *Setup
}

func (r *reader) humans(f games.FieldText) {
	games.EachItem(f.Value, "/", func(start int, text string) {
		var row []int
		games.EachItem(text, ".", func(offset int, item string) {
			n, ok := games.ReadNumber(item, 0, Humans)
			if !ok {
				r.Bad(f, start+offset, item, "3.2.4")
			}
			row = append(row, n)
		})
		r.setup.HumanRows = append(r.setup.HumanRows, row)
	})
}

// number returns the reading of a whole number into the variable, which keeps its value when there is none.
func (r *reader) number(into *int, least, most int) func(games.FieldText) {
	return func(f games.FieldText) {
		n, ok := games.ReadNumber(f.Value, least, most)
		if !ok {
			r.Bad(f, 0, f.Value, strconv.Itoa(least)+"–"+strconv.Itoa(most))
			return
		}
		*into = n
	}
}

// district returns the reading of a district's name, or "-" where that may be, into the variable.
func (r *reader) district(into *District, orNone bool) func(games.FieldText) {
	return func(f games.FieldText) {
		d, ok := ParseDistrict(f.Value)
		if !ok && (!orNone || f.Value != "-") {
			r.Bad(f, 0, f.Value, "C3")
		}
		*into = d
	}
}

func (r *reader) edges(f games.FieldText) {
	if f.Value == "-" {
		return
	}
	var seen [Edges]bool
	games.EachItem(f.Value, ",", func(offset int, item string) {
		name, what, _ := strings.Cut(item, "=")
		e, ok := ParseEdge(name)
		o, known := ParseOccupant(what)
		if !ok || !known {
			r.Bad(f, offset, item, "A1-A2=red, B3-C3=block")
			return
		}
		if seen[e] {
			r.Fault(games.SayCase("", "edge-again", games.TextField("field", f.Name), games.IntField("place", f.Place+offset), games.TextField("edge", name)))
		}
		seen[e] = true
		r.setup.Edges = append(r.setup.Edges, Built{e, o})
	})
}

// counts returns the reading of one number a player into the variable.
func (r *reader) counts(into *[]int) func(games.FieldText) {
	return func(f games.FieldText) {
		games.EachItem(f.Value, ",", func(offset int, item string) {
			n, ok := games.ReadNumber(item, 0, Humans)
			if !ok {
				r.Bad(f, offset, item, "10,10")
			}
			*into = append(*into, n)
		})
	}
}

func (r *reader) blocks(f games.FieldText) {
	if f.Value != "-" {
		r.number(&r.setup.Blocks, 0, Edges)(f)
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

// checkPlayers checks that the fields agree on how many play.
func (r *reader) checkPlayers(factories, turn games.FieldText) {
	s := r.setup
	players := len(s.Coins)
	switch {
	case players == 0:
	case players < MinPlayers || players > MaxPlayers:
		r.Fault(games.SayCase("", "players", games.IntField("count", players)))
	case factories.Given && len(s.Factories) != players:
		r.Fault(games.SayCase("", "factories", games.IntField("count", len(s.Factories)), games.IntField("players", players)))
	case s.Turn > players:
		r.Bad(turn, 0, turn.Value, "1–"+strconv.Itoa(players))
	}
}

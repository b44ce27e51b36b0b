package people

import (
	"slices"
	"strconv"
	"strings"

	"fourcities/games"
)

// A Kind is a kind of move.
type Kind uint8

// The kinds of moves, in the order in which they are listed.
const (
	BuildMove Kind = iota
	SkipMove
	PoliceMove
	BulldozerMove
	RoadblockMove
	MoreMove
)

// mostListed is how many districts or drops a move can name. No legal one names more than three districts or five
// drops; there is room for a refusal to count.
const mostListed = 8

// A Move is a build, a bribe or a skip. What its kind does not use is left at its zero value, NoDistrict and NoEdge apart.
type Move struct {
	Kind     Kind
	Edge     Edge     // build, roadblock
	District District // police; the bulldozer's last; the crossing's lower left
	chosen   [mostListed]District
	drops    [mostListed]uint8
	n        uint8 // of chosen or drops
}

func bare(k Kind) Move { return Move{Kind: k, Edge: NoEdge, District: NoDistrict} }

// BuildOn is the move that builds on an edge.
func BuildOn(e Edge) Move { return Move{Kind: BuildMove, Edge: e, District: NoDistrict} }

// Skip is the move that bribes nobody.
func Skip() Move { return bare(SkipMove) }

// Police is the bribe of the police, with the chosen neighbours in order where there is a choice.
func Police(d District, chosen ...District) Move {
	m := Move{Kind: PoliceMove, Edge: NoEdge, District: d}
	m.n = uint8(copy(m.chosen[:], chosen))
	return m
}

// Bulldoze is the bribe of the bulldozer: where it drives, and what it drops in the order entered.
func Bulldoze(to District, drops ...uint8) Move {
	m := Move{Kind: BulldozerMove, Edge: NoEdge, District: to}
	m.n = uint8(copy(m.drops[:], drops))
	return m
}

// BlockEdge is the bribe that puts a roadblock on an edge.
func BlockEdge(e Edge) Move { return Move{Kind: RoadblockMove, Edge: e, District: NoDistrict} }

// More is the bribe that brings more people to a crossing, named by its lower left district.
func More(d District) Move { return Move{Kind: MoreMove, Edge: NoEdge, District: d} }

// Chosen returns the neighbours that a police move names.
func (m *Move) Chosen() []District { return m.chosen[:m.n] }

// Drops returns what the bulldozer drops, in the order entered.
func (m *Move) Drops() []uint8 { return m.drops[:m.n] }

// String returns the move's text.
func (m Move) String() string {
	switch m.Kind {
	case BuildMove:
		return "build " + m.Edge.String()
	case PoliceMove:
		text := "police " + m.District.String()
		if m.n > 0 {
			text += ">" + games.TextsField("", games.Names(m.Chosen())).Value.Compact("")
		}
		return text
	case BulldozerMove:
		return "bulldozer " + m.District.String() + " " + m.dropText()
	case RoadblockMove:
		return "roadblock " + m.Edge.String()
	case MoreMove:
		return "more " + m.District.String()
	}
	return "skip"
}

func (m *Move) dropText() string {
	parts := make([]string, m.n)
	for i, n := range m.Drops() {
		parts[i] = strconv.Itoa(int(n))
	}
	return strings.Join(parts, "+")
}

// moveForms shows what moves look like.
const moveForms = "build A1-A2, skip, police C3, police C3>B3,C4, bulldozer C5 2+1, roadblock A1-B1, more B2"

// ParseMove reads a move's text exactly.
func ParseMove(_ Position, text string) (Move, error) {
	word, rest, _ := strings.Cut(text, " ")
	read := map[string]func(string) (Move, bool){
		"build": readEdge(BuildMove), "roadblock": readEdge(RoadblockMove), "police": readPolice, "bulldozer": readBulldozer, "more": readMore,
	}[word]
	if text == "skip" {
		return Skip(), nil
	}
	if read != nil {
		if m, ok := read(rest); ok {
			return m, nil
		}
	}
	if sorted, ok := inOrder(text); ok {
		return Move{}, games.Refuse(games.SayCase("", "move-order", games.TextField("found", games.Clip(text)), games.TextField("want", sorted)))
	}
	return Move{}, games.BadMove(text, moveForms)
}

// inOrder returns the police move that a text would be if the districts that it chooses were sorted.
func inOrder(text string) (string, bool) {
	head, list, _ := strings.Cut(text, ">")
	chosen := strings.Split(list, ",")
	slices.Sort(chosen)
	sorted := head + ">" + strings.Join(chosen, ",")
	rest, police := strings.CutPrefix(sorted, "police ")
	if !police {
		return "", false
	}
	_, ok := readPolice(rest)
	return sorted, ok
}

func readEdge(k Kind) func(string) (Move, bool) {
	return func(text string) (Move, bool) {
		m := bare(k)
		e, ok := ParseEdge(text)
		m.Edge = e
		return m, ok
	}
}

func readMore(text string) (Move, bool) {
	d, ok := ParseDistrict(text)
	return More(d), ok
}

func readPolice(text string) (Move, bool) {
	name, list, chooses := strings.Cut(text, ">")
	d, ok := ParseDistrict(name)
	if !ok || !chooses {
		return Police(d), ok
	}
	var chosen []District
	for item := range strings.SplitSeq(list, ",") {
		to, ok := ParseDistrict(item)
		if !ok || len(chosen) == mostListed || (len(chosen) > 0 && to <= chosen[len(chosen)-1]) {
			return Move{}, false
		}
		chosen = append(chosen, to)
	}
	return Police(d, chosen...), true
}

func readBulldozer(text string) (Move, bool) {
	name, list, _ := strings.Cut(text, " ")
	to, ok := ParseDistrict(name)
	if !ok {
		return Move{}, false
	}
	var drops []uint8
	for item := range strings.SplitSeq(list, "+") {
		n, ok := games.ReadNumber(item, 0, Humans)
		if !ok || len(drops) == mostListed {
			return Move{}, false
		}
		drops = append(drops, uint8(n))
	}
	return Bulldoze(to, drops...), true
}

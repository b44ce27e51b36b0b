package board

import (
	"slices"
	"strconv"
	"strings"

	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/games/hex"
)

// readAkropolis reads the position and everything that was asked.
func readAkropolis(r Request) (*akropolisView, error) {
	position, err := akropolis.Parse(r.Position)
	if err != nil {
		return nil, err
	}
	v := &akropolisView{position: position, lang: r.Lang, onPaper: r.Paper, boardOnly: r.BoardOnly}
	if r.Before != "" {
		before, err := akropolis.Parse(r.Before)
		if refusal, refused := err.(*games.Refusal); refused {
			return nil, &AskError{Ask{Name: "before"}, refusal.Faults[0]}
		}
		v.before = &before
	}
	if err := v.readCity(r.Asks); err != nil {
		return nil, err
	}
	seen := map[string]bool{}
	for _, a := range r.Asks {
		if seen[a.Name] && a.Name != "mark" {
			return nil, refuseAsk(a, "double")
		}
		seen[a.Name] = true
		if err := v.readAsk(a); err != nil {
			return nil, err
		}
	}
	return v, nil
}

// readCity chooses the city, which the other asks are about, and whether there is one to show.
func (v *akropolisView) readCity(asks []Ask) error {
	v.player = v.shown()
	v.layout = v.isStart()
	for _, a := range asks {
		switch a.Name {
		case "plain":
			continue
		case "city":
			n, err := strconv.Atoi(a.Value)
			if err != nil || strconv.Itoa(n) != a.Value || n < 1 || n > v.position.Players() {
				return refuseAsk(a, "city", games.IntField("players", v.position.Players()))
			}
			v.player = n
		case "place", "try":
			if !slices.ContainsFunc(asks, func(other Ask) bool { return other.Name == "city" }) {
				v.player = v.position.Turn()
			}
		}
		v.layout = false
	}
	v.city = v.position.City(v.player)
	return nil
}

// shown returns whose city is shown when nothing is asked.
func (v *akropolisView) shown() int {
	turn := v.position.Turn()
	if v.before != nil && v.before.Players() == v.position.Players() {
		for range v.position.Players() {
			turn = (turn+v.position.Players()-2)%v.position.Players() + 1 // back from the player in turn
			if len(v.before.Placed(turn)) < len(v.position.Placed(turn)) {
				return turn
			}
		}
	}
	if v.over() {
		return 1
	}
	return v.position.Turn()
}

// isStart reports whether nothing has been laid and it is known what comes.
func (v *akropolisView) isStart() bool {
	for player := 1; player <= v.position.Players(); player++ {
		if len(v.position.Placed(player)) > 0 {
			return false
		}
	}
	deck, known := v.position.Deck()
	return known && len(deck) > 0
}

// over reports whether the game is over.
func (v *akropolisView) over() bool { return v.position.Status().Over }

func (v *akropolisView) readAsk(a Ask) error {
	switch a.Name {
	case "city":
		return nil
	case "colour":
		return v.readColours(a)
	case "place", "try":
		return v.readGhosts(a)
	case "mark":
		return v.readMarks(a)
	}
	return v.readSwitch(a)
}

// readSwitch reads an ask without a value.
func (v *akropolisView) readSwitch(a Ask) error {
	switches := map[string]*bool{
		"plain": &v.plain, "names": &v.names, "outlines": &v.outlines, "lakes": &v.lakes, "placements": &v.placements,
	}
	on := switches[a.Name]
	if on == nil && a.Name != "totals" {
		return refuseAsk(a, "unknown", games.TextsField("known", akropolisAsks))
	}
	if a.Value != "" {
		return refuseAsk(a, "valueless")
	}
	if on != nil {
		*on = true
	}
	if a.Name == "totals" || a.Name == "lakes" || a.Name == "placements" {
		v.asked = append(v.asked, a)
	}
	return nil
}

func (v *akropolisView) readColours(a Ask) error {
	for name := range strings.SplitSeq(a.Value, ",") {
		colour, ok := colourNamed(name)
		if !ok {
			return refuseAsk(a, "colour", games.TextField("found", games.Clip(name)))
		}
		if slices.Contains(v.colours, colour) {
			return refuseAsk(a, "colour-double", games.TextField("found", name))
		}
		v.colours = append(v.colours, colour)
	}
	v.asked = append(v.asked, a)
	return nil
}

func colourNamed(name string) (akropolis.Colour, bool) {
	for c := range akropolis.Colour(akropolis.Colours) {
		if c.String() == name {
			return c, true
		}
	}
	return 0, false
}

// farthest is how far from the middle a cell may be that is marked or tried: about as far as a city can grow. Pictures
// of cells that are further away would show nothing.
const farthest = 40

func (v *akropolisView) readMarks(a Ask) error {
	for name := range strings.SplitSeq(a.Value, ",") {
		c, ok := hex.Parse(name)
		if !ok {
			return refuseAsk(a, "cell", games.TextField("found", games.Clip(name)))
		}
		if c.Distance(hex.Cell{}) > farthest {
			return refuseAsk(a, "far", games.TextField("found", name))
		}
		v.marks = append(v.marks, c)
	}
	return nil
}

// readGhosts reads the moves that are shown as they would be.
func (v *akropolisView) readGhosts(a Ask) error {
	if v.player != v.position.Turn() {
		return refuseAsk(a, "turn", games.PlayerField("player", v.position.Turn()))
	}
	for text := range strings.SplitSeq(a.Value, ",") {
		m, err := akropolis.ParseMove(v.position, text)
		if err != nil || m.IsStack() {
			return refuseAsk(a, "move", games.TextField("found", games.Clip(text)))
		}
		if m.At.Distance(hex.Cell{}) > farthest {
			return refuseAsk(a, "far", games.TextField("found", m.At.String()))
		}
		v.ghosts = append(v.ghosts, v.ghostOf(m, a.Name == "try"))
	}
	if a.Name == "place" {
		v.asked = append(v.asked, a)
	}
	return nil
}

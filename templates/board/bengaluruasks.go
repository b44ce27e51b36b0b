package board

import (
	"slices"
	"strings"

	"fourcities/games"
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
)

// A trace is a house and a utility to be followed, and what came of it.
type trace struct {
	house   grid.Square
	utility bengaluru.Utility
	walks   [2]bengaluru.Walk
}

// connected reports whether at least one end reached its supply.
func (t *trace) connected() bool { return t.walks[0].Connected || t.walks[1].Connected }

// A squareSet is a set of squares in the order in which they came in.
type squareSet []grid.Square

func (s squareSet) has(square grid.Square) bool { return slices.Contains(s, square) }

// readBengaluru reads the position and everything that was asked.
func readBengaluru(r Request) (*view, error) {
	position, err := bengaluru.Parse(r.Position)
	if err != nil {
		return nil, err
	}
	v := &view{position: position, size: position.Size(), lang: r.Lang, onPaper: r.Paper, window: wholeBoard(position.Size())}
	if r.Before != "" {
		before, err := bengaluru.Parse(r.Before)
		if refusal, refused := err.(*games.Refusal); refused {
			return nil, &AskError{Ask{Name: "before"}, refusal.Faults[0]}
		}
		if before.Size() != position.Size() || before.Players() != position.Players() {
			return nil, refuseAsk(Ask{Name: "before"}, "before")
		}
		v.before = &before
	}
	for _, a := range r.Asks {
		if err := v.readAsk(a); err != nil {
			return nil, err
		}
	}
	return v, nil
}

func (v *view) readAsk(a Ask) error {
	switch a.Name {
	case "trace":
		return v.readTraces(a)
	case "mark":
		return v.readMarks(a)
	case "crop":
		return v.readCrop(a)
	}
	return v.readSwitch(a)
}

// readSwitch reads an ask without a value.
func (v *view) readSwitch(a Ask) error {
	on := map[string]*bool{
		"connected": &v.connected, "reach": &v.reach, "offlimits": &v.offLimits,
		"plain": &v.plain, "tiles": &v.tiles, "tanks": &v.tanks,
	}[a.Name]
	if on == nil {
		return refuseAsk(a, "unknown", games.TextsField("known", bengaluruAsks))
	}
	if a.Value != "" {
		return refuseAsk(a, "valueless")
	}
	if *on {
		return refuseAsk(a, "double")
	}
	if phase := v.position.Phase(); a.Name == "reach" && (phase == bengaluru.Roll || phase == bengaluru.Over) {
		return refuseAsk(a, "phase", games.TextField("phase", phase.String()))
	}
	*on = true
	if a.Name == "reach" {
		v.choices = choices(&v.position)
	}
	if a.Name == "connected" || a.Name == "reach" || a.Name == "offlimits" {
		v.order = append(v.order, a.Name)
	}
	return nil
}

// square reads a square's name.
func (v *view) square(a Ask, name string) (grid.Square, error) {
	s, ok := grid.Parse(name, v.size, v.size)
	if !ok {
		last := grid.At(v.size-1, v.size-1)
		return s, refuseAsk(a, "square", games.TextField("found", games.Clip(name)), games.TextField("last", last.String()))
	}
	return s, nil
}

func (v *view) readTraces(a Ask) error {
	for item := range strings.SplitSeq(a.Value, ",") {
		name, utility, one := strings.Cut(item, ".")
		house, err := v.square(a, name)
		if err != nil {
			return err
		}
		if owner, _ := v.position.HouseAt(house); owner == 0 {
			return refuseAsk(a, "house", games.TextField("square", house.String()))
		}
		if one && utility != "power" && utility != "water" {
			return refuseAsk(a, "utility", games.TextField("found", games.Clip(utility)), games.TextField("square", house.String()))
		}
		for _, u := range bengaluru.Utilities {
			if one && u.String() != utility {
				continue
			}
			if slices.ContainsFunc(v.traced, func(t trace) bool { return t.house == house && t.utility == u }) {
				return refuseAsk(a, "double")
			}
			v.traced = append(v.traced, trace{house, u, v.position.Trace(house, u)})
		}
	}
	if !slices.Contains(v.order, "trace") {
		v.order = append(v.order, "trace")
	}
	return nil
}

func (v *view) readMarks(a Ask) error {
	for name := range strings.SplitSeq(a.Value, ",") {
		s, err := v.square(a, name)
		if err != nil {
			return err
		}
		v.marks = append(v.marks, s)
	}
	return nil
}

func (v *view) readCrop(a Ask) error {
	from, to, ok := strings.Cut(a.Value, "-")
	if !ok {
		return refuseAsk(a, "crop")
	}
	one, err := v.square(a, from)
	if err != nil {
		return err
	}
	other, err := v.square(a, to)
	if err != nil {
		return err
	}
	v.window = window{
		left: min(one.Column(), other.Column()), right: max(one.Column(), other.Column()),
		bottom: min(one.Row(), other.Row()), top: max(one.Row(), other.Row()),
	}
	return nil
}

package board

import (
	"slices"
	"strings"

	"fourcities/games"
	"fourcities/games/aliencity"
)

// readAlienCity reads the position and everything that was asked.
func readAlienCity(r Request) (*alienView, error) {
	position, err := aliencity.Parse(r.Position)
	if err != nil {
		return nil, err
	}
	v := &alienView{position: position, lang: r.Lang, onPaper: r.Paper, boardOnly: r.BoardOnly, window: wholeCity}
	if r.Before != "" {
		before, err := aliencity.Parse(r.Before)
		if refusal, refused := err.(*games.Refusal); refused {
			return nil, &AskError{Ask{Name: "before"}, refusal.Faults[0]}
		}
		v.before = &before
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
	if v.why && v.open == aliencity.Nothing {
		return nil, refuseAsk(Ask{Name: "why"}, "why")
	}
	return v, nil
}

func (v *alienView) readAsk(a Ask) error {
	switch a.Name {
	case "walk":
		return v.readWalks(a)
	case "customers", "competitor", "tower":
		return v.readTowers(a)
	case "bonus":
		return v.readBonus(a)
	case "open":
		return v.readOpen(a)
	case "mark":
		return v.readMarks(a)
	case "crop":
		return v.readCrop(a)
	}
	return v.readSwitch(a)
}

// readSwitch reads an ask without a value.
func (v *alienView) readSwitch(a Ask) error {
	if !slices.Contains(alienCityAsks, a.Name) {
		return refuseAsk(a, "unknown", games.TextsField("known", alienCityAsks))
	}
	if a.Value != "" {
		return refuseAsk(a, "valueless")
	}
	switch a.Name {
	case "plain":
		v.plain = true
		return nil
	case "why":
		v.why = true
		return nil
	case "road":
		v.road = true
	case "closed":
		v.closed = true
	case "towers":
		for tower := range v.position.Towers().All() {
			v.tagPoints(tower)
		}
	}
	v.asked = append(v.asked, a)
	return nil
}

// lot reads a lot's name.
func (v *alienView) lot(a Ask, name string) (aliencity.Lot, error) {
	l, ok := aliencity.ParseLot(name)
	if !ok {
		return l, refuseAsk(a, "lot", games.TextField("found", games.Clip(name)))
	}
	return l, nil
}

// pair reads two lots' names with a hyphen between; which names the fault.
func (v *alienView) pair(a Ask, text, which string) (from, to aliencity.Lot, err error) {
	one, other, ok := strings.Cut(text, "-")
	if !ok {
		return from, to, refuseAsk(a, which)
	}
	if from, err = v.lot(a, one); err == nil {
		to, err = v.lot(a, other)
	}
	return from, to, err
}

func (v *alienView) readMarks(a Ask) error {
	for name := range strings.SplitSeq(a.Value, ",") {
		l, err := v.lot(a, name)
		if err != nil {
			return err
		}
		v.marks = v.marks.With(l)
	}
	return nil
}

func (v *alienView) readCrop(a Ask) error {
	one, other, err := v.pair(a, a.Value, "crop")
	if err != nil {
		return err
	}
	v.window = window{
		left: min(one.Column(), other.Column()), right: max(one.Column(), other.Column()),
		bottom: min(one.Row(), other.Row()), top: max(one.Row(), other.Row()),
	}.toTiles()
	return nil
}

// readOpen reads the piece that is to be built. Whether the player has one is the engine's to say.
func (v *alienView) readOpen(a Ask) error {
	s, ok := aliencity.ParseStructure(a.Value)
	if !ok {
		return refuseAsk(a, "piece", games.TextField("found", games.Clip(a.Value)))
	}
	v.open = s
	builds := v.position.Builds(v.position.Turn())
	v.openLots = builds.Of(s)
	v.asked = append(v.asked, a)
	return nil
}

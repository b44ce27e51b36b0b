package board

import (
	"slices"
	"strconv"
	"strings"

	"fourcities/games"
	"fourcities/games/people"
)

// readPeople reads the position and everything that was asked.
func readPeople(r Request) (*peopleView, error) {
	position, err := people.Parse(r.Position)
	if err != nil {
		return nil, err
	}
	v := &peopleView{position: position, lang: r.Lang, onPaper: r.Paper, boardOnly: r.BoardOnly, window: areaWindow(position.Area())}
	if err := v.readBefore(r.Before); err != nil {
		return nil, err
	}
	var seen []Ask
	for _, a := range r.Asks {
		same := func(b Ask) bool { return a == b || (a.Name == b.Name && a.Name != "mark" && a.Name != "open") }
		if slices.ContainsFunc(seen, same) {
			return nil, refuseAsk(a, "double")
		}
		seen = append(seen, a)
		if err := v.readAsk(a); err != nil {
			return nil, err
		}
	}
	return v, nil
}

// readBefore reads the position before, and finds out what was played.
func (v *peopleView) readBefore(text string) error {
	if text == "" {
		return nil
	}
	before, err := people.Parse(text)
	if refusal, refused := err.(*games.Refusal); refused {
		return &AskError{Ask{Name: "before"}, refusal.Faults[0]}
	}
	if before.Players() != v.position.Players() {
		return refuseAsk(Ask{Name: "before"}, "before")
	}
	v.before = &before
	v.led = bribeBetween(before, v.position)
	return nil
}

func (v *peopleView) readAsk(a Ask) error {
	switch a.Name {
	case "factories":
		return v.readFactories(a)
	case "open":
		return v.readOpen(a)
	case "target":
		return v.readTarget(a)
	case "mark":
		return v.readMarks(a)
	case "crop":
		return v.readCrop(a)
	}
	return v.readSwitch(a)
}

// readSwitch reads an ask without a value.
func (v *peopleView) readSwitch(a Ask) error {
	if !slices.Contains(peopleAsks, a.Name) {
		return refuseAsk(a, "unknown", games.TextsField("known", peopleAsks))
	}
	if a.Value != "" {
		return refuseAsk(a, "valueless")
	}
	switch a.Name {
	case "plain":
		v.plain = true
		return nil
	case "heat":
		v.heat = true
	case "drives":
		v.drives = drivesOf(&v.position)
	case "crossings":
		v.crossings = true
	}
	v.asked = append(v.asked, a)
	return nil
}

// readFactories reads a player's number, or nothing for all players.
func (v *peopleView) readFactories(a Ask) error {
	player, err := strconv.Atoi(a.Value)
	if a.Value != "" && (err != nil || player < 1 || player > v.position.Players() || strconv.Itoa(player) != a.Value) {
		return refuseAsk(a, "player", games.IntField("players", v.position.Players()))
	}
	for i := 1; i <= v.position.Players(); i++ {
		v.valued[i] = a.Value == "" || i == player
	}
	v.asked = append(v.asked, a)
	return nil
}

// district reads the name of a district of the area.
func (v *peopleView) district(a Ask, name string) (people.District, error) {
	d, ok := people.ParseDistrict(name)
	if area := v.position.Area(); !ok || !area.Has(d) {
		last := people.DistrictAt(area.Columns-1, area.Rows-1)
		return d, refuseAsk(a, "district", games.TextField("found", games.Clip(name)), games.TextField("last", last.String()))
	}
	return d, nil
}

func (v *peopleView) readOpen(a Ask) error {
	d, err := v.district(a, a.Value)
	if err != nil {
		return err
	}
	v.opened = append(v.opened, d)
	v.asked = append(v.asked, a)
	return nil
}

// readMarks reads districts and edges.
func (v *peopleView) readMarks(a Ask) error {
	for name := range strings.SplitSeq(a.Value, ",") {
		if e, ok := people.ParseEdge(name); ok && v.position.Area().HasEdge(e) {
			v.edgeMarks = append(v.edgeMarks, e)
			continue
		}
		d, err := v.district(a, name)
		if err != nil && strings.Contains(name, "-") {
			return refuseAsk(a, "edge", games.TextField("found", games.Clip(name)))
		}
		if err != nil {
			return err
		}
		v.marks = append(v.marks, d)
	}
	return nil
}

func (v *peopleView) readCrop(a Ask) error {
	from, to, ok := strings.Cut(a.Value, "-")
	if !ok {
		return refuseAsk(a, "crop")
	}
	one, err := v.district(a, from)
	if err != nil {
		return err
	}
	other, err := v.district(a, to)
	if err != nil {
		return err
	}
	v.window = window{
		left: min(one.Column(), other.Column()), right: max(one.Column(), other.Column()),
		bottom: min(one.Row(), other.Row()), top: max(one.Row(), other.Row()),
	}
	return nil
}

// readTarget reads how many humans shall live in each district: as many as do.
func (v *peopleView) readTarget(a Ask) error {
	var target [people.Districts]int
	area, sum, lives := v.position.Area(), 0, 0
	rows := strings.Split(a.Value, "/")
	if len(rows) != area.Rows {
		return refuseAsk(a, "target", games.IntField("rows", area.Rows), games.IntField("columns", area.Columns))
	}
	for i, row := range rows {
		counts := strings.Split(row, ".")
		if len(counts) != area.Columns {
			return refuseAsk(a, "target", games.IntField("rows", area.Rows), games.IntField("columns", area.Columns))
		}
		for column, count := range counts {
			n, err := strconv.Atoi(count)
			if err != nil || n < 0 || n > people.Humans || strconv.Itoa(n) != count {
				return refuseAsk(a, "count", games.TextField("found", games.Clip(count)))
			}
			d := people.DistrictAt(column, area.Rows-1-i)
			target[d] = n
			sum, lives = sum+n, lives+v.position.Humans(d)
		}
	}
	if sum != lives {
		return refuseAsk(a, "sum", games.IntField("sum", sum), games.IntField("humans", lives))
	}
	v.target = &target
	return nil
}

package board

import (
	"strconv"
	"strings"

	"fourcities/games"
	"fourcities/games/aliencity"
)

// answerRoad says whether the empty lots are one network, and whether every structure is on it.
func (v *alienView) answerRoad(f *Figure, _ Ask) string {
	var sizes []string
	for _, part := range v.position.RoadParts() {
		sizes = append(sizes, strconv.Itoa(part.Len()))
	}
	if away := v.astray(); away.Empty() {
		f.tell(asked("road.one", "whole", countField("count", v.position.Empty())))
	} else {
		f.tell(asked("road.one", "parts", games.IntField("parts", len(sizes)), lotsField("lots", away), countField("count", away)))
	}
	if stranded := v.stranded(); !stranded.Empty() {
		f.tell(asked("road.access", "stranded", lotsField("lots", stranded), countField("count", stranded)))
	}
	return strings.Join(sizes, "+")
}

// stranded returns the structures without an empty lot at any side.
func (v *alienView) stranded() aliencity.LotSet {
	return v.position.Built().Minus(v.position.Empty().Beside())
}

// answerClosed lists the closed lots by their reasons. In a city whose road is broken the reason is that.
func (v *alienView) answerClosed(f *Figure, _ Ask) string {
	closed := v.position.Closed()
	var one, access aliencity.LotSet
	var served []string
	for l := range closed.All() {
		cut, structures := v.position.ClosedBy(l)
		if !cut.Empty() {
			one = one.With(l)
		}
		if !structures.Empty() {
			access = access.With(l)
			served = append(served, l.String()+" ("+strings.Join(structures.Names(), ", ")+")")
		}
	}
	switch away, stranded := v.astray(), v.stranded(); {
	case !away.Empty():
		f.tell(asked("road.one", "broken", lotsField("lots", away), countField("count", away)))
	case !stranded.Empty():
		f.tell(asked("road.access", "broken", lotsField("lots", stranded), countField("count", stranded)))
	case closed.Empty():
		f.tell(asked("road.one", "none-closed"))
	default:
		if !one.Empty() {
			f.tell(asked("road.one", "closed", lotsField("lots", one), countField("count", one)))
		}
		if !access.Empty() {
			f.tell(asked("road.access", "closed", games.TextsField("lots", served), countField("count", access)))
		}
	}
	return strconv.Itoa(closed.Len()) + " one:" + strconv.Itoa(one.Len()) + " access:" + strconv.Itoa(access.Len())
}

// answerOpen counts the lots where the piece may be built, and says what shuts icon lots; asked why, what shuts all.
func (v *alienView) answerOpen(f *Figure, _ Ask) string {
	fields := []games.Field{
		games.PlayerField("player", v.position.Turn()), games.WordField("structure", v.open.Word()),
		countField("count", v.openLots), lotsField("lots", v.openLots),
	}
	reasons := v.reasons()
	if v.openLots.Empty() {
		f.tell(asked("turn.build", "nowhere", fields...))
	} else {
		f.tell(asked("turn.build", "open", fields...))
	}
	for _, r := range reasons {
		switch {
		case r.example.Clause == "end.when" || r.example.Clause == "setup.supply":
			f.tell(r.example)
		case v.why || r.example.Clause == "icon.last":
			f.tell(asked(r.example.Clause, "why", lotsField("lots", r.lots), countField("count", r.lots),
				games.WordField("structure", v.open.Word()), games.WordField("colour", v.open.Colour().String())))
		}
	}
	return strconv.Itoa(v.openLots.Len())
}

// A reason is a clause that shuts lots to the piece, with the engine's refusal for the first of them.
type reason struct {
	example games.Message
	lots    aliencity.LotSet
}

type reasons []reason

// of returns the lots that the clause shuts.
func (r reasons) of(clause games.ClauseID) aliencity.LotSet {
	for _, one := range r {
		if one.example.Clause == clause {
			return one.lots
		}
	}
	return aliencity.LotSet{}
}

// colourClauses are those by which a piece keeps off tiles of another colour.
var colourClauses = [...]games.ClauseID{"dome.colour", "tower.strict", "tower.colour"}

// reasons asks the engine of every empty lot that is not open why, and gathers the lots by the first clause named.
func (v *alienView) reasons() reasons {
	var all reasons
	for l := range v.position.Empty().Minus(v.openLots).All() {
		faults := v.position.Explain(aliencity.Build(v.open, l)).Faults
		if len(faults) == 0 {
			continue
		}
		found := false
		for i := range all {
			if all[i].example.Clause == faults[0].Clause {
				all[i].lots, found = all[i].lots.With(l), true
			}
		}
		if !found {
			all = append(all, reason{faults[0], aliencity.LotSet{}.With(l)})
		}
	}
	return all
}

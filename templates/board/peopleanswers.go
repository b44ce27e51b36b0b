package board

import (
	"strconv"
	"strings"

	"fourcities/games"
	"fourcities/games/people"
)

// answer asks the engine, in the order asked.
func (v *peopleView) answer(f *Figure) {
	var results []string
	for _, a := range v.asked {
		results = append(results, map[string]func(*Figure, Ask) string{
			"heat": v.answerHeat, "factories": v.answerFactories, "open": v.answerOpen,
			"drives": v.answerDrives, "crossings": v.answerCrossings,
		}[a.Name](f, a))
	}
	f.Result = strings.Join(results, "; ")
}

// districtField, districtsField and edgesField name what most answers are about.
func districtField(name string, d people.District) games.Field {
	return games.TextField(name, d.String())
}

func districtsField(name string, districts []people.District) games.Field {
	return games.TextsField(name, listNames(districts))
}

func edgesField(name string, edges []people.Edge) games.Field {
	return games.TextsField(name, listNames(edges))
}

// listNames lists the names of districts or edges.
func listNames[T interface{ String() string }](all []T) []string {
	names := make([]string, len(all))
	for i, one := range all {
		names[i] = one.String()
	}
	return names
}

// answerHeat says what the empty edges are worth together, and which is the hottest.
func (v *peopleView) answerHeat(f *Figure, _ Ask) string {
	free := v.position.FreeEdges()
	if len(free) == 0 {
		f.tell(asked("turn.build", "no-edge"))
		return "0 -"
	}
	total, most := 0, 0
	var hottest []people.Edge
	for _, e := range free {
		heat := v.position.Heat(e)
		total += heat
		if heat > most {
			most, hottest = heat, nil
		}
		if heat == most {
			hottest = append(hottest, e)
		}
	}
	f.tell(asked("score.factory", "heat", games.IntField("count", len(free)), games.IntField("total", total),
		edgesField("edges", hottest), games.IntField("hot", len(hottest)), games.IntField("points", most)))
	return strconv.Itoa(total) + " " + strings.Join(listNames(hottest), ",") + ":" + strconv.Itoa(most)
}

// answerFactories says what each factory of the players asked about is worth, and all of a player's together.
func (v *peopleView) answerFactories(f *Figure, _ Ask) string {
	var results []string
	for player := 1; player <= v.position.Players(); player++ {
		if !v.valued[player] {
			continue
		}
		var worths []string
		total := 0
		for _, e := range v.areaEdges() {
			if v.position.Edge(e) == people.FactoryOf(player) {
				worths = append(worths, v.worth(e))
				total += v.position.Heat(e)
			}
		}
		which := "worth"
		if worths == nil {
			which = "no-factory"
		}
		f.tell(asked("score.factory", which, games.PlayerField("player", player), games.TextsField("factories", worths),
			games.IntField("count", len(worths)), games.IntField("total", total)))
		results = append(results, strconv.Itoa(total))
	}
	return strings.Join(results, ",")
}

// worth writes what an edge is worth: "A1-A2 3×4=12".
func (v *peopleView) worth(e people.Edge) string {
	a, b := e.Ends()
	return e.String() + " " + strconv.Itoa(v.position.Humans(a)) + "×" + strconv.Itoa(v.position.Humans(b)) + "=" +
		strconv.Itoa(v.position.Heat(e))
}

// answerOpen says where humans can go from a district, and what the police would make of it.
func (v *peopleView) answerOpen(f *Figure, a Ask) string {
	d, _ := people.ParseDistrict(a.Value) // read before
	open, humans := v.position.Open(d), v.position.Humans(d)
	fields := []games.Field{
		districtField("district", d), districtsField("open", open), games.IntField("count", len(open)),
		games.IntField("humans", humans), games.IntField("stay", humans-len(open)),
	}
	switch {
	case len(open) == 0:
		f.tell(asked("police.none", "open", fields...))
	case humans < len(open) && humans > 0:
		f.tell(asked("police.move", "open", fields...))
		f.tell(asked("police.choose", "open", fields...))
	case humans > 0:
		f.tell(asked("police.move", "open", fields...))
		f.tell(asked("police.move", "stay", fields...))
	default:
		f.tell(asked("police.move", "open", fields...))
	}
	switch {
	case d == v.position.Dozer():
		f.tell(asked("police.district", "dozer", fields...))
	case humans == 0:
		f.tell(asked("police.district", "empty", fields...))
	}
	if len(open) == 0 {
		return "-"
	}
	return strings.Join(listNames(open), ",")
}

// answerDrives says where the bulldozer can drive to, and with how many humans.
func (v *peopleView) answerDrives(f *Figure, _ Ask) string {
	from := v.position.Dozer()
	humans := v.position.Humans(from)
	fields := []games.Field{
		districtField("district", from), games.IntField("humans", humans), games.IntField("most", min(people.MostTaken, humans)),
	}
	if len(v.drives) == 0 {
		f.tell(asked("bulldozer.drive", "none", fields...))
		return "-"
	}
	var places, results []string
	for _, d := range v.drives {
		places = append(places, d.to.String()+" ("+d.takes()+")")
		results = append(results, d.to.String()+":"+strings.ReplaceAll(d.takes(), "–", "-"))
	}
	if humans == 1 {
		f.tell(asked("bulldozer.take", "one", fields...))
	} else {
		f.tell(asked("bulldozer.take", "most", fields...))
	}
	f.tell(asked("bulldozer.drive", "places", append(fields, games.TextsField("places", places))...))
	return strings.Join(results, " ")
}

// answerCrossings lists the crossings that more people can come to.
func (v *peopleView) answerCrossings(f *Figure, _ Ask) string {
	crossings := crossingsOf(&v.position)
	outside := games.IntField("outside", v.position.Outside())
	if len(crossings) == 0 {
		f.tell(asked("more.need", "nobody", outside))
	} else {
		f.tell(asked("more.need", "outside", outside))
		f.tell(asked("more.crossing", "list", games.IntField("count", len(crossings)), districtsField("crossings", crossings)))
	}
	return strconv.Itoa(len(crossings))
}

package board

import (
	"strconv"
	"strings"

	"fourcities/games"
	"fourcities/games/aliencity"
)

// answer asks the engine, in the order asked.
func (v *alienView) answer(f *Figure) {
	var results []string
	for _, a := range v.asked {
		results = append(results, map[string]func(*Figure, Ask) string{
			"road": v.answerRoad, "closed": v.answerClosed, "open": v.answerOpen, "walk": v.answerWalks,
			"customers": v.answerTowers, "competitor": v.answerTowers, "tower": v.answerTowers,
			"towers": v.answerAllTowers, "bonus": v.answerBonus,
		}[a.Name](f, a))
	}
	f.Result = strings.Join(results, "; ")
}

// tell adds an answer and cites its clause.
func (f *Figure) tell(m games.Message) {
	f.Answers = append(f.Answers, m)
	f.cite(m.Clause)
}

// asked makes an answer whose sentence is the drawing's own.
func asked(clause games.ClauseID, which string, args ...games.Field) games.Message {
	return games.SayCase(clause, "asked-"+which, args...)
}

// lotField, lotsField and countField name what most answers are about.
func lotField(name string, l aliencity.Lot) games.Field { return games.TextField(name, l.String()) }

func lotsField(name string, s aliencity.LotSet) games.Field { return games.TextsField(name, s.Names()) }

func countField(name string, s aliencity.LotSet) games.Field { return games.IntField(name, s.Len()) }

func (v *alienView) answerWalks(f *Figure, a Ask) string {
	var results []string
	for item := range strings.SplitSeq(a.Value, ",") {
		from, to, _ := v.pair(a, item, "walk") // read before
		ends := []games.Field{lotField("from", from), lotField("to", to)}
		distance := "-"
		if w, ok := v.position.Walk(from, to); ok {
			ends = append(ends, games.IntField("distance", w.Distance()), games.TextsField("lots", w.Names()))
			f.tell(asked("road.distance", "walk", ends...))
			distance = strconv.Itoa(w.Distance())
		} else {
			f.tell(asked("road.distance", "none", ends...))
		}
		results = append(results, item+":"+distance)
	}
	return strings.Join(results, " ")
}

// answerTowers answers customers, competitor and tower.
func (v *alienView) answerTowers(f *Figure, a Ask) string {
	var results []string
	towers, _ := v.towersOf(a) // read before
	for _, tower := range towers {
		t := v.position.Tally(tower)
		result := ""
		switch a.Name {
		case "customers":
			v.tellCustomers(f, t)
			result = strconv.Itoa(t.Customers())
		case "competitor":
			v.tellCompetition(f, t)
			result = strconv.Itoa(t.Competition)
		default:
			v.tellCustomers(f, t)
			v.tellCompetition(f, t)
			v.tellClaim(f, tower)
			result = product(t)
		}
		results = append(results, tower.String()+":"+result)
	}
	return strings.Join(results, " ")
}

// tellCustomers lists a tower's customers with their distances, and those close by that are none for their colour.
func (v *alienView) tellCustomers(f *Figure, t aliencity.Tally) {
	tower := lotField("lot", t.Tower)
	var customers []string
	for i, lots := range [...]aliencity.LotSet{t.Near, t.Far} {
		for l := range lots.All() {
			customers = append(customers, l.String()+" ("+strconv.Itoa(i+1)+")")
		}
	}
	if len(customers) == 0 {
		f.tell(asked("score.customers", "none", tower))
	} else {
		f.tell(asked("score.customers", "list", tower,
			games.IntField("count", len(customers)), games.TextsField("customers", customers)))
	}
	if own := v.ownColourNear(t.Tower); !own.Empty() {
		f.tell(asked("score.customers", "own", tower, lotsField("lots", own), v.colourField(t.Tower)))
	}
}

// colourField names the colour of what stands on the lot.
func (v *alienView) colourField(l aliencity.Lot) games.Field {
	return games.WordField("colour", v.position.At(l).Colour().String())
}

// ownColourNear returns the structures of a tower's own colour at distance 1 or 2.
func (v *alienView) ownColourNear(tower aliencity.Lot) aliencity.LotSet {
	var near aliencity.LotSet
	for l := range v.position.Coloured(v.position.At(tower).Colour()).Without(tower).All() {
		if w, ok := v.position.Walk(tower, l); ok && w.Distance() <= 2 {
			near = near.With(l)
		}
	}
	return near
}

// tellCompetition names the nearest competitors and how far they are; without one the engine's score line says so.
func (v *alienView) tellCompetition(f *Figure, t aliencity.Tally) {
	if t.Competition == 0 {
		f.tell(v.position.TowerLine(t.Tower).Text)
		return
	}
	f.tell(asked("score.competition", "nearest", lotField("lot", t.Tower), lotsField("competitors", t.Competitors),
		countField("count", t.Competitors), games.IntField("distance", t.Competition), v.colourField(t.Tower)))
}

// tellClaim says what the tower brings, and to whom, or that nobody has claimed it.
func (v *alienView) tellClaim(f *Figure, tower aliencity.Lot) {
	line := v.position.TowerLine(tower)
	if line.Clause == "score.tower" {
		f.tell(line.Text)
	}
	points := games.IntField("points", line.Points)
	if player := v.position.Claimer(tower); player != 0 {
		f.tell(asked("claim.tower", "claimed", lotField("lot", tower), games.PlayerField("player", player), points))
	} else {
		f.tell(asked("claim.tower", "free", lotField("lot", tower), points))
	}
}

// answerAllTowers gives the score line of every tower, as if it were claimed.
func (v *alienView) answerAllTowers(f *Figure, _ Ask) string {
	var results []string
	for tower := range v.position.Towers().All() {
		line := v.position.TowerLine(tower)
		f.tell(line.Text)
		results = append(results, tower.String()+":"+strconv.Itoa(line.Points))
	}
	if results == nil {
		f.tell(asked("claim.tower", "no-tower"))
		return "none"
	}
	return strings.Join(results, " ")
}

// answerBonus says of every unclaimed green tower what it brings for red and for blue.
func (v *alienView) answerBonus(f *Figure, a Ask) string {
	var paid []string
	bonuses := v.bonuses(a)
	for _, b := range bonuses {
		f.tell(b.Message())
		if b.Points() > 0 {
			paid = append(paid, b.Green.String()+":"+b.Colour.String()+" "+b.Nearest.First().String()+" "+strconv.Itoa(b.Points()))
		}
	}
	if len(bonuses) == 0 {
		f.tell(asked("score.bonus", "no-green"))
	}
	if paid == nil {
		return "none"
	}
	return strings.Join(paid, ", ")
}

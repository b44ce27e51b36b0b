package board

import (
	"slices"
	"strconv"
	"strings"

	"fourcities/games"
	"fourcities/games/people"
)

// sayPeople puts a message into words: the drawing's own, or the game's.
func sayPeople(lang games.Lang, m games.Message) string {
	for _, l := range [...]games.Lang{lang, games.English} {
		own := peopleSentences(l)
		if _, ok := own[m.Key()]; ok {
			return own.Render(l, m)
		}
	}
	return people.Game.Text().Say(lang, m)
}

// peopleSentences returns the drawing's own sentences in a language, nil where there are none.
func peopleSentences(lang games.Lang) games.Sentences {
	switch lang {
	case games.English:
		return peopleEnglish
	case games.Serbian:
		return peopleSerbian
	}
	return nil
}

// say is one of the drawing's own sentences.
func (v *peopleView) say(which string, args ...games.Field) string {
	return sayPeople(v.lang, games.SayCase("", which, args...))
}

// title names the picture.
func (v *peopleView) title() string {
	if w := v.window; w != areaWindow(v.position.Area()) {
		return v.say("title-crop", districtField("from", people.DistrictAt(w.left, w.bottom)),
			districtField("to", people.DistrictAt(w.right, w.top)))
	}
	return v.say("title", games.IntField("players", v.position.Players()))
}

// description tells what somebody needs who cannot see the picture: whose turn it is, who lives where, what stands on
// the edges, what is left, and what has changed or is marked. Answers stand beside the picture and are not repeated.
func (v *peopleView) description() string {
	p := &v.position
	sentences := []string{v.say("now-"+p.Phase().String(), games.PlayerField("player", p.Turn()))}
	sentences = append(sentences, v.say("humans", games.TextField("rows", v.describeHumans()), games.IntField("outside", p.Outside())))
	sentences = append(sentences, v.say("dozer", districtField("district", p.Dozer())))
	if p.Shield() != people.NoDistrict {
		sentences = append(sentences, v.say("shield", districtField("district", p.Shield())))
	}
	for player := 1; player <= p.Players(); player++ {
		sentences = append(sentences, v.describePlayer(player))
	}
	sentences = append(sentences, v.describeBlocks()...)
	sentences = append(sentences, v.describeChanges()...)
	if v.target != nil {
		sentences = append(sentences, v.say("target", games.TextsField("districts", v.describeTarget())))
	}
	if marked := append(listNames(v.marks), listNames(v.edgeMarks)...); len(marked) > 0 {
		sentences = append(sentences, v.say("marked", games.TextsField("places", marked)))
	}
	return strings.Join(sentences, " ")
}

// describeHumans lists how many live in the districts, row by row from the top.
func (v *peopleView) describeHumans() string {
	area := v.position.Area()
	var rows []string
	for row := area.Rows - 1; row >= 0; row-- {
		var counts []string
		for column := range area.Columns {
			counts = append(counts, strconv.Itoa(v.position.Humans(people.DistrictAt(column, row))))
		}
		rows = append(rows, strings.Join(counts, " "))
	}
	return strings.Join(rows, "; ")
}

// holding lists the edges that hold something.
func (v *peopleView) holding(o people.Occupant) []people.Edge {
	edges := slices.Clone(v.areaEdges())
	return slices.DeleteFunc(edges, func(e people.Edge) bool { return v.position.Edge(e) != o })
}

// describePlayer tells where a player has built, and what is left.
func (v *peopleView) describePlayer(player int) string {
	built := v.holding(people.FactoryOf(player))
	which := "player"
	if len(built) == 0 {
		which = "player-unbuilt"
	}
	return v.say(which, games.PlayerField("player", player), games.TextField("letter", letter(player)), colourField(player),
		edgesField("edges", built), games.IntField("factories", v.position.Factories(player)),
		games.IntField("coins", v.position.Coins(player)))
}

// describeBlocks tells of roadblocks, how many are left, and of the fence.
func (v *peopleView) describeBlocks() []string {
	var sentences []string
	if blocks := v.holding(people.Block); len(blocks) > 0 {
		sentences = append(sentences, v.say("blocks", edgesField("edges", blocks)))
	}
	if left := v.position.Blocks(); left != people.NoLimit {
		sentences = append(sentences, v.say("blocks-left", games.IntField("left", left)))
	}
	if players := v.position.Players(); players < people.MaxPlayers {
		sentences = append(sentences, v.say("fence-"+strconv.Itoa(players)))
	}
	return sentences
}

// describeChanges tells what the last move changed.
func (v *peopleView) describeChanges() []string {
	if v.before == nil {
		return nil
	}
	var changes []string
	for _, d := range v.position.Districts() {
		if n := v.change(d); n != 0 {
			changes = append(changes, d.String()+" "+signed(n))
		}
	}
	for _, e := range v.areaEdges() {
		if v.isFreshEdge(e) {
			changes = append(changes, e.String())
		}
	}
	if changes == nil {
		return nil
	}
	return []string{v.say("changed", games.TextsField("changes", changes))}
}

// describeTarget lists the districts where another number of humans shall live.
func (v *peopleView) describeTarget() []string {
	var districts []string
	for _, d := range v.position.Districts() {
		if n := v.target[d]; n != v.position.Humans(d) {
			districts = append(districts, d.String()+" "+strconv.Itoa(n))
		}
	}
	return districts
}

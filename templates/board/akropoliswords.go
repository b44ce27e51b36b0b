package board

import (
	"strconv"
	"strings"

	"fourcities/games"
	"fourcities/games/akropolis"
)

// sayAkropolis puts a message into words: the drawing's own, or the game's.
func sayAkropolis(lang games.Lang, m games.Message) string {
	for _, l := range [...]games.Lang{lang, games.English} {
		own := akropolisSentences(l)
		if _, ok := own[m.Key()]; ok {
			return own.Render(l, m)
		}
	}
	return akropolis.Game.Text().Say(lang, m)
}

// akropolisSentences returns the drawing's own sentences in a language, nil where there are none.
func akropolisSentences(lang games.Lang) games.Sentences {
	switch lang {
	case games.English:
		return akropolisEnglish
	case games.Serbian:
		return akropolisSerbian
	}
	return nil
}

// say is one of the drawing's own sentences.
func (v *akropolisView) say(which string, args ...games.Field) string {
	return sayAkropolis(v.lang, games.SayCase("", which, args...))
}

// playersField and playerField name what titles are about.
func (v *akropolisView) playersField() games.Field {
	return games.IntField("players", v.position.Players())
}

func (v *akropolisView) playerField() games.Field { return games.PlayerField("player", v.player) }

// title names the picture.
func (v *akropolisView) title() string {
	if v.layout {
		return v.say("title-layout", v.playersField())
	}
	return v.say("title", v.playerField())
}

// description tells what somebody needs who cannot see the picture: whose turn it is, what is to be taken, what stands
// where in the city, the stones, and which cells are marked. Answers stand beside the picture and are not repeated.
func (v *akropolisView) description() string {
	sentences := []string{v.describeTurn()}
	if v.showsSite() {
		sentences = append(sentences, v.say("site", games.TextsField("tiles", tileNames(v.position.Site()))))
	}
	if v.layout {
		sentences = append(sentences, v.describeStacks())
	} else {
		sentences = append(sentences, v.describeCity()...)
	}
	for player := 1; player <= v.position.Players(); player++ {
		sentences = append(sentences, v.say("stones", games.PlayerField("player", player),
			games.TextField("letter", letter(player)), games.IntField("stones", v.position.Stones(player))))
	}
	return strings.Join(sentences, " ")
}

func (v *akropolisView) describeTurn() string {
	round := []games.Field{
		games.PlayerField("player", v.position.Turn()),
		games.IntField("round", v.position.Round()), games.IntField("rounds", v.position.Rounds()),
	}
	switch status := v.position.Status(); {
	case status.Over:
		return v.say("over")
	case status.Phase == "lay":
		return v.say("lay", round...)
	}
	return v.say("turn", round...)
}

func tileNames(tiles []akropolis.Tile) []string {
	names := make([]string, len(tiles))
	for i, t := range tiles {
		names[i] = t.String()
	}
	return names
}

// describeStacks lists the stacks in order.
func (v *akropolisView) describeStacks() string {
	deck, _ := v.position.Deck()
	var stacks []string
	for size := v.position.Players() + 1; len(deck) > 0; deck = deck[min(size, len(deck)):] {
		stacks = append(stacks, games.TextsField("", tileNames(deck[:min(size, len(deck))])).Value.String())
	}
	return v.say("stacks", games.TextField("stacks", strings.Join(stacks, "; ")))
}

// describeCity lists the cells of each kind of hex, with levels from 2 upwards, and the cells that are marked or new.
func (v *akropolisView) describeCity() []string {
	cells := v.city.Cells()
	sentences := []string{v.say("city", v.playerField(), games.TextField("letter", letter(v.player)),
		games.IntField("tiles", 1+len(v.position.Placed(v.player))), games.IntField("cells", len(cells)))}
	var fresh []string
	for kind := akropolis.Quarry; kind <= akropolis.GardenPlaza; kind++ {
		var names []string
		for _, cell := range cells {
			if cell.Hex == kind {
				names = append(names, levelled(cell))
			}
		}
		if names != nil {
			word := games.WordField("hex", kindNames[kind])
			sentences = append(sentences, v.say("kind", word, games.TextsField("cells", names)))
		}
	}
	for _, cell := range cells {
		if v.isFresh(cell) {
			fresh = append(fresh, cell.At.String())
		}
	}
	if fresh != nil {
		sentences = append(sentences, v.say("fresh", games.TextsField("cells", fresh)))
	}
	if v.marks != nil {
		sentences = append(sentences, v.say("marked", games.TextsField("cells", namesOf(v.marks))))
	}
	return sentences
}

func levelled(c akropolis.Cell) string {
	if c.Level == 1 {
		return c.At.String()
	}
	return c.At.String() + " (" + strconv.Itoa(int(c.Level)) + ")"
}

// kindNames are the words for what hexes show.
var kindNames = [...]string{
	akropolis.Quarry: "quarries",
	akropolis.Houses: "houses", akropolis.Markets: "markets", akropolis.Barracks: "barracks",
	akropolis.Temples: "temples", akropolis.Gardens: "gardens",
	akropolis.HousePlaza: "house-plazas", akropolis.MarketPlaza: "market-plazas",
	akropolis.BarracksPlaza: "barracks-plazas", akropolis.TemplePlaza: "temple-plazas",
	akropolis.GardenPlaza: "garden-plazas",
}

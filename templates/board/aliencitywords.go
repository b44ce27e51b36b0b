package board

import (
	"strings"

	"fourcities/games"
	"fourcities/games/aliencity"
)

// sayAlienCity puts a message into words: the drawing's own, or the game's.
func sayAlienCity(lang games.Lang, m games.Message) string {
	for _, l := range [...]games.Lang{lang, games.English} {
		own := alienCitySentences(l)
		if _, ok := own[m.Key()]; ok {
			return own.Render(l, m)
		}
	}
	return aliencity.Game.Text().Say(lang, m)
}

// alienCitySentences returns the drawing's own sentences in a language, nil where there are none.
func alienCitySentences(lang games.Lang) games.Sentences {
	switch lang {
	case games.English:
		return alienCityEnglish
	case games.Serbian:
		return alienCitySerbian
	}
	return nil
}

// say is one of the drawing's own sentences.
func (v *alienView) say(which string, args ...games.Field) string {
	return sayAlienCity(v.lang, games.SayCase("", which, args...))
}

// title names the picture.
func (v *alienView) title() string {
	if w := v.window; w != wholeCity {
		return v.say("title-crop", lotField("from", aliencity.LotAt(w.left, w.bottom)), lotField("to", aliencity.LotAt(w.right, w.top)))
	}
	return v.say("title")
}

// description tells what somebody needs who cannot see the picture: whose turn it is, the tiles, what stands where, the
// claims, what is left to build, and which lots are marked. Answers stand beside the picture and are not repeated.
func (v *alienView) description() string {
	sentences := []string{v.say("turn", games.PlayerField("player", v.position.Turn()))}
	if v.over() {
		sentences[0] = v.say("over")
	}
	sentences = append(sentences, v.say("tiles", games.TextField("rows", v.describeTiles())))
	sentences = append(sentences, v.describeBuilt()...)
	for player := 1; player <= aliencity.Players; player++ {
		sentences = append(sentences, v.describePlayer(player))
	}
	list := func(which string, lots aliencity.LotSet) {
		if !lots.Empty() {
			sentences = append(sentences, v.say(which, lotsField("lots", lots)))
		}
	}
	list("lots-fresh", v.fresh())
	list("lots-marked", v.marks)
	list("lots-open", v.openLots)
	if v.closed {
		list("lots-closed", v.position.Closed())
	}
	return strings.Join(sentences, " ")
}

// describeTiles lists the tiles row by row from the top: colour, rank and the icon lot.
func (v *alienView) describeTiles() string {
	var rows []string
	for row := aliencity.TileRows - 1; row >= 0; row-- {
		var tiles []string
		for n := row * aliencity.TileColumns; n < (row+1)*aliencity.TileColumns; n++ {
			t := v.position.Tile(n)
			tiles = append(tiles, v.say("tile", games.WordField("colour", t.Colour.String()),
				games.TextField("rank", t.Rank.String()), lotField("icon", aliencity.CornerLot(n, t.Icon))))
		}
		rows = append(rows, strings.Join(tiles, ", "))
	}
	return strings.Join(rows, "; ")
}

// describeBuilt lists the lots of each kind of structure.
func (v *alienView) describeBuilt() []string {
	if v.position.Built().Empty() {
		return []string{v.say("nothing-built")}
	}
	var sentences []string
	for _, s := range aliencity.Structures {
		if lots := v.position.Standing(s); !lots.Empty() {
			sentences = append(sentences, v.say("built", games.WordField("structure", s.Word()), lotsField("lots", lots)))
		}
	}
	return sentences
}

// describePlayer tells a player's claims and what is left to build.
func (v *alienView) describePlayer(player int) string {
	supply := v.position.Supply(player)
	var left []string
	for _, s := range aliencity.Structures {
		if n := supply.Count(s); n > 0 {
			left = append(left, v.say("left", games.WordField("structure", s.Word()), games.IntField("count", n)))
		}
	}
	fields := []games.Field{
		games.PlayerField("player", player), games.TextField("letter", letter(player)),
		lotsField("claims", v.position.Claims(player)), games.TextsField("left", left),
	}
	which := "player"
	if v.position.Claims(player).Empty() {
		which = "player-unclaimed"
	}
	if len(left) == 0 {
		which += "-done"
	}
	return v.say(which, fields...)
}

package board

import (
	"strings"

	"fourcities/games"
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
)

// sayBengaluru puts a message into words: the drawing's own, or the game's.
func sayBengaluru(lang games.Lang, m games.Message) string {
	for _, l := range [...]games.Lang{lang, games.English} {
		own := bengaluruSentences(l)
		if _, ok := own[m.Key()]; ok {
			return own.Render(l, m)
		}
	}
	return bengaluru.Game.Text().Say(lang, m)
}

// bengaluruSentences returns the drawing's own sentences in a language, nil where there are none.
func bengaluruSentences(lang games.Lang) games.Sentences {
	switch lang {
	case games.English:
		return bengaluruEnglish
	case games.Serbian:
		return bengaluruSerbian
	}
	return nil
}

// say is one of the drawing's own sentences.
func say(lang games.Lang, which string, args ...games.Field) string {
	return sayBengaluru(lang, games.SayCase("", which, args...))
}

// title names the picture.
func (v *view) title() string {
	size := games.IntField("size", v.size)
	if w := v.window; w != wholeBoard(v.size) {
		return say(v.lang, "title-crop", games.TextField("from", grid.At(w.left, w.bottom).String()),
			games.TextField("to", grid.At(w.right, w.top).String()), size)
	}
	return say(v.lang, "title", size)
}

// description tells what somebody needs who cannot see the picture: whose turn it is, the players' houses and tokens,
// the dug-up square, and what was asked. Where pipes run would fill pages; who needs it has the position's text.
func (v *view) description() string {
	p := &v.position
	sentences := []string{say(v.lang, "turn-"+p.Phase().String(), games.IntField("round", p.Round()),
		games.PlayerField("player", p.Turn()), games.TextField("letter", letter(p.Turn())))}
	for player := 1; player <= p.Players(); player++ {
		sentences = append(sentences, v.describeHouses(player), v.describeToken(player))
	}
	if p.Dozer() != grid.None {
		sentences = append(sentences, say(v.lang, "dozer", games.TextField("square", p.Dozer().String())))
	}
	for _, t := range v.traced {
		which := "traced-no"
		if t.connected() {
			which = "traced-yes"
		}
		sentences = append(sentences, say(v.lang, which,
			games.TextField("square", t.house.String()), games.WordField("utility", t.utility.String())))
	}
	sentences = append(sentences, v.describeSquares()...)
	return strings.Join(sentences, " ")
}

func (v *view) describeHouses(player int) string {
	var houses []string
	for _, h := range v.position.Houses(player) {
		houses = append(houses, say(v.lang, "house", games.TextField("square", h.Square.String()),
			games.IntField("power", int(h.Power)), games.IntField("water", int(h.Water)), games.WordField("state", h.State().String())))
	}
	return say(v.lang, "houses", games.PlayerField("player", player), games.TextField("letter", letter(player)),
		games.TextField("houses", strings.Join(houses, "; ")))
}

func (v *view) describeToken(player int) string {
	if at := v.position.Token(player); at != grid.None {
		return say(v.lang, "token", games.TextField("square", at.String()))
	}
	return say(v.lang, "token-off")
}

// describeSquares lists the squares that are marked in one way or another.
func (v *view) describeSquares() []string {
	var sentences []string
	list := func(which string, shown bool, holds func(grid.Square) bool) {
		var names []string
		for _, s := range v.position.Squares() {
			if shown && holds(s) {
				names = append(names, s.String())
			}
		}
		if len(names) > 0 {
			sentences = append(sentences, say(v.lang, which, games.TextsField("squares", names)))
		}
	}
	list("squares-changed", v.before != nil, v.hasChanged)
	list("squares-marked", len(v.marks) > 0, v.marks.has)
	list("squares-reach", v.reach, v.isReached)
	list("squares-offlimits", v.offLimits, func(s grid.Square) bool {
		_, off := v.offLimitsReason(s)
		return off
	})
	return sentences
}

package board

import (
	"strconv"

	"fourcities/games"
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
)

// sayBengaluru puts a message into words: the drawing's own, or the game's.
func sayBengaluru(lang games.Lang, m games.Message) string {
	for _, l := range []games.Lang{lang, games.English} {
		if own := bengaluruSentences(l); own != nil {
			if _, ok := own[m.Key()]; ok {
				return own.Render(l, m)
			}
		}
	}
	return bengaluru.Game.Text().Say(lang, m)
}

func bengaluruSentences(lang games.Lang) games.Sentences {
	switch lang {
	case games.English:
		return bengaluruEnglish
	case games.Serbian:
		return bengaluruSerbian
	}
	return nil
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

// description tells what somebody needs who cannot see the picture.
func (v *view) description(f *Figure) string {
	p := &v.position
	text := say(v.lang, "turn-"+p.Phase().String(), games.IntField("round", p.Round()), games.PlayerField("player", p.Turn()),
		games.TextField("letter", letter(p.Turn())))
	for player := 1; player <= p.Players(); player++ {
		text += " " + say(v.lang, "player", games.PlayerField("player", player), games.TextField("letter", letter(player)))
		for i, h := range p.Houses(player) {
			if i > 0 {
				text += ";"
			}
			text += " " + say(v.lang, "house", games.TextField("square", h.Square.String()), games.IntField("power", int(h.Power)),
				games.IntField("water", int(h.Water)), games.WordField("state", h.State().String()))
		}
		text += ". "
		if t := p.Token(player); t != grid.None {
			text += say(v.lang, "token", games.TextField("square", t.String()))
		} else {
			text += say(v.lang, "token-off")
		}
	}
	if p.Dozer() != grid.None {
		text += " " + say(v.lang, "dozer", games.TextField("square", p.Dozer().String()))
	}
	for _, t := range v.traced {
		text += " " + say(v.lang, "traced"+map[bool]string{true: "", false: "-not"}[t.connected()],
			games.TextField("square", t.house.String()), games.WordField("utility", t.utility.String()))
	}
	_ = strconv.Itoa
	_ = f
	return text
}

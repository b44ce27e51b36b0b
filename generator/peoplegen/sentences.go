package peoplegen

import "fourcities/games"

func sentences(lang games.Lang) games.Sentences {
	return games.In(lang, english, serbian)
}

package peoplegen

import "fourcities/games"

func sentences(lang games.Lang) games.Sentences {
	if lang == games.Serbian {
		return serbian
	}
	return english
}

package peoplegen

import "fourcities/games"

var serbian = games.Sentences{}

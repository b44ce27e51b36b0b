package akropolissolver

import "fourcities/games"

// Sentences returns what the goals say of arguments that make no sense, and of totals under other profiles, in a
// language; nil where there are none.
func Sentences(lang games.Lang) games.Sentences {
	return games.In(lang, english, serbian)
}

var english = games.Sentences{
	"form/solve-player": "There is no player {player} here; there {players:is|are} {players}.",
	"form/solve-none":   "There is no tile to lay: the construction site is empty, and none is named.",
	"form/solve-many":   "{count} tiles are named; {most} at most.",
	"form/solve-tile":   "There is no tile \"{found}\"; letters are written as in the list of tiles, from its first one clockwise.",
	"form/solve-left":   "Tile {found} is not left: the cities and the tiles named need more of it than the set holds.",
	"form/solve-room":   "The city has no room for {count} more tiles.",

	"form/profile":                  "By the usual readings of the rules: {total}.",
	"form/profile-houses":           "If your table scores the group of houses that is worth most: {total}.",
	"form/profile-edge":             "If your table counts lakes as edge: {total}.",
	"form/profile-lake":             "If your table calls only a single cell a lake: {total}.",
	"form/profile-houses-edge":      "If your table scores the group of houses that is worth most and counts lakes as edge: {total}.",
	"form/profile-houses-lake":      "If your table scores the group of houses that is worth most and calls only a single cell a lake: {total}.",
	"form/profile-edge-lake":        "If your table counts lakes as edge and calls only a single cell a lake: {total}.",
	"form/profile-houses-edge-lake": "If your table scores the group of houses that is worth most, counts lakes as edge and calls only a single cell a lake: {total}.",
}

var serbian = games.Sentences{
	"form/solve-player": "Овде нема играча {player}; има их {players}.",
	"form/solve-none":   "Нема плочице која би се положила: градилиште је празно, а ниједна није наведена.",
	"form/solve-many":   "Број наведених плочица је {count}, а највише их може бити {most}.",
	"form/solve-tile":   "Плочица „{found}“ не постоји; слова се пишу као у списку плочица, од првог у смеру казаљке.",
	"form/solve-left":   "Плочице {found} више нема: градови и наведене плочице траже их више него што их је у комплету.",
	"form/solve-room":   "У град не стаје још плочица; наведено их је {count}.",

	"form/profile":                  "По уобичајеном читању правила: {total}.",
	"form/profile-houses":           "Ако се код вас бодује група кућа која највише вреди: {total}.",
	"form/profile-edge":             "Ако се код вас језеро рачуна као ивица града: {total}.",
	"form/profile-lake":             "Ако је код вас језеро само једно једино поље: {total}.",
	"form/profile-houses-edge":      "Ако се код вас бодује група кућа која највише вреди, а језеро се рачуна као ивица града: {total}.",
	"form/profile-houses-lake":      "Ако се код вас бодује група кућа која највише вреди, а језеро је само једно једино поље: {total}.",
	"form/profile-edge-lake":        "Ако се код вас језеро рачуна као ивица града и ако је језеро само једно једино поље: {total}.",
	"form/profile-houses-edge-lake": "Ако се код вас бодује група кућа која највише вреди, језеро се рачуна као ивица града и само је једно једино поље језеро: {total}.",
}

package board

import "fourcities/games"

// akropolisEnglish holds the drawing's own sentences in English; see games.Sentences. Answers that cite a clause have
// cases of their own, beginning with "asked-", beside the engine's.
var akropolisEnglish = games.Sentences{
	"word/quarries": "quarries",
	"word/houses":   "houses", "word/markets": "markets", "word/barracks": "barracks", "word/temples": "temples", "word/gardens": "gardens",
	"word/house-plazas": "plazas of houses", "word/market-plazas": "plazas of markets", "word/barracks-plazas": "plazas of barracks",
	"word/temple-plazas": "plazas of temples", "word/garden-plazas": "plazas of gardens",

	// Title, description and labels.
	"form/title":        "Akropolis, the city of {player}",
	"form/title-layout": "Akropolis, the tiles in order, for {players} players",
	"form/turn":         "{player} is to take a tile, in round {round} of {rounds}.",
	"form/lay":          "The next stack is to be laid, for {player} after round {round} of {rounds}.",
	"form/over":         "The game is over.",
	"form/site":         "Construction site from position 0: {tiles}.",
	"form/stacks":       "Stacks in the order in which they are laid: {stacks}.",
	"form/city":         "The city of {player} ({letter}) has {tiles} {tiles:tile|tiles} and shows {cells} hexes; levels from 2 upwards are in brackets.",
	"form/kind":         "{hex}: {cells}.",
	"form/fresh":        "Laid by the last move: {cells}.",
	"form/marked":       "Marked: {cells}.",
	"form/stones":       "{player} ({letter}) has {stones} {stones:stone|stones}.",
	"form/round":        "round {round} of {rounds}",

	// Answers.
	"score.houses/asked-qualifies":           "In the group of houses that scores, with their points: {cells}.",
	"score.houses/asked-other-group":         "Not in that group: {cells}.",
	"score.markets/asked-qualifies":          "With no other market next door, and their points: {cells}.",
	"score.markets/asked-next-to-market":     "Next to another market, which is in brackets: {cells}.",
	"score.barracks/asked-qualifies":         "At the edge of the city, with their points: {cells}.",
	"score.barracks/asked-landlocked":        "With no empty cell at any side: {cells}.",
	"score.barracks/asked-only-lakes":        "With empty cells at their sides that the city shuts in, as in brackets: {cells}.",
	"score.barracks/asked-lake-counts":       "On a lake, in brackets, which counts as an edge at this table: {cells}.",
	"score.temples/asked-qualifies":          "Built round on all six sides, with their points: {cells}.",
	"score.temples/asked-not-enclosed":       "With an empty cell at a side, as in brackets: {cells}.",
	"score.gardens/asked-qualifies":          "Gardens always count, with these points: {cells}.",
	"variant.houses/asked-doubled-group":     "In the group of houses that scores, which is worth ten or more and counts twice, with their points: {cells}.",
	"variant.markets/asked-doubled-plaza":    "Next to a market plaza, in brackets, and so counted twice: {cells}.",
	"variant.barracks/asked-doubled-outside": "With three open sides or more and so counted twice, with their points: {cells}.",
	"variant.temples/asked-doubled-high":     "On level 2 or higher and so counted twice, with their points: {cells}.",
	"variant.gardens/asked-doubled-lake":     "Beside a lake, in brackets, and so counted twice: {cells}.",
	"score.stars/asked-plazas":               "{count:The plaza|The plazas} on {cells} {count:gives|give} {stars} {stars:star|stars}.",
	"lake.region/asked-lake":                 "{cells}: a lake of {count} {count:cell|cells}.",
	"lake.region/asked-none":                 "There is no lake.",
	"place.ground/asked-places":              "On the ground a tile can lie in {count} {count:place|places}.",
	"place.support/asked-places":             "Higher up it can lie in {count} {count:place|places}.",
	"place.support/asked-nowhere":            "Higher up it can lie nowhere yet.",
	"place.rotate/asked-ways":                "Each is open to it in three ways round, {count} placements in all.",

	// The score pad.
	"form/sheet-title":       "A sheet to write the score on",
	"form/sheet-description": "For each player and each of the five colours boxes for the value, the stars and the points, then the stones and the total.",
	"form/sheet-houses":      "houses",
	"form/sheet-markets":     "markets",
	"form/sheet-barracks":    "barracks",
	"form/sheet-temples":     "temples",
	"form/sheet-gardens":     "gardens",
	"form/sheet-stones":      "stones",
	"form/sheet-total":       "total",
	"form/sheet-value":       "value",
	"form/sheet-stars":       "stars",
	"form/sheet-points":      "points",

	// The key: words beside signs.
	"form/key-title":  "What the signs mean",
	"form/key-plaza":  "plaza with its stars",
	"form/key-quarry": "quarry",
	"form/key-level":  "level 2 (1 is not written)",
	"form/key-stone":  "stone",
	"form/key-player": "{player}",
	"form/key-turn":   "to play",

	// Faults in what was asked.
	"form/ask-unknown":       "There is nothing to ask called \"{ask}\"; there is {known}.",
	"form/ask-valueless":     "{ask} takes no value; leave out \"={value}\".",
	"form/ask-double":        "\"{ask}\" is asked twice; once is enough, several values with commas between.",
	"form/ask-city":          "{ask}={value}: name a player by number, 1 to {players}.",
	"form/ask-colour":        "{ask}={value}: \"{found}\" is no colour; there are houses, markets, barracks, temples, gardens.",
	"form/ask-colour-double": "{ask}={value}: {found} is there twice.",
	"form/ask-cell":          "{ask}={value}: \"{found}\" is not a cell; cells are written like 1.-2.",
	"form/ask-far":           "{ask}={value}: {found} is far from any city.",
	"form/ask-move":          "{ask}={value}: \"{found}\" is not a tile laid; write it like 0=1.1S.",
	"form/ask-turn":          "{ask}={value}: it is the turn of {player}; show that city.",
	"form/ask-sheet":         "The sheet cannot be asked anything; leave out \"{ask}\".",
}

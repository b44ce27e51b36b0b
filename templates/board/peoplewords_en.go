package board

import "fourcities/games"

// peopleEnglish holds the drawing's own sentences in English; see games.Sentences. Answers that cite a clause have cases
// of their own, beginning with "asked-", beside the engine's.
var peopleEnglish = games.Sentences{
	"word/red": "red", "word/blue": "blue", "word/yellow": "yellow", "word/green": "green",

	// The supplies.
	"form/to-build":      "to build",
	"form/to-bribe":      "may bribe",
	"form/outside-label": "outside",

	// Title and description.
	"form/title":          "People, the city for {players} players",
	"form/title-crop":     "People, districts {from} to {to}",
	"form/now-build":      "{player} is to build.",
	"form/now-bribe":      "{player} has built and may bribe.",
	"form/now-over":       "The game is over.",
	"form/humans":         "Humans by district, rows from the top: {rows}; outside {outside}.",
	"form/dozer":          "The bulldozer is on {district}.",
	"form/shield":         "The shield is on {district}.",
	"form/player":         "{player} ({letter}, {colour}) has factories on {edges}, {factories} left to build and {coins} {coins:bitcoin|bitcoins}.",
	"form/player-unbuilt": "{player} ({letter}, {colour}) has no factory yet, {factories} left to build and {coins} {coins:bitcoin|bitcoins}.",
	"form/blocks":         "Roadblocks on {edges}.",
	"form/blocks-left":    "{left} {left:roadblock is|roadblocks are} left.",
	"form/fence-2":        "A fence of roadblocks stands above row 5 and right of column E.",
	"form/fence-3":        "A fence of roadblocks stands above row 5.",
	"form/changed":        "Changed by the last move: {changes}.",
	"form/target":         "To be reached: {districts}; everywhere else as it is.",
	"form/marked":         "Marked: {places}.",

	// Answers.
	"score.factory/asked-heat":       "{count} {count:edge is|edges are} empty, worth {total} together; hottest {hot:is|are} {edges} with {points} {points:point|points}.",
	"turn.build/asked-no-edge":       "No edge is empty.",
	"score.factory/asked-worth":      "{player}: {factories}; together {total} {total:point|points}.",
	"score.factory/asked-no-factory": "{player} has built no factory.",
	"police.move/asked-open":         "From {district} humans can go to {open}.",
	"police.move/asked-stay":         "{humans} {humans:human lives|humans live} there, enough for every open neighbour: the police would send one to each, and {stay} would stay.",
	"police.choose/asked-open":       "{humans} {humans:human lives|humans live} there, too few for {count} open neighbours: the police would send each to a different one of your choice.",
	"police.none/asked-open":         "{district} has no open neighbour: nobody can leave it on foot.",
	"police.district/asked-dozer":    "The police cannot be sent to {district}, though: the bulldozer is there.",
	"police.district/asked-empty":    "Nobody lives in {district}, so the police cannot be sent there.",
	"bulldozer.take/asked-most":      "From {district}, where {humans} humans live, the bulldozer takes at least one and at most {most}.",
	"bulldozer.take/asked-one":       "One human lives in {district}; the bulldozer can take just that one.",
	"bulldozer.drive/asked-places":   "It can drive to these districts, taking so many: {places}.",
	"bulldozer.drive/asked-none":     "The bulldozer on {district} is blocked on all four sides.",
	"more.need/asked-outside":        "{outside} humans are outside, enough for more people.",
	"more.need/asked-nobody":         "Nobody is outside: no more people can come.",
	"more.crossing/asked-list":       "{count} {count:crossing|crossings}, named by the district at the lower left: {crossings}.",

	// The pencil sheet.
	"form/sheet-title":       "A sheet to play with a pencil",
	"form/sheet-description": "For each player a box to tick for every factory and every bitcoin, boxes for what each factory is worth in the end, for the bitcoins left and for the total; below, a box for every human outside.",
	"form/sheet-points":      "points in the end",

	// The key: words beside signs.
	"form/key-title":   "What the signs mean",
	"form/key-humans":  "how many live there",
	"form/key-factory": "factory",
	"form/key-block":   "roadblock",
	"form/key-dozer":   "bulldozer",
	"form/key-shield":  "police",
	"form/key-coin":    "bitcoin",
	"form/key-player":  "{player}",
	"form/key-turn":    "to play",

	// Faults in what was asked.
	"form/ask-unknown":   "There is nothing to ask called \"{ask}\"; there is {known}.",
	"form/ask-valueless": "{ask} takes no value; leave out \"={value}\".",
	"form/ask-double":    "\"{ask}\" is asked twice; once is enough.",
	"form/ask-before":    "The position before is that of another number of players.",
	"form/ask-player":    "{ask}={value}: write a player's number, 1 to {players}, or nothing for all.",
	"form/ask-district":  "{ask}={value}: \"{found}\" is not a district of the area; districts are A1 to {last}.",
	"form/ask-edge":      "{ask}={value}: \"{found}\" is not an edge of the area; edges are named lower or left district first, such as A1-A2.",
	"form/ask-crop":      "{ask}={value} is not a part of the city; write two corners, such as A1-C3.",
	"form/ask-target":    "{ask} needs {rows} rows of {columns} numbers from the top, such as 3.2.4 with / between rows.",
	"form/ask-count":     "{ask}: \"{found}\" is not a number of humans.",
	"form/ask-sum":       "{ask} has {sum} humans, but {humans} live in the city.",
	"form/ask-sheet":     "The sheet cannot be asked anything; leave out \"{ask}\".",
}

package akropolis

import "fourcities/games"

// english holds the game's English sentences: refusals, effects and score lines.
var english = games.Sentences{
	"form/players": "There {count:is|are} {count} {count:city|cities}; two to four play.",
	"form/stones":  "Stones are given for {count} {count:player|players}, cities for {players}.",

	"setup.tiles":         "Tile {tile} is used {used} {used:time|times}, but the set of {set} holds {held}.",
	"setup.tiles/unknown": "At character {place}: there is no tile {tile}; letters are written as in the list of tiles, from its first one clockwise.",
	"setup.tiles/set":     "{players} players use {want} tiles, or all 61 in the long game, not {set}.",
	"setup.long/set":      "The long game uses all 61 tiles; {set} are for three players.",
	"setup.site":          "The construction site has {count} tiles; it never has more than {most}.",
	"setup.site/none":     "The construction site is empty, yet the deck is said to be unknown; write deck:- for a finished table.",
	"setup.stones":        "{player} has {stones} stones; nobody can have fewer than none.",

	"turn.take":       "The tile at position {position} costs {position} {position:stone|stones}; {player} has {stones}.",
	"turn.take/none":  "There is no tile at position {position}; the last is at {last}.",
	"turn.take/free":  "{player} takes {tile} from position 0, free of charge.",
	"turn.take/paid":  "{player} takes {tile} for {stones} {stones:stone|stones}.",
	"turn.slide/done": "The {count:tile|tiles} behind it, {count}, {count:slides|slide} forward.",

	"place.level":          "The cells {cells} have {levels} hexes beneath; a tile lies level, on equally many everywhere.",
	"place.level/placed":   "{player}'s {tile} does not lie level: its cells {cells} have {levels} hexes beneath.",
	"place.ground":         "None of {cells} shares an edge with the city.",
	"place.ground/placed":  "{player}'s {tile} does not touch the city: none of {cells} shares an edge with it.",
	"place.ground/done":    "It lies on the ground, on {cells}.",
	"place.support":        "All of {cells} lie on one and the same tile; at least two different tiles must carry a tile.",
	"place.support/placed": "{player}'s {tile} rests on a single tile: {cells} all belong to it.",
	"place.support/done":   "It lies on level {level}, on {cells}, carried by more than one tile.",
	"place.any/done":       "The starting tile may be covered too, as here on {cell}.",
	"place.cover/done":     "What stood on {cells} is covered and gives nothing any more.",

	"quarry.stone/done": "It covers quarries: {stones} {stones:stone|stones} in return.",

	"round.end/due":      "With {count} left in the site the next stack is laid at once; write its tiles into the site.",
	"round.end/first":    "First the next stack is laid: {count} tiles.",
	"round.end/early":    "No stack is laid yet: {count} tiles are still in the site.",
	"round.end/size":     "A stack has {count} tiles, not {found}.",
	"round.end/laid":     "The next stack is laid; the site of round {round} is {site}.",
	"round.end/due-next": "One tile is left in the site; the next stack of {count} is laid.",
	"round.first/turn":   "It cannot be the turn of player {turn}; {players} play.",
	"round.first/next":   "It is the turn of {player}.",

	"end.when/over":  "The game is over: no stack is left, and the last tile is never placed.",
	"end.when/round": "There is no round {round}; this game has {most}.",
	"end.when/now":   "One tile is left and no stack: the game ends.",

	"score.houses/sum":   "Houses: the group that scores has {counted} {counted:hex|hexes}, value {value} × {stars} {stars:star|stars} = {points}.",
	"score.markets/sum":  "Markets: {counted} {counted:qualifies|qualify}, value {value} × {stars} {stars:star|stars} = {points}.",
	"score.barracks/sum": "Barracks: {counted} {counted:qualifies|qualify}, value {value} × {stars} {stars:star|stars} = {points}.",
	"score.temples/sum":  "Temples: {counted} {counted:qualifies|qualify}, value {value} × {stars} {stars:star|stars} = {points}.",
	"score.gardens/sum":  "Gardens: all {counted} qualify, value {value} × {stars} {stars:star|stars} = {points}.",

	"score.stars/houses":   "Houses: value {value}, but no plaza is visible: 0.",
	"score.stars/markets":  "Markets: value {value}, but no plaza is visible: 0.",
	"score.stars/barracks": "Barracks: value {value}, but no plaza is visible: 0.",
	"score.stars/temples":  "Temples: value {value}, but no plaza is visible: 0.",
	"score.stars/gardens":  "Gardens: value {value}, but no plaza is visible: 0.",

	"variant.houses/sum":   "Houses: the group that scores is worth ten or more and doubles, value {value} × {stars} {stars:star|stars} = {points}.",
	"variant.markets/sum":  "Markets: {counted} {counted:qualifies|qualify}, {twice} of them twice beside a plaza, value {value} × {stars} {stars:star|stars} = {points}.",
	"variant.barracks/sum": "Barracks: {counted} {counted:qualifies|qualify}, {twice} of them twice for three open sides, value {value} × {stars} {stars:star|stars} = {points}.",
	"variant.temples/sum":  "Temples: {counted} {counted:qualifies|qualify}, {twice} of them twice for their height, value {value} × {stars} {stars:star|stars} = {points}.",
	"variant.gardens/sum":  "Gardens: all {counted} qualify, {twice} of them twice beside a lake, value {value} × {stars} {stars:star|stars} = {points}.",

	"score.stones": "{stones} {stones:stone|stones} left.",

	"score.houses/now":   "Houses score {points} now, from {was}: value {value} × {stars}.",
	"score.markets/now":  "Markets score {points} now, from {was}: value {value} × {stars}.",
	"score.barracks/now": "Barracks score {points} now, from {was}: value {value} × {stars}.",
	"score.temples/now":  "Temples score {points} now, from {was}: value {value} × {stars}.",
	"score.gardens/now":  "Gardens score {points} now, from {was}: value {value} × {stars}.",

	"score.houses/qualifies":           "The house on {cell} belongs to the group that scores: {points}.",
	"score.houses/other-group":         "The house on {cell} is not of the group that scores.",
	"score.markets/qualifies":          "The market on {cell} has no other market next door: {points}.",
	"score.markets/next-to-market":     "The market on {cell} is next to the one on {because} and counts nothing.",
	"score.barracks/qualifies":         "The barracks on {cell} look out of the city: {points}.",
	"score.barracks/landlocked":        "The barracks on {cell} have no empty cell at their side.",
	"score.barracks/only-lakes":        "The barracks on {cell} are beside a lake at {because}, which is not outside.",
	"score.temples/qualifies":          "The temple on {cell} is built round on all six sides: {points}.",
	"score.temples/not-enclosed":       "The temple on {cell} has an empty cell at {because}.",
	"score.gardens/qualifies":          "The garden on {cell} always counts: {points}.",
	"variant.houses/doubled-group":     "The house on {cell} belongs to a group worth ten or more and counts twice: {points}.",
	"variant.markets/doubled-plaza":    "The market on {cell} is next to the plaza on {because} and counts twice: {points}.",
	"variant.barracks/doubled-outside": "The barracks on {cell} have three or more outside cells at their side and count twice: {points}.",
	"variant.temples/doubled-high":     "The temple on {cell} is on level {level} and counts twice: {points}.",
	"variant.gardens/doubled-lake":     "The garden on {cell} is beside the lake at {because} and counts twice: {points}.",

	"end.winner/win":    "Player {winners} wins; the totals are {totals}.",
	"end.winner/stones": "Totals are {totals}; of those who tie, player {winners} has more stones and wins.",
	"end.winner/shared": "Totals are {totals}, and the stones are equal too: players {winners} share the win.",
}

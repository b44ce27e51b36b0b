package people

import "fourcities/games"

// english holds the game's English sentences: refusals, effects and score lines.
var english = games.Sentences{
	"form/players":   "There are bitcoins for {count} {count:player|players}; two to four play.",
	"form/factories": "Factories are given for {count} {count:player|players}, bitcoins for {players}.",

	"word/red":    "red",
	"word/blue":   "blue",
	"word/yellow": "yellow",
	"word/green":  "green",

	"setup.area":        "There are {rows} {rows:row|rows} of districts; {players} players use {want}.",
	"setup.area/row":    "Row {row} from the top has {districts} {districts:district|districts}; with {players} players every row has {want}.",
	"setup.area/dozer":  "The bulldozer is on {name}, outside the area for {players} players.",
	"setup.area/shield": "The shield is on {name}, outside the area for {players} players.",
	"setup.area/edge":   "The edge {name} is not between two districts of the area for {players} players.",

	"humans.conserved": "There are {board} humans on the board and {outside} outside, {sum} together; it has to be 80.",

	"setup.supplies":        "{player} has built {built} {built:factory|factories} and has {left} left; together there have to be {supply}.",
	"setup.supplies/coins":  "{player} has {coins} bitcoins; nobody ever has more than 10.",
	"setup.supplies/colour": "On {edge} stands a {colour} factory, but with {players} players nobody plays that colour.",
	"setup.roadblocks":      "No roadblocks are left.",
	"setup.roadblocks/left": "{left} {left:roadblock is|roadblocks are} left.",

	"turn.build/first":        "First {player} builds a factory.",
	"turn.build/done-already": "{player} has built in this turn; now comes a bribe, or skip.",
	"turn.build/outside":      "{edge} is not an edge between two districts of the area for {players} players.",
	"turn.build/nothing":      "{player} is to bribe, but has not built anything yet.",
	"turn.build/done":         "{player} builds a factory on {edge}.",
	"turn.build/next":         "It is the turn of {player}.",
	"turn.bribe/next":         "{player} may bribe now, with {coins} {coins:bitcoin|bitcoins} left, or skip.",
	"turn.bribe/skipped":      "{player} bribes nobody.",

	"edge.one/factory": "On {edge} stands a factory of {owner} already.",
	"edge.one/block":   "On {edge} stands a roadblock.",
	"edge.one/twice":   "{edge} is listed twice; an edge holds one thing.",

	"bribe.pay":      "{player} has no bitcoin left to bribe with.",
	"bribe.pay/done": "{player} pays a bitcoin and has {coins} left.",

	"police.district/outside": "{district} is outside the area for {players} players.",
	"police.district/dozer":   "The police does not go to {district}, where the bulldozer is.",
	"police.district/empty":   "Nobody lives in {district}; the police needs at least one human.",
	"police.district/shield":  "The shield goes to {district}.",
	"police.move":             "From {district} nobody can go to {to}; open are {open}.",
	"police.move/done":        "One human goes from {district} to each open neighbour, {to}; {stay} {stay:stays|stay}.",
	"police.choose/missing":   "{district} has {humans} {humans:human|humans} and {count} open neighbours, {open}: say where each goes.",
	"police.choose/needless":  "There is nothing to choose in {district}: {humans} {humans:human|humans} are enough for all {count} open neighbours.",
	"police.choose/number":    "{humans} {humans:human|humans} of {district} have to go to as many neighbours, not to {chosen}.",
	"police.choose/done":      "{district} empties: one human goes to each of the chosen neighbours, {to}.",
	"police.none/done":        "{district} has no open neighbour, so nobody moves; the bribe is paid all the same.",

	"bulldozer.take":           "The bulldozer takes 1 to 5 humans from its own district, {district}, and no more than the {there} that are there; it cannot take {taken}.",
	"bulldozer.take/done":      "The bulldozer takes {taken} {taken:human|humans} from {district}; {left} {left:stays|stay}.",
	"bulldozer.drive":          "From {from} to {to} the bulldozer enters {entered} districts, but {taken} {taken:human|humans} last for no more than as many.",
	"bulldozer.drive/straight": "{to} does not lie straight up, down, left or right of {from}.",
	"bulldozer.drive/blocked":  "The bulldozer gets from {from} no further than {at}: between there and {to} is a roadblock or the end of the area.",
	"bulldozer.drop":           "The bulldozer enters {entered} {entered:district|districts}; {drops} names {count}.",
	"bulldozer.drop/none":      "At least one human is dropped in every district entered, so {drops} will not do.",
	"bulldozer.drop/empty":     "The bulldozer is on {district}, which is empty; it always ends on humans that it dropped.",
	"bulldozer.drop/done":      "It drops {count} in {district}.",
	"bulldozer.rest/done":      "It stays on {district}.",

	"roadblock.place/outside": "{edge} is not an edge between two districts of the area for {players} players.",
	"roadblock.place/done":    "A roadblock closes {edge}.",
	"roadblock.place/walled":  "{districts} {count:is|are} walled in now.",

	"more.need":          "Fewer than four humans are outside; more people need four.",
	"more.need/outside":  "{outside} humans are outside; it is always 8, 4 or 0.",
	"more.need/left":     "{outside} humans are left outside.",
	"more.crossing":      "There is no crossing of four districts of the area with {district} at its lower left.",
	"more.crossing/done": "Each of {districts} gets a human from outside.",

	"end.when/over":      "The game is over.",
	"end.when/unable":    "{player} cannot build, so the game is over; the phase should say so.",
	"end.when/able":      "{player} can still build, so the game is not over.",
	"end.when/edges":     "There is no empty edge left for {player}: the game ends at once for everybody.",
	"end.when/factories": "{player} has no factory left: the game ends at once for everybody.",

	"score.factory":     "{edge}: {one} humans in {first} × {two} in {second} = {points}.",
	"score.factory/now": "The factories of {player} are worth {now} now, from {was}.",
	"score.bitcoin":     "{coins} {coins:bitcoin|bitcoins} unspent.",

	"end.winner/win":   "Player {winners} wins; the totals are {totals}.",
	"end.winner/joint": "Players {winners} win together; the totals are {totals}.",
}

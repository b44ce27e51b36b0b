package aliencity

import "fourcities/games"

// english holds the game's English sentences: refusals, effects and score lines.
var english = games.Sentences{
	"form/sides": "Field {field}: two players, a semicolon between them; found {count}.",

	"word/red":   "red",
	"word/blue":  "blue",
	"word/green": "green",
	"word/black": "black",

	"word/red-tower":   "red tower",
	"word/blue-tower":  "blue tower",
	"word/green-tower": "green tower",
	"word/red-dome":    "red dome",
	"word/blue-dome":   "blue dome",
	"word/green-dome":  "green dome",
	"word/black-dome":  "black dome",

	"setup.tiles":       "There {count:is|are} {count} {colour} {count:tile|tiles}; the city has five of each colour.",
	"setup.tiles/rows":  "The city has five rows of tiles, not {rows}.",
	"setup.tiles/row":   "Row {row} from the top has {tiles} {tiles:tile|tiles}; every row has four.",
	"setup.tiles/twice": "The tile {tile} is there twice; no colour has a number twice.",

	"setup.supply":       "{structure}s: {left} left to build, {built} built; together it must be {total}.",
	"setup.supply/sides": "The players cannot have {first} and {second} left: one began with 3223333, the other with 2323333.",
	"setup.supply/none":  "{player} has no {structure} left.",

	"turn.build/done": "{player} builds a {structure} on {lot}.",
	"turn.build/next": "It is the turn of {player}.",
	"turn.pass":       "{player} must build, having {builds} {builds:build|builds} to choose from, such as {example}.",
	"turn.pass/done":  "{player} has nothing legal to build and passes, for this turn only.",

	"lot.empty":       "{lot} is taken: a {structure} stands there.",
	"lot.empty/twice": "{lot} is listed twice; a lot takes one structure.",

	"dome.colour":        "A dome goes on a tile of its own colour: {lot} is on a {ground} tile, and {colour} ground is still open at {open}.",
	"dome.colour/own":    "{lot} is on a {ground} tile, the dome's own colour.",
	"dome.fallback/done": "No lot on {colour} ground is open to building any more, so the dome may go on this {ground} tile.",

	"tower.colour":       "{lot} is on a {ground} tile with {count} {count:structure|structures}; until it has two, towers there must be {ground}.",
	"tower.colour/own":   "{lot} is on a {ground} tile, the tower's own colour.",
	"tower.colour/black": "{lot} is on a black tile, where any tower may stand.",
	"tower.colour/third": "{lot} is on a {ground} tile that has {count} structures already, so any tower may stand there.",
	"tower.strict":       "{lot} is on a {ground} tile with {count} {count:structure|structures}; with the strict option, a dome without open ground of its own may go there only from the third structure on.",

	"icon.last":      "{lot} is its tile's icon lot, to be built on last; {open} {count:is|are} still open there.",
	"icon.last/done": "{lot} is its tile's icon lot; every other empty lot of the tile is closed, so it may be built on.",

	"road.one":            "A build on {lot} cuts {cut} off from the road; all empty lots must stay one network.",
	"road.one/already":    "No build is legal, on {lot} or elsewhere: the road is in pieces already, {cut} being cut off.",
	"road.one/closes":     "{lots} {count:is|are} closed from now on: a build there would cut the road.",
	"road.access":         "A build on {lot} takes the last road from {structures}; every structure needs an empty lot at one of its sides.",
	"road.access/own":     "A structure on {lot} would have no empty lot at any of its sides.",
	"road.access/already": "No build is legal, on {lot} or elsewhere: {structures} {count:has|have} no road at all.",
	"road.access/closes":  "{lots} {count:is|are} closed from now on: some structure has no other road.",

	"claim.tower":        "There is no tower on {lot} to claim.",
	"claim.tower/taken":  "The tower on {lot} is claimed already, by {owner}.",
	"claim.tower/listed": "{lot} is listed as claimed, but has no tower.",
	"claim.tower/twice":  "{lot} is listed as claimed twice; a tower is claimed once.",
	"claim.tower/done":   "{player} claims the tower on {lot} and has {left} {left:claim|claims} left.",
	"claim.three":        "{player} has made all three claims.",
	"claim.three/listed": "{player} has {count} claims; three are allowed in a game.",
	"claim.last":         "After this build nobody can build any more, and with the last build of the game no claim is possible.",

	"end.when/over":  "The game is over: neither player can build.",
	"end.when/now":   "Neither player can build: the game ends.",
	"end.when/alone": "{player} has nothing legal to build; {other} goes on alone for now.",

	"road.distance/longer": "The way from {lot} to the nearest competitor at {competitors} is longer now: {distance} lots of road, from {was}.",

	"score.customers/now":     "The tower on {lot} has {count} {count:customer|customers} now, from {was}: {customers}.",
	"score.customers/others":  "The tower on {lot} has {count} {count:customer|customers} as before, but {count:another one|others}: {customers}.",
	"score.competition/now":   "The nearest competitor of {lot} is now at distance {distance}, from {was}: {competitors}.",
	"score.competition/first": "The tower on {lot} has a competitor at last: {competitors}, at distance {distance}.",

	"score.tower":           "{lot}: {customers} {customers:customer|customers} × distance {competition} to its competitor at {competitors} = {points}.",
	"score.alone":           "{lot}: {customers} {customers:customer|customers}, but no other {colour} tower on the board to be far from: 0.",
	"score.alone/unreached": "{lot}: {customers} {customers:customer|customers}, but no road leads to any other {colour} tower: 0.",

	"score.bonus":           "Unclaimed green tower on {green}: the nearest {colour} tower is {tower}, at distance {distance}: 10 − 2 × {distance} = {points}.",
	"score.bonus/paid":      "The unclaimed green tower on {green} is now worth {points} points to {player}: its nearest {colour} tower is {towers}, at distance {distance}.",
	"score.bonus/gone":      "The green tower on {green} is claimed now: {player} loses the {colour} bonus of {points} points.",
	"score.bonus/none":      "The unclaimed green tower on {green} has no {colour} tower within reach: no {colour} bonus.",
	"score.bonus/unclaimed": "The {colour} tower nearest to the unclaimed green tower on {green} is {towers}, at distance {distance}; nobody has claimed it: no {colour} bonus.",
	"score.bonus/far":       "The {colour} tower nearest to the unclaimed green tower on {green} is {towers}, at distance {distance}; a bonus needs a distance of 4 at most.",
	"score.bonus-tie":       "{towers} are equally near to the unclaimed green tower on {green}, at distance {distance}: no {colour} bonus.",

	"end.winner/win":  "{player} wins; the totals are {totals}.",
	"end.winner/draw": "The totals are equal ({totals}): a draw.",

	"variant.location":        "{lot} stands on a tile with the number {number}, shared with no other claimed tower: {number} {number:point|points}.",
	"variant.location/shared": "{lot} stands on a tile with the number {number}, as {count:does|do} {others}: no points.",
}

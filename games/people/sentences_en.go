package people

import "fourcities/games"

// english holds the game's English sentences: refusals, effects and score lines.
var english = games.Sentences{
	"form/players":     "There are bitcoins for {count} {count:player|players}; two to four play.",
	"form/factories":   "Factories are given for {count} {count:player|players}, bitcoins for {players}.",
	"form/move-order":  "\"{found}\": the chosen districts are written in the order of the alphabet, {want}.",
	"form/double-edge": "{edge} is listed twice; an edge holds one thing.",
	"form/edge-again":  "Field {field}, at character {place}: {edge} is there a second time; an edge holds one thing.",

	"word/red":    "red",
	"word/blue":   "blue",
	"word/yellow": "yellow",
	"word/green":  "green",

	"setup.area":        "There are {rows} {rows:row|rows} of districts; {players} players use {want}.",
	"setup.area/row":    "Row {row} from the top has {districts} {districts:district|districts}; with {players} players every row has {want}.",
	"setup.area/dozer":  "The bulldozer is on {name}, outside the area for {players} players.",
	"setup.area/shield": "The shield is on {name}, outside the area for {players} players.",
	"setup.area/edge":   "{name} is not an edge between two districts of the area for {players} players.",

	"setup.fence/closed": "The fence closes {district} towards {closed}.",
	"setup.shield/first": "The shield comes onto the board, to {district}; it marks the place and does nothing else.",

	"humans.conserved": "There are {board} humans on the board and {outside} outside, {sum} together; it has to be 80.",

	"setup.supplies":        "{player} has built {built} {built:factory|factories} and has {left} left; together it has to be {supply}.",
	"setup.supplies/coins":  "{player} has {coins} bitcoins; nobody ever has more than 10.",
	"setup.supplies/colour": "A {colour} factory stands on {edge}, but with {players} players nobody plays that colour.",
	"setup.roadblocks":      "No roadblocks are left.",
	"setup.roadblocks/left": "{left} {left:roadblock is|roadblocks are} left.",

	"turn.build/first":        "{player} has to build a factory first; a bribe comes after that.",
	"turn.build/done-already": "{player} has built already; what may follow is one bribe, or skip.",
	"turn.build/outside":      "{edge} is not an edge between two districts of the area for {players} players.",
	"turn.build/nothing":      "{player} is about to bribe, but has not built anything yet.",
	"turn.build/done":         "{player} builds a factory on {edge}.",
	"turn.build/next":         "It is the turn of {player}.",
	"turn.bribe/next":         "{player} may now bribe once, with {coins} {coins:bitcoin|bitcoins} left, or skip.",
	"turn.bribe/unpaid":       "{player} has no bitcoin left, so all that remains is to skip.",
	"turn.bribe/skipped":      "{player} bribes nobody.",

	"edge.one/factory": "A factory of {owner} stands on {edge} already.",
	"edge.one/block":   "A roadblock stands on {edge}.",

	"bribe.pay":      "{player} has no bitcoin left to bribe with.",
	"bribe.pay/done": "{player} pays a bitcoin and has {coins} left.",

	"police.district/outside": "{district} is outside the area for {players} players.",
	"police.district/dozer":   "The police do not come to {district}, where the bulldozer is.",
	"police.district/empty":   "Nobody lives in {district}; the police need at least one human.",
	"police.district/shield":  "The shield goes from {from} to {district}.",
	"police.district/again":   "The shield stays on {district}: the police may come to the same district again.",
	"police.move/apart":       "Nobody can go from {district} to {to}: the two are not side by side. {count:Open is|Open are} {open}.",
	"police.move/block":       "Nobody can go from {district} to {to}: a roadblock is between. {count:Open is|Open are} {open}.",
	"police.move/fence":       "Nobody can go from {district} to {to}: the fence is between. {count:Open is|Open are} {open}.",
	"police.move/walled":      "Nobody can go from {district} to {to}, or anywhere else: it has no open neighbour.",
	"police.move/done":        "One human goes from {district} to each open neighbour, {to}; {stay} {stay:stays|stay}.",
	"police.move/emptied":     "One human goes from {district} to each open neighbour, {to}, and nobody stays.",
	"police.move/dozer":       "The bulldozer on {dozer} does not keep anybody out.",
	"police.move/closed":      "{count:A roadblock closes|Roadblocks close} {district} towards {closed}.",
	"police.choose/missing":   "{district} has {humans} {humans:human|humans} and {count} open neighbours, {open}: say where each goes.",
	"police.choose/needless":  "There is nothing to choose in {district}: {humans} {humans:human is|humans are} enough for every open neighbour ({open}).",
	"police.choose/walled":    "There is nothing to choose in {district}: it has no open neighbour, so nobody moves.",
	"police.choose/number":    "{district} has {humans} {humans:human|humans}, each of whom goes to another neighbour; {chosen} {chosen:is|are} named.",
	"police.choose/done":      "{district} empties: one human goes to each neighbour chosen, {to}.",
	"police.none/done":        "{district} has no open neighbour, so nobody moves; the bribe is paid all the same.",

	"bulldozer.take":           "The bulldozer takes 1 to 5 humans from its own district, and no more than are there: {district} has {there}; it cannot take {taken}.",
	"bulldozer.take/done":      "The bulldozer takes {taken} {taken:human|humans} from {district}; {left} {left:stays|stay}.",
	"bulldozer.take/all":       "The bulldozer takes all there are in {district}, {taken} {taken:human|humans}, and leaves it empty.",
	"bulldozer.drive":          "From {from} to {to} the bulldozer enters {entered} districts; with {taken} {taken:human|humans} it enters {taken} at most.",
	"bulldozer.drive/there":    "The bulldozer is on {to} already; it has to enter one district at least.",
	"bulldozer.drive/straight": "{to} does not lie straight up, down, left or right of {from}, where the bulldozer is.",
	"bulldozer.drive/block":    "From {from} the bulldozer gets no further than {at}: there is a roadblock between {at} and {next}.",
	"bulldozer.drive/fence":    "From {from} the bulldozer gets no further than {at}: the fence is between {at} and {next}.",
	"bulldozer.drive/done":     "It drives straight on and enters {entered}.",
	"bulldozer.drop":           "The bulldozer enters {entered} {entered:district|districts}, but {count} {count:number is|numbers are} given ({drops}); every district entered has one.",
	"bulldozer.drop/none":      "At least one human is dropped in every district entered, so {drops} will not do.",
	"bulldozer.drop/empty":     "The bulldozer is on {district}, which is empty; it always ends on humans that it dropped.",
	"bulldozer.drop/done":      "It drops {count} in {district}.",
	"bulldozer.rest/done":      "It stays on {district}.",

	"roadblock.place/outside": "{edge} is not an edge between two districts of the area for {players} players.",
	"roadblock.place/done":    "A roadblock closes {edge}.",
	"roadblock.place/walled":  "{districts} {count:is|are} walled in now.",

	"more.need":          "Fewer than four humans are outside; more people need four.",
	"more.need/outside":  "{outside} {outside:human is|humans are} outside; it is always 8, 4 or 0.",
	"more.need/left":     "{outside} humans are left outside.",
	"more.crossing":      "There is no crossing of four districts of the area with {district} at its lower left.",
	"more.crossing/done": "Each of {districts} gets a human from outside.",

	"end.when/over":         "The game is over.",
	"end.when/unable":       "{player} cannot build, so the game is over; the phase should say so.",
	"end.when/able":         "{player} can still build, so the game is not over.",
	"end.when/last-edge":    "It was the last empty edge: with this turn the game ends.",
	"end.when/last-factory": "It was the last factory of {player}: the game ends before another turn of theirs.",
	"end.when/edges":        "There is no empty edge left for {player}: the game ends at once for everybody.",
	"end.when/factories":    "{player} has no factory left: the game ends at once for everybody.",

	"score.factory":           "{edge}: {one} {one:human|humans} in {first} × {two} in {second} = {points}.",
	"score.factory/now":       "Factories of {player}: {changes}; all together {now}, from {was}.",
	"score.factory/even":      "Factories of {player}: {changes}; all together still {now}.",
	"score.factory/unchanged": "No factory is worth more or less than before.",
	"score.bitcoin":           "{coins} {coins:bitcoin|bitcoins} unspent.",

	"end.winner/win":   "{player} wins; the totals are {totals}.",
	"end.winner/joint": "Players {winners} win together; the totals are {totals}.",
}

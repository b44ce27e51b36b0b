package peoplegen

import "fourcities/games"

var english = games.Sentences{
	"form/cancelled": "Cancelled before anything was made.",
	"form/draws":     "Found in game number {draws} of those that programs played from this seed.",
	"form/totals":    "As the city stands, the totals are {totals}.",

	"form/layout-spread":     "\"{spread}\": humans are spread flat, even or lumpy.",
	"form/layout-roadblocks": "A supply of {roadblocks} roadblocks: give 0 to {most}, or leave it out.",
	"form/layout-unmade":     "No city was made.",
	"form/layout-heat":       "The {edges} empty edges are worth {total} points together.",
	"form/layout-hottest":    "The hottest {count:edge is|edges are} {hottest}, worth {most}; {cold} {cold:edge is|edges are} worth 1 point or none.",
	"form/layout-variation":  "Heat varies by {variation} % of its mean; about 35 is flat, 65 as the rules have it, 100 lumpy.",
	"form/layout-dozer":      "The bulldozer begins on {district}, where {humans} {humans:human lives|humans live}.",

	"form/score-question":           "The game is over. What is each player's score?",
	"form/score-now":                "If the game ended now, what would each player's score be?",
	"score.factory/worked":          "{player} has {count} {count:factory|factories}: {factories}.",
	"score.bitcoin/worked":          "{player} has {coins} {coins:bitcoin|bitcoins} left, which count one point each.",
	"form/score-sum":                "{player}: {sum} = {total}.",
	"form/score-built":              "{built} factories to multiply out; the best is worth {best}, and {worthless} {worthless:is|are} worth nothing.",
	"form/score-unmade":             "None of {draws} cities was good to score; try another seed.",
	"form/score-rejected-game":      "{count} {count:game was|games were} too short.",
	"form/score-rejected-poor":      "{count} {count:city|cities} left somebody with next to nothing.",
	"form/score-rejected-close":     "{count} {count:city|cities} had two players with the best total.",
	"form/score-rejected-unchecked": "In {count} {count:city|cities} the second program did not confirm the answer.",

	"police.move/played":     "{player} bribes the police in {district}: one human goes to {count:|each of} {to}.",
	"police.none/played":     "{player} bribes the police in {district}, from where nobody can go anywhere.",
	"bulldozer.drive/played": "{player} bribes the bulldozer: it takes {taken} {taken:human|humans} from {from}, drives to {to} and drops them on the way: {drops}.",
	"roadblock.place/played": "{player} puts a roadblock on {edge}.",
	"more.crossing/played":   "{player} brings more people: one human more in each of {districts}.",

	"form/turn-question":           "It is the turn of {player}, who looks no further ahead than this one turn. Which build and which bribe leave {player} with the largest lead over the other player, bitcoins counted?",
	"form/turn-question-more":      "It is the turn of {player}, who looks no further ahead than this one turn. Which build and which bribe leave {player} furthest ahead of the best of the others, bitcoins counted?",
	"form/turn-now":                "The hottest empty {count:edge is|edges are} {hottest}, worth {most} before any bribe.",
	"form/turn-value-ahead":        "The totals are {totals} now: {player} is {points} {points:point|points} ahead of the best other.",
	"form/turn-value-level":        "The totals are {totals} now: {player} is level with the best other.",
	"form/turn-value-behind":       "The totals are {totals} now: {player} is {points} {points:point|points} behind the best other, and with any other turn further.",
	"form/turn-trap":               "The hottest edge before the bribe is not the right one: the best turn that builds on one is {moves}, {points} {points:point|points} worse.",
	"form/turn-second":             "The next best turn of all is {moves}, {points} points worse.",
	"form/turn-count":              "{turns} turns to choose from; {near} {near:other comes|others come} within 5 points of the best, the next best is {margin} points worse.",
	"form/turn-unmade":             "None of {draws} games gave a best turn of this grade; try another seed.",
	"form/turn-rejected-game":      "{count} {count:game was|games were} not played to the end.",
	"form/turn-rejected-coins":     "In {count} {count:game|games} the player looked at had no bitcoin left.",
	"form/turn-rejected-several":   "{count} {count:game|games} had no turn that is better than all others by 2 points.",
	"form/turn-rejected-grade":     "{count} {count:game|games} had best turns of other grades only.",
	"form/turn-rejected-unchecked": "In {count} {count:game|games} the second program did not confirm the answer.",
}

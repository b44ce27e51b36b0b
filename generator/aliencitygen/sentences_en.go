package aliencitygen

import "fourcities/games"

var english = games.Sentences{
	"form/cancelled": "Cancelled before anything was made.",

	"form/layout-ranks":          "\"{ranks}\": give five different ranks out of n, a, 2, 3, 4 and 5, such as a2345.",
	"form/layout-first":          "\"{first}\": the side that starts is red (three red towers) or blue (three blue towers).",
	"form/layout-unmade":         "None of {draws} shuffles was spread well enough; try another seed.",
	"form/layout-pairs":          "{pairs} of the 31 pairs of tiles side by side {pairs:has|have} one colour; 6 or 7 are to be expected, more than 8 are not taken.",
	"form/layout-block":          "The largest block of one colour has {block} {block:tile|tiles}, the fullest row or column {line} of one colour.",
	"form/layout-icons":          "Icon lots by corner: {nw} in the north-west, {ne} in the north-east, {sw} in the south-west, {se} in the south-east.",
	"form/layout-touching":       "{touching} icon {touching:lot has|lots have} another icon lot at a side.",
	"form/layout-builds":         "The first player has {builds} builds to choose from.",
	"form/layout-draws":          "Taken: shuffle number {draws} from this seed.",
	"form/layout-rejected-pairs": "{count} {count:shuffle|shuffles} had more than 8 pairs of one colour.",
	"form/layout-rejected-block": "{count} {count:shuffle|shuffles} had a block of more than 4 tiles of one colour.",
	"form/layout-rejected-line":  "{count} {count:shuffle|shuffles} had more than 3 tiles of one colour in a row or column.",
}

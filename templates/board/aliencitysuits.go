package board

import "fourcities/games/aliencity"

// suitShapes are the suits' symbols, each in a square of 64 units around the origin: a bolt for Energy, a ring of six
// sides for Synthesis, an eye for Control, and bricks for Builders. They are told apart by their outlines alone, in grey
// and when they are as small as letters. A hole is reached from the outline by a cut that has no width, so that one
// polygon makes the shape whatever rule a pen fills by.
var suitShapes = [...][][]Point{
	aliencity.Red: {{{8, -31}, {-19, 5}, {-4, 5}, {-9, 31}, {19, -8}, {3, -8}}},
	aliencity.Blue: {{
		{0, -31},
		{27, -16},
		{27, 16},
		{0, 31},
		{-27, 16},
		{-27, -16},
		{0, -31},
		{0, -14},
		{-12, -7},
		{-12, 7},
		{0, 14},
		{12, 7},
		{12, -7},
		{0, -14},
	}},
	aliencity.Green: {{
		{0, -21},
		{11, -19},
		{23, -11},
		{32, 0},
		{23, 11},
		{11, 19},
		{0, 21},
		{-11, 19},
		{-23, 11},
		{-32, 0},
		{-23, -11},
		{-11, -19},
		{0, -21},
		{0, -11},
		{-8, -8},
		{-11, 0},
		{-8, 8},
		{0, 11},
		{8, 8},
		{11, 0},
		{8, -8},
		{0, -11},
	}},
	aliencity.Black: {
		rectangle(Point{-30, 3}, 28, 21), rectangle(Point{2, 3}, 28, 21), rectangle(Point{-14, -24}, 28, 21),
	},
}

// drawSuit draws a suit's symbol, as wide and high as that many units at most.
func drawSuit(pen Pen, role Role, colour aliencity.Colour, centre Point, size int) {
	small := placed{pen, centre, size, unit}
	for _, shape := range suitShapes[colour] {
		small.Polygon(role, shape...)
	}
}

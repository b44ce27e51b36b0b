package board

import "fourcities/games/aliencity"

// suitShapes are the suits' symbols, each in a square of 64 units around the origin: a bolt for Energy, a ring of six
// sides for Synthesis, an eye for Control, and bricks for Builders. They are told apart by their outlines alone, in grey
// and when they are as small as letters.
var suitShapes = [...][][]Point{
	aliencity.Red:   {bolt},
	aliencity.Blue:  {pierced(hexagon(27, 16, 31), hexagon(12, 7, 14))},
	aliencity.Green: {pierced(lid, octagon(9, 6))},
	aliencity.Black: {
		rectangle(Point{-30, 3}, 28, 21), rectangle(Point{2, 3}, 28, 21), rectangle(Point{-14, -24}, 28, 21),
	},
}

var (
	bolt = []Point{{8, -31}, {-19, 5}, {-4, 5}, {-9, 31}, {19, -8}, {3, -8}}
	lid  = []Point{
		{0, -17},
		{11, -15},
		{22, -9},
		{32, 0},
		{22, 9},
		{11, 15},
		{0, 17},
		{-11, 15},
		{-22, 9},
		{-32, 0},
		{-22, -9},
		{-11, -15},
	}
)

// hexagon returns six corners clockwise from the top one: how far the sides are to the left and right, the ends of
// these sides above and below, and the top and bottom corners.
func hexagon(side, end, tip int) []Point {
	return []Point{{0, -tip}, {side, -end}, {side, end}, {0, tip}, {-side, end}, {-side, -end}}
}

// octagon returns eight corners clockwise from the top one: four at that radius, four diagonal ones.
func octagon(radius, diagonal int) []Point {
	return []Point{
		{0, -radius},
		{diagonal, -diagonal},
		{radius, 0},
		{diagonal, diagonal},
		{0, radius},
		{-diagonal, diagonal},
		{-radius, 0},
		{-diagonal, -diagonal},
	}
}

// pierced returns the outline with the hole in it as one polygon: from the outline's first corner a cut without any
// width leads to the hole's, which is gone round the other way, so that it stays a hole whatever rule a pen fills by.
func pierced(outline, hole []Point) []Point {
	shape := append(append([]Point{}, outline...), outline[0], hole[0])
	for i := len(hole) - 1; i >= 0; i-- {
		shape = append(shape, hole[i])
	}
	return shape
}

// drawSuit draws a suit's symbol, as wide and high as that many units at most.
func drawSuit(pen Pen, role Role, colour aliencity.Colour, centre Point, size int) {
	small := placed{pen, centre, size, unit}
	for _, shape := range suitShapes[colour] {
		small.Polygon(role, shape...)
	}
}

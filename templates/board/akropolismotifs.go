package board

import "fourcities/games/akropolis"

// motifs are the districts' symbols, each in a square of 64 units around the origin: a house with a door, a stall
// under its awning, a quartered shield, a temple's front, and a tree. They are told apart by their outlines alone, in
// grey and when they are as small as letters.
var motifs = [akropolis.Colours][][]Point{
	akropolis.HouseColour: {{
		{0, -28},
		{31, 0},
		{23, 0},
		{23, 28},
		{8, 28},
		{8, 8},
		{-8, 8},
		{-8, 28},
		{-23, 28},
		{-23, 0},
		{-31, 0},
	}},
	akropolis.MarketColour: {
		{
			{-24, -27},
			{24, -27},
			{31, -9},
			{23, 1},
			{15, -9},
			{8, 1},
			{0, -9},
			{-8, 1},
			{-15, -9},
			{-23, 1},
			{-31, -9},
		},
		{
			{-26, 5},
			{-19, 5},
			{-19, 12},
			{19, 12},
			{19, 5},
			{26, 5},
			{26, 29},
			{19, 29},
			{19, 20},
			{-19, 20},
			{-19, 29},
			{-26, 29},
		},
	},
	akropolis.BarracksColour: {
		{{-26, -28}, {-3, -28}, {-3, -5}, {-26, -5}},
		{{3, -28}, {26, -28}, {26, -5}, {3, -5}},
		{{-26, 1}, {-3, 1}, {-3, 31}, {-15, 23}, {-23, 13}},
		{{3, 1}, {26, 1}, {23, 13}, {15, 23}, {3, 31}},
	},
	akropolis.TempleColour: {
		{{0, -29}, {31, -12}, {-31, -12}},
		rectangle(Point{-27, -8}, 11, 25), rectangle(Point{-6, -8}, 12, 25), rectangle(Point{16, -8}, 11, 25),
		rectangle(Point{-31, 21}, 62, 8),
	},
	akropolis.GardenColour: {{
		{0, -31},
		{12, -28},
		{18, -19},
		{28, -13},
		{31, -2},
		{25, 8},
		{14, 12},
		{5, 9},
		{5, 24},
		{11, 31},
		{-11, 31},
		{-5, 24},
		{-5, 9},
		{-14, 12},
		{-25, 8},
		{-31, -2},
		{-28, -13},
		{-18, -19},
		{-12, -28},
	}},
}

// cut is a quarry's symbol: a block of stone.
var cut = [][]Point{
	{{0, -31}, {27, -16}, {0, -1}, {-27, -16}},
	{{-29, -11}, {-2, 4}, {-2, 31}, {-29, 16}},
	{{2, 4}, {29, -11}, {29, 16}, {2, 31}},
}

// star has five points, in a square of 64 units around the origin.
var star = []Point{
	{0, -32},
	{9, -12},
	{30, -10},
	{14, 5},
	{19, 27},
	{0, 16},
	{-19, 27},
	{-14, 5},
	{-30, -10},
	{-9, -12},
}

// drawMotif draws shapes that lie in a square of 64 units, as wide and high as that many units at most.
func drawMotif(pen Pen, role Role, shapes [][]Point, centre Point, size int) {
	small := placed{pen, centre, size, unit}
	for _, shape := range shapes {
		small.Polygon(role, shape...)
	}
}

// rims are the patterns along the sides of districts, around the origin, so that quarters of a city are told apart
// from afar and without colour: houses have none, markets the points of awnings, barracks battlements, temples a step,
// and gardens dots, which are circles of their own.
var rims = [akropolis.Colours][][]Point{
	akropolis.MarketColour:   alongSides(3, awning),
	akropolis.BarracksColour: alongSides(2, battlement),
	akropolis.TempleColour:   {pierced(shrunkHex(Point{}, 27, 32), shrunkHex(Point{}, 24, 32))},
}

// A strip is the part of a hex's side between two points, and of the way to the hex's middle.
type strip struct{ a, b Point }

// at returns the point at so many parts of 100 along the side and of so many parts of 100 on the way to the middle.
func (s strip) at(along, inwards int) Point {
	return between(between(s.a, s.b, along, 100), Point{}, inwards, 100)
}

// alongSides divides every side of a hex, without its corners, and draws the same in each part.
func alongSides(parts int, draw func(strip) []Point) [][]Point {
	var shapes [][]Point
	corners := hexCorners(Point{})
	for i, a := range corners {
		b := corners[(i+1)%6]
		for n := range parts {
			from, to := between(a, b, 10+80*n/parts, 100), between(a, b, 10+80*(n+1)/parts, 100)
			shapes = append(shapes, draw(strip{from, to}))
		}
	}
	return shapes
}

func awning(s strip) []Point { return []Point{s.at(5, 11), s.at(95, 11), s.at(50, 25)} }

func battlement(s strip) []Point {
	return []Point{s.at(22, 11), s.at(78, 11), s.at(78, 22), s.at(22, 22)}
}

// gardenDots are the middles of the dots along the sides of a garden.
var gardenDots = func() []Point {
	var dots []Point
	for _, shape := range alongSides(2, func(s strip) []Point { return []Point{s.at(50, 17)} }) {
		dots = append(dots, shape...)
	}
	return dots
}()

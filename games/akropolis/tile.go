package akropolis

import (
	"slices"
	"strings"
)

// A Hex is what one hex of a tile shows. The zero value, Quarry, is no district.
type Hex uint8

// The hexes: quarry, the five districts, and the plazas of the same colours.
const (
	Quarry Hex = iota
	Houses
	Markets
	Barracks
	Temples
	Gardens
	HousePlaza
	MarketPlaza
	BarracksPlaza
	TemplePlaza
	GardenPlaza
)

const hexLetters = "qhmbtgHMBTG"

// Letter returns the hex's letter: q, h m b t g, H M B T G.
func (h Hex) Letter() string { return hexLetters[h : h+1] }

// IsDistrict reports whether the hex is a district.
func (h Hex) IsDistrict() bool { return h >= Houses && h <= Gardens }

// IsPlaza reports whether the hex is a plaza.
func (h Hex) IsPlaza() bool { return h >= HousePlaza }

// Colour returns the colour of a district or plaza; it must not be Quarry.
func (h Hex) Colour() Colour { return Colour(h-Houses) % Colours }

// word names the hex for sentences.
func (h Hex) word() string { return hexWords[h] }

var hexWords = [...]string{
	"quarry", "house", "market", "barrack", "temple", "garden",
	"house-plaza", "market-plaza", "barrack-plaza", "temple-plaza", "garden-plaza",
}

// A Colour is one of the five districts' colours, in the order of score sheets.
type Colour uint8

// Colours is how many there are.
const Colours = 5

// The colours by their districts.
const (
	HouseColour Colour = iota
	MarketColour
	BarracksColour
	TempleColour
	GardenColour
)

var colourNames = [Colours]string{"houses", "markets", "barracks", "temples", "gardens"}

// String returns houses, markets, barracks, temples or gardens.
func (c Colour) String() string { return colourNames[c] }

// District returns the colour's district.
func (c Colour) District() Hex { return Houses + Hex(c) }

// Plaza returns the colour's plaza.
func (c Colour) Plaza() Hex { return HousePlaza + Hex(c) }

// starsEach is how many stars a plaza of each colour has (score.stars).
var starsEach = [Colours]int{1, 2, 2, 2, 3}

// Stars returns how many stars one plaza of the colour has (score.stars).
func (c Colour) Stars() int { return starsEach[c] }

// A Tile is one of the faces that the tiles have: three hexes clockwise round the tile. Several tiles share a face.
type Tile uint8

// The tiles by the number of players that they come in with (setup.tiles).
const (
	forTwo   = "hbt Mbq qhb Bhq Bqq Bht gqq qbm qtm qmb Gqh qmh Ghq qtb hgm Bmh Mhg Hmb qhh hgb Mth Mqq Tqq Gqq qmg mqq qbm Hqq Thq tqq Tqh Hgq Hqq Thb htm qmt Hqq"
	forThree = "hmb qth qbg qhh qhm Tqq hqq qmh Htm Ghb Bqh Mqq"
	forFour  = "bqq Bqq Hqm Gmh Mqt qht Thm qgh qhh qbh qhb qhm"
)

// The sets: how many tiles are in play.
const (
	SetOfTwo   = 37
	SetOfThree = 49
	SetOfFour  = 61
)

// faces are the different faces in the order in which the lists have them first; supply is how many tiles of each face
// each set holds.
var faces, supply = func() (names []string, counts map[int][]int) {
	counts = map[int][]int{}
	lists := []string{forTwo, forThree, forFour}
	for _, list := range lists {
		for name := range strings.FieldsSeq(list) {
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	count := make([]int, len(names))
	total := 0
	for _, list := range lists {
		for name := range strings.FieldsSeq(list) {
			count[slices.Index(names, name)]++
			total++
		}
		counts[total] = slices.Clone(count)
	}
	return names, counts
}()

// faceHexes holds each face's three hexes.
var faceHexes = func() [][3]Hex {
	hexes := make([][3]Hex, len(faces))
	for i, name := range faces {
		for j := range 3 {
			hexes[i][j] = Hex(strings.IndexByte(hexLetters, name[j]))
		}
	}
	return hexes
}()

// String returns the face's three letters, as the lists have them.
func (t Tile) String() string { return faces[t] }

// Hexes returns the face's three hexes clockwise.
func (t Tile) Hexes() [3]Hex { return faceHexes[t] }

// ParseTile reads a face's letters exactly as the lists have them.
func ParseTile(text string) (Tile, bool) {
	i := slices.Index(faces, text)
	return Tile(max(i, 0)), i >= 0
}

// kin finds the face that three letters are when read from another hex (turned), or from below (flipped); ok is false
// where there is none.
func kin(letters string) (t Tile, flipped, ok bool) {
	for _, flipped := range []bool{false, true} {
		for range 3 {
			if t, ok := ParseTile(letters); ok {
				return t, flipped, true
			}
			letters = letters[1:] + letters[:1]
		}
		letters = string([]byte{letters[2], letters[1], letters[0]})
	}
	return 0, false, false
}

// Set returns the tiles of a set of 37, 49 or 61, in the order of the lists; nil for another number.
func Set(size int) []Tile {
	if supply[size] == nil {
		return nil
	}
	tiles := make([]Tile, 0, size)
	for _, list := range []string{forTwo, forThree, forFour} {
		for name := range strings.FieldsSeq(list) {
			if t, _ := ParseTile(name); len(tiles) < size {
				tiles = append(tiles, t)
			}
		}
	}
	return tiles
}

package aliencity

// A Colour is one of the four suits: of tiles, domes and (black apart) towers.
type Colour uint8

// The colours, in the order of supplies.
const (
	Red Colour = iota
	Blue
	Green
	Black
)

// Colours lists the four colours.
var Colours = [...]Colour{Red, Blue, Green, Black}

const colourLetters = "RBGN"

var colourNames = [...]string{"red", "blue", "green", "black"}

// String returns the colour's name: red, blue, green or black.
func (c Colour) String() string { return colourNames[c] }

// Letter returns R, B, G or N.
func (c Colour) Letter() string { return colourLetters[c : c+1] }

// A Structure is a kind of piece: a tower or a dome of one colour. The zero value, Nothing, is an empty lot.
type Structure uint8

// The structures, in the order of supplies.
const (
	Nothing Structure = iota
	RedTower
	BlueTower
	GreenTower
	RedDome
	BlueDome
	GreenDome
	BlackDome
)

// kinds is how many structures there are, Nothing apart.
const kinds = 7

// Structures lists the seven structures in the order of supplies.
var Structures = [kinds]Structure{RedTower, BlueTower, GreenTower, RedDome, BlueDome, GreenDome, BlackDome}

// TowerOf returns the tower of a colour; Black has none and gives Nothing.
func TowerOf(c Colour) Structure {
	if c == Black {
		return Nothing
	}
	return RedTower + Structure(c)
}

// DomeOf returns the dome of a colour.
func DomeOf(c Colour) Structure { return RedDome + Structure(c) }

// IsTower reports whether the structure is a tower.
func (s Structure) IsTower() bool { return s >= RedTower && s <= GreenTower }

// Colour returns the structure's colour; it must not be Nothing.
func (s Structure) Colour() Colour {
	if s.IsTower() {
		return Colour(s - RedTower)
	}
	return Colour(s - RedDome)
}

// String returns the structure's text, RT to ND, or "-" for Nothing.
func (s Structure) String() string {
	switch {
	case s == Nothing || s > BlackDome:
		return "-"
	case s.IsTower():
		return s.Colour().Letter() + "T"
	}
	return s.Colour().Letter() + "D"
}

// Word returns the structure in words, "red-tower", for sentences to translate.
func (s Structure) Word() string {
	if s.IsTower() {
		return s.Colour().String() + "-tower"
	}
	return s.Colour().String() + "-dome"
}

// ParseStructure reads RT to ND.
func ParseStructure(text string) (Structure, bool) {
	for _, s := range Structures {
		if s.String() == text {
			return s, true
		}
	}
	return Nothing, false
}

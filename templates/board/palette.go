package board

// A Scheme is a set of colours: on a light page, on a dark page, or on paper.
type Scheme uint8

// The schemes. Print is black on white: what colour says elsewhere, form says too.
const (
	Light Scheme = iota
	Dark
	Print
)

// Schemes lists the schemes.
func Schemes() []Scheme { return []Scheme{Light, Dark, Print} }

// An ink is a colour by its purpose; the palette says what it is in each scheme.
type ink uint8

const (
	none ink = iota // nothing is filled, or nothing drawn
	paper
	square
	black // the ink of the page, light on a dark one
	muted
	hairline
	accent
	power
	water
	park
	tree
	amber
	hazard // the dark of the hazard stripes
	changed
	sleeve
	reach
	reachEdge
	player1
	player2
	player3
	player4
	onPlayer1
	onPlayer2
	onPlayer3
	onPlayer4
	line1
	line2
	line3
	line4
	factoryRed // People's players, whose colours the game names
	factoryBlue
	factoryYellow
	factoryGreen
	onFactoryRed
	onFactoryBlue
	onFactoryYellow
	onFactoryGreen
	tileRed // the grounds of tiles, one for each suit in the order of aliencity.Colours
	tileBlue
	tileGreen
	tileBlack
	plotRed // under what is built on them
	plotBlue
	plotGreen
	plotBlack
	markRed // the suits' symbols on tiles
	markBlue
	markGreen
	markBlack
	suitRed // pieces
	suitBlue
	suitGreen
	suitBlack
	edgeBlack // around black pieces, which need it on a dark page
	onSuit    // symbols on pieces
	onBlack
	thread    // walks
	hexHouses // districts, one for each colour in the order of akropolis.Colour
	hexMarkets
	hexBarracks
	hexTemples
	hexGardens
	motifHouses // symbols on them
	motifMarkets
	motifBarracks
	motifTemples
	motifGardens
	plazaHouses
	plazaMarkets
	plazaBarracks
	plazaTemples
	plazaGardens
	onMarkets // on the plazas of markets, which are light
	quarry
	block    // a quarry's symbol
	cliff    // the sides of hexes
	tileLine // around tiles of hexes
	lake
	faded // symbols that a question is not about, and that paper leaves out
)

// palette holds every ink's name and its colour in the three schemes. The players' colours, and those of factories,
// start from Okabe and Ito's and stay apart for the common colour visions; the test of contrasts holds what may lie on
// what. For factories vermillion is moved towards red, and blue and green apart in lightness: each has to look like what
// it is called.
var palette = [...]struct {
	name   string
	colour [3]string
}{
	none:      {"none", [3]string{"none", "none", "none"}},
	paper:     {"paper", [3]string{"#fbf8f1", "#15171a", "#fff"}},
	square:    {"square", [3]string{"#fffefa", "#1c1f23", "#fff"}},
	black:     {"ink", [3]string{"#23211c", "#e9e4d8", "#000"}},
	muted:     {"muted", [3]string{"#6d675b", "#a19a8a", "#000"}},
	hairline:  {"hairline", [3]string{"#d9d2c3", "#33363b", "#aaa"}},
	accent:    {"accent", [3]string{"#a85f00", "#f0a63a", "#000"}},
	power:     {"power", [3]string{"#c4361c", "#f4704f", "#000"}},
	water:     {"water", [3]string{"#1b6aa5", "#53a6e3", "#000"}},
	park:      {"park", [3]string{"#e6eeda", "#1e2a20", "#fff"}},
	tree:      {"tree", [3]string{"#4f7a48", "#74a56c", "#000"}},
	amber:     {"amber", [3]string{"#f4bd3c", "#d99a1c", "#fff"}},
	hazard:    {"hazard", [3]string{"#23211c", "#15171a", "#000"}},
	changed:   {"changed", [3]string{"#fdeecb", "#382c14", "#fff"}},
	sleeve:    {"sleeve", [3]string{"#ffe58a", "#4f4112", "#fff"}},
	reach:     {"reach", [3]string{"#e3eeec", "#1d3234", "#fff"}},
	reachEdge: {"reach-edge", [3]string{"#4f817b", "#6fa59e", "#000"}},
	player1:   {"player-1", [3]string{"#bf7e00", "#f0b541", "#fff"}},
	player2:   {"player-2", [3]string{"#7a4fb0", "#b79af0", "#fff"}},
	player3:   {"player-3", [3]string{"#00805f", "#35b98d", "#fff"}},
	player4:   {"player-4", [3]string{"#3d4651", "#d8d4c8", "#fff"}},
	onPlayer1: {"on-player-1", [3]string{"#23211c", "#15171a", "#000"}},
	onPlayer2: {"on-player-2", [3]string{"#fff", "#15171a", "#000"}},
	onPlayer3: {"on-player-3", [3]string{"#fff", "#15171a", "#000"}},
	onPlayer4: {"on-player-4", [3]string{"#fff", "#15171a", "#000"}},
	line1:     {"line-1", [3]string{"#bf7e00", "#f0b541", "#000"}},
	line2:     {"line-2", [3]string{"#7a4fb0", "#b79af0", "#000"}},
	line3:     {"line-3", [3]string{"#00805f", "#35b98d", "#000"}},
	line4:     {"line-4", [3]string{"#3d4651", "#d8d4c8", "#000"}},

	factoryRed:      {"factory-red", [3]string{"#c43212", "#ee5a36", "#fff"}},
	factoryBlue:     {"factory-blue", [3]string{"#005ea6", "#4a90d2", "#fff"}},
	factoryYellow:   {"factory-yellow", [3]string{"#f0e442", "#f0e442", "#fff"}},
	factoryGreen:    {"factory-green", [3]string{"#16a469", "#18cc88", "#fff"}},
	onFactoryRed:    {"on-factory-red", [3]string{"#fff", "#15171a", "#000"}},
	onFactoryBlue:   {"on-factory-blue", [3]string{"#fff", "#15171a", "#000"}},
	onFactoryYellow: {"on-factory-yellow", [3]string{"#23211c", "#15171a", "#000"}},
	onFactoryGreen:  {"on-factory-green", [3]string{"#23211c", "#15171a", "#000"}},

	tileRed:   {"tile-red", [3]string{"#fbeae3", "#2b1c19", "#fff"}},
	tileBlue:  {"tile-blue", [3]string{"#e5f0f9", "#16242f", "#fff"}},
	tileGreen: {"tile-green", [3]string{"#e6f3e6", "#17271e", "#fff"}},
	tileBlack: {"tile-black", [3]string{"#eeece6", "#242529", "#fff"}},
	plotRed:   {"plot-red", [3]string{"#f3cfc2", "#4a2a22", "#fff"}},
	plotBlue:  {"plot-blue", [3]string{"#c3dbef", "#1f3c52", "#fff"}},
	plotGreen: {"plot-green", [3]string{"#c5e3c9", "#214032", "#fff"}},
	plotBlack: {"plot-black", [3]string{"#d5d2ca", "#393a40", "#fff"}},
	markRed:   {"mark-red", [3]string{"#c6543a", "#c9694c", "#000"}},
	markBlue:  {"mark-blue", [3]string{"#4678bd", "#5685cc", "#000"}},
	markGreen: {"mark-green", [3]string{"#38894a", "#4c945a", "#000"}},
	markBlack: {"mark-black", [3]string{"#77726a", "#8d8a84", "#000"}},
	suitRed:   {"suit-red", [3]string{"#c23a1a", "#f47d5c", "#000"}},
	suitBlue:  {"suit-blue", [3]string{"#1d4f9f", "#6aa6f5", "#000"}},
	suitGreen: {"suit-green", [3]string{"#125c31", "#5fc77f", "#000"}},
	suitBlack: {"suit-black", [3]string{"#2a2825", "#0d0e10", "#000"}},
	edgeBlack: {"edge-black", [3]string{"#2a2825", "#c9c4b8", "#000"}},
	onSuit:    {"on-suit", [3]string{"#fff", "#15171a", "#fff"}},
	onBlack:   {"on-black", [3]string{"#fff", "#e9e4d8", "#fff"}},
	thread:    {"thread", [3]string{"#5f4b8b", "#b3a1e6", "#000"}},

	hexHouses:     {"hex-houses", [3]string{"#86cbf8", "#005986", "#fff"}},
	hexMarkets:    {"hex-markets", [3]string{"#fcdb78", "#6a5410", "#fff"}},
	hexBarracks:   {"hex-barracks", [3]string{"#e98b77", "#5c1a0a", "#fff"}},
	hexTemples:    {"hex-temples", [3]string{"#ba8fc4", "#442352", "#fff"}},
	hexGardens:    {"hex-gardens", [3]string{"#bdecb0", "#33643b", "#fff"}},
	motifHouses:   {"motif-houses", [3]string{"#0d4a7d", "#8fd0ff", "#000"}},
	motifMarkets:  {"motif-markets", [3]string{"#7a5600", "#f2cb55", "#000"}},
	motifBarracks: {"motif-barracks", [3]string{"#7d1705", "#ff9a80", "#000"}},
	motifTemples:  {"motif-temples", [3]string{"#4a1a57", "#d5aef0", "#000"}},
	motifGardens:  {"motif-gardens", [3]string{"#1f5f2c", "#a5e0ad", "#000"}},
	plazaHouses:   {"plaza-houses", [3]string{"#0069be", "#89cef9", "#000"}},
	plazaMarkets:  {"plaza-markets", [3]string{"#e8bd38", "#f9d85c", "#000"}},
	plazaBarracks: {"plaza-barracks", [3]string{"#af1e03", "#ef7a5a", "#000"}},
	plazaTemples:  {"plaza-temples", [3]string{"#5d2768", "#a385e6", "#000"}},
	plazaGardens:  {"plaza-gardens", [3]string{"#3b7d4c", "#afe09c", "#000"}},
	onMarkets:     {"on-markets", [3]string{"#23211c", "#15171a", "#fff"}},
	quarry:        {"quarry", [3]string{"#e3e0da", "#4a4a50", "#fff"}},
	cliff:         {"cliff", [3]string{"#b3ab9b", "#5b5f66", "#fff"}},
	tileLine:      {"tile-line", [3]string{"#23211c", "#c9c4b8", "#000"}},
	lake:          {"lake", [3]string{"#dcebf5", "#142a3a", "#fff"}},
	faded:         {"faded", [3]string{"#aaa396", "#63666b", "#fff"}},
	block:         {"block", [3]string{"#6d675b", "#b7b1a4", "#000"}},
}

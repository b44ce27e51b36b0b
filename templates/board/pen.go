package board

// A Point is a place in a picture: 64 units a square, y down.
type Point struct{ X, Y int }

// Plus returns the point moved by dx and dy.
func (p Point) Plus(dx, dy int) Point { return Point{p.X + dx, p.Y + dy} }

// A Pen draws shapes in the order of its calls, later ones over earlier ones. How a shape looks follows from its role.
type Pen interface {
	// Polygon is closed; its role fills it, outlines it, or both.
	Polygon(role Role, corners ...Point)
	// Path is one or several open lines.
	Path(role Role, path Path)
	Circle(role Role, centre Point, radius int)
	Text(role Role, text Text)
	// Link makes what is drawn up to EndLink lead to the address. Links are not nested.
	Link(href string)
	EndLink()
	// Group gives what is drawn up to EndGroup a name of its own. An empty title only groups.
	Group(title string)
	EndGroup()
}

// An Anchor says which part of a text lies at its point.
type Anchor uint8

// The anchors. The middle is what most labels want.
const (
	Middle Anchor = iota
	Start
	End
)

// A Text is a short label on one line.
type Text struct {
	At      Point // on the baseline
	Size    int   // of the type, in units
	Anchor  Anchor
	Upwards bool // turned a quarter, reading from the bottom up
	Words   string
}

// A Path is one or several open lines of straight and curved pieces.
type Path []Piece

// A Piece is one piece of a path, by its kind: a jump or a line to To, or a cubic curve with the controls From and Into.
type Piece struct {
	Kind           PieceKind
	From, Into, To Point
}

// A PieceKind tells the pieces of a path apart.
type PieceKind uint8

// The kinds of pieces.
const (
	Jump PieceKind = iota
	Line
	Curve
)

// MoveTo begins a new line at the point.
func (p *Path) MoveTo(to Point) { *p = append(*p, Piece{Kind: Jump, To: to}) }

// LineTo goes on straight.
func (p *Path) LineTo(to Point) { *p = append(*p, Piece{Kind: Line, To: to}) }

// CurveTo goes on along a cubic curve: it leaves towards from and arrives out of the direction of into.
func (p *Path) CurveTo(from, into, to Point) {
	*p = append(*p, Piece{Kind: Curve, From: from, Into: into, To: to})
}

// Segment appends a straight line by itself.
func (p *Path) Segment(a, b Point) {
	p.MoveTo(a)
	p.LineTo(b)
}

// rectangle returns the corners of an upright rectangle.
func rectangle(at Point, width, height int) []Point {
	return []Point{at, at.Plus(width, 0), at.Plus(width, height), at.Plus(0, height)}
}

// centred is a text whose capitals and digits are centred on the point.
func centred(at Point, size int, words string) Text {
	return Text{At: at.Plus(0, capHalf(size)), Size: size, Words: words}
}

// capHalf is half the height of the capitals of that size of type, about 0.36 of it in the fonts that systems have.
func capHalf(size int) int { return (size*36 + 50) / 100 }

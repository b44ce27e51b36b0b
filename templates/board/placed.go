package board

// A placed pen draws what is drawn around the origin somewhere else and in another size, in times/over units for one.
// Widths of lines stay.
type placed struct {
	Pen
	at          Point
	times, over int
}

func (p placed) length(n int) int {
	if n < 0 {
		return -p.length(-n)
	}
	return (n*p.times + p.over/2) / p.over
}

func (p placed) point(q Point) Point { return p.at.Plus(p.length(q.X), p.length(q.Y)) }

func (p placed) Polygon(role Role, corners ...Point) {
	moved := make([]Point, len(corners))
	for i, c := range corners {
		moved[i] = p.point(c)
	}
	p.Pen.Polygon(role, moved...)
}

func (p placed) Path(role Role, path Path) {
	moved := make(Path, len(path))
	for i, piece := range path {
		moved[i] = Piece{piece.Kind, p.point(piece.From), p.point(piece.Into), p.point(piece.To)}
	}
	p.Pen.Path(role, moved)
}

func (p placed) Circle(role Role, centre Point, radius int) {
	p.Pen.Circle(role, p.point(centre), p.length(radius))
}

func (p placed) Text(role Role, t Text) {
	t.At, t.Size = p.point(t.At), p.length(t.Size)
	p.Pen.Text(role, t)
}

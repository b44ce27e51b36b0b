package board

import "strconv"

// An svgPen writes SVG. Shapes of one role that follow each other become one path element, and texts of one role one
// group, which keeps a board small; subpaths of one role must therefore not overlap in a way that depends on order.
type svgPen struct {
	out     []byte
	element element
	role    Role
	size    int // of the type, in a group of texts
	at      Point
	start   Point // of the subpath, where closing leads back to
	drawn   roles
}

// An element is what the pen is in the middle of.
type element uint8

const (
	nothing element = iota
	shapes
	texts
)

func (s *svgPen) open(p Picture, o SVGOptions) {
	class := prefix + "board"
	if p.Paper {
		class += " " + prefix + "on-paper"
	}
	s.raw(`<svg class="` + class + `"`)
	if o.Standalone {
		s.raw(` xmlns="http://www.w3.org/2000/svg" width="` + strconv.Itoa(p.Width) + `" height="` + strconv.Itoa(p.Height) + `"`)
		if p.Lang != "" {
			s.raw(` xml:lang="` + string(p.Lang) + `"`)
		}
	}
	s.raw(` viewBox="0 0 ` + strconv.Itoa(p.Width) + " " + strconv.Itoa(p.Height) + `"`)
	if o.Decorative {
		s.raw(` aria-hidden="true">`)
		return
	}
	s.raw(` role="img" aria-labelledby="`)
	s.escaped(o.Prefix)
	s.raw(`title`)
	if p.Description != "" {
		s.raw(` `)
		s.escaped(o.Prefix)
		s.raw(`desc`)
	}
	s.raw(`">`)
	s.named("title", p.Title, o)
	if p.Description != "" {
		s.named("desc", p.Description, o)
	}
}

// named writes an element that names the picture or tells it, with its id.
func (s *svgPen) named(element, words string, o SVGOptions) {
	s.raw(`<` + element + ` id="`)
	s.escaped(o.Prefix)
	s.raw(element + `">`)
	s.escaped(words)
	s.raw(`</` + element + `>`)
}

// raw ends what the pen is in the middle of and writes markup.
func (s *svgPen) raw(markup string) {
	switch s.element {
	case shapes:
		s.out = append(s.out, `"/>`...)
	case texts:
		s.out = append(s.out, `</g>`...)
	}
	s.element = nothing
	s.out = append(s.out, markup...)
}

// escaped writes text, as content or in an attribute. Characters that XML does not have are left out.
func (s *svgPen) escaped(text string) {
	for _, r := range text {
		switch {
		case r == '&':
			s.out = append(s.out, "&amp;"...)
		case r == '<':
			s.out = append(s.out, "&lt;"...)
		case r == '>':
			s.out = append(s.out, "&gt;"...)
		case r == '"':
			s.out = append(s.out, "&#34;"...)
		case (r < ' ' && r != '\t' && r != '\n') || r == 0xFFFE || r == 0xFFFF:
		default:
			s.out = append(s.out, string(r)...)
		}
	}
}

// shape goes on with the path element of that role, or begins it.
func (s *svgPen) shape(role Role) {
	if s.element == shapes && s.role == role {
		return
	}
	s.drawn[role] = true
	s.raw(`<path class="` + prefix + looks[role].name + `" d="`)
	s.element, s.role, s.at, s.start = shapes, role, Point{}, Point{}
}

// number writes a number after a command or another number.
func (s *svgPen) number(n int) {
	if last := s.out[len(s.out)-1]; n >= 0 && last >= '0' && last <= '9' {
		s.out = append(s.out, ' ')
	}
	s.out = strconv.AppendInt(s.out, int64(n), 10)
}

// pair writes a point as seen from where the pen is.
func (s *svgPen) pair(p Point) {
	s.number(p.X - s.at.X)
	s.number(p.Y - s.at.Y)
}

func (s *svgPen) jump(to Point) {
	s.out = append(s.out, 'm')
	s.pair(to)
	s.at, s.start = to, to
}

func (s *svgPen) line(to Point) {
	switch {
	case to.X == s.at.X:
		s.out = append(s.out, 'v')
		s.number(to.Y - s.at.Y)
	case to.Y == s.at.Y:
		s.out = append(s.out, 'h')
		s.number(to.X - s.at.X)
	default:
		s.out = append(s.out, 'l')
		s.pair(to)
	}
	s.at = to
}

// close ends a subpath; the pen is then at its start.
func (s *svgPen) close() {
	s.out = append(s.out, 'z')
	s.at = s.start
}

func (s *svgPen) Polygon(role Role, corners ...Point) {
	if len(corners) == 0 {
		return
	}
	s.shape(role)
	s.jump(corners[0])
	for _, c := range corners[1:] {
		s.line(c)
	}
	s.close()
}

func (s *svgPen) Path(role Role, path Path) {
	if len(path) == 0 {
		return
	}
	s.shape(role)
	for _, piece := range path {
		switch piece.Kind {
		case Jump:
			s.jump(piece.To)
		case Line:
			s.line(piece.To)
		case Curve:
			s.out = append(s.out, 'c')
			s.pair(piece.From)
			s.pair(piece.Into)
			s.pair(piece.To)
			s.at = piece.To
		}
	}
}

func (s *svgPen) Circle(role Role, centre Point, radius int) {
	s.shape(role)
	s.jump(centre.Plus(-radius, 0))
	for _, across := range [2]int{2 * radius, -2 * radius} {
		s.out = append(s.out, 'a')
		for _, n := range [...]int{radius, radius, 0, 1, 0, across, 0} {
			s.number(n)
		}
	}
	s.close()
}

func (s *svgPen) Text(role Role, t Text) {
	if s.element != texts || s.role != role || s.size != t.Size {
		s.drawn[role] = true
		s.raw(`<g class="` + prefix + looks[role].name + `" font-size="` + strconv.Itoa(t.Size) + `">`)
		s.element, s.role, s.size = texts, role, t.Size
	}
	x, y := strconv.Itoa(t.At.X), strconv.Itoa(t.At.Y)
	s.out = append(s.out, `<text x="`+x+`" y="`+y+`"`...)
	switch t.Anchor {
	case Start:
		s.out = append(s.out, ` text-anchor="start"`...)
	case End:
		s.out = append(s.out, ` text-anchor="end"`...)
	}
	if t.Upwards {
		s.out = append(s.out, ` transform="rotate(-90 `+x+" "+y+`)"`...)
	}
	s.out = append(s.out, '>')
	s.escaped(t.Words)
	s.out = append(s.out, `</text>`...)
}

func (s *svgPen) Link(href string) {
	s.raw(`<a href="`)
	s.escaped(href)
	s.raw(`">`)
}

func (s *svgPen) EndLink() { s.raw(`</a>`) }

func (s *svgPen) Group(title string) {
	s.raw(`<g>`)
	if title != "" {
		s.raw(`<title>`)
		s.escaped(title)
		s.raw(`</title>`)
	}
}

func (s *svgPen) EndGroup() { s.raw(`</g>`) }

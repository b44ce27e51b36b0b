package board

import "fourcities/games"

// A Picture is a drawing not yet made: how large it is, what it is called, and how a pen draws it. Draw may be called
// any number of times and draws the same each time.
type Picture struct {
	Width, Height int    // in units
	Title         string // what the picture shows, in a few words
	Description   string // what somebody who cannot see it needs to know; empty where the text beside it says that
	Lang          games.Lang
	Paper         bool // black on white everywhere, not only in print
	Draw          func(Pen)
}

// SVGOptions says how a picture becomes SVG.
type SVGOptions struct {
	// Prefix begins the ids in the picture. Pictures on one page need different ones.
	Prefix string
	// Standalone makes it a file of its own: with its namespace, stylesheet, ground and size.
	Standalone bool
	// Decorative hides it from screen readers: for thumbnails beside a text that says the same.
	Decorative bool
}

// SVG draws the picture as an svg element.
func (p Picture) SVG(o SVGOptions) []byte {
	pen := &svgPen{}
	pen.open(p, o)
	if o.Standalone {
		drawn := p.roles()
		pen.raw("<style>" + drawn.stylesheet() + "</style>")
	}
	if o.Standalone || p.Paper {
		pen.Polygon(RolePaper, rectangle(Point{}, p.Width, p.Height)...)
	}
	if p.Draw != nil {
		p.Draw(pen)
	}
	pen.raw("</svg>")
	return pen.out
}

// roles are those that the picture is drawn with, and its ground's.
func (p Picture) roles() roles {
	pen := &svgPen{}
	if p.Draw != nil {
		p.Draw(pen)
	}
	pen.drawn[RolePaper] = true
	return pen.drawn
}

package rulebook

import (
	"github.com/yuin/goldmark/ast"

	"fourcities/games"
)

// A container is a block between "::: kind argument" and ":::".
type container struct {
	ast.BaseBlock
	kind, arg string
	at, argAt int  // offsets in the body
	closed    bool // false when the closing line is missing

	label string // what the reader sees above it
	href  string // of the clause that a ruling is about
}

var kindContainer = ast.NewNodeKind("Container")

// Kind implements ast.Node.
func (c *container) Kind() ast.NodeKind { return kindContainer }

// Dump implements ast.Node.
func (c *container) Dump(source []byte, level int) {
	ast.DumpHelper(c, source, level, map[string]string{"kind": c.kind, "arg": c.arg}, nil)
}

// A chip is an inline [[clause]] or [[fig:name]].
type chip struct {
	ast.BaseInline
	target string
	at     int  // offset in the text that was parsed
	closed bool // false when the closing brackets are missing

	class, href, label string
}

var kindChip = ast.NewNodeKind("Chip")

// Kind implements ast.Node.
func (c *chip) Kind() ast.NodeKind { return kindChip }

// Dump implements ast.Node.
func (c *chip) Dump(source []byte, level int) {
	ast.DumpHelper(c, source, level, map[string]string{"target": c.target}, nil)
}

// A mark is the {#clause} at the end of a heading or a list item. It is rendered as the clause's chip.
type mark struct {
	ast.BaseInline
	clause games.ClauseID
	at     int
	closed bool
}

var kindMark = ast.NewNodeKind("Mark")

// Kind implements ast.Node.
func (m *mark) Kind() ast.NodeKind { return kindMark }

// Dump implements ast.Node.
func (m *mark) Dump(source []byte, level int) {
	ast.DumpHelper(m, source, level, map[string]string{"clause": string(m.clause)}, nil)
}

// A figureBlock stands where the fence of a figure stood.
type figureBlock struct {
	ast.BaseBlock
	html string
}

var kindFigure = ast.NewNodeKind("Figure")

// Kind implements ast.Node.
func (f *figureBlock) Kind() ast.NodeKind { return kindFigure }

// Dump implements ast.Node.
func (f *figureBlock) Dump(source []byte, level int) { ast.DumpHelper(f, source, level, nil, nil) }

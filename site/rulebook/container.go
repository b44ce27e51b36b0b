package rulebook

import (
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// containerFence begins and ends a container; more colons do as well.
const containerFence = ":::"

// A containerParser reads containers. They nest without counting colons: a bare fence closes the innermost one.
type containerParser struct{}

// Trigger implements parser.BlockParser.
func (containerParser) Trigger() []byte { return []byte{':'} }

// Open implements parser.BlockParser. A bare fence opens nothing; where it closes nothing either it stays a paragraph,
// which the survey reports.
func (containerParser) Open(_ ast.Node, reader text.Reader, pc parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	offset := pc.BlockOffset()
	if offset < 0 || !strings.HasPrefix(string(line[offset:]), containerFence) {
		return nil, parser.NoChildren
	}
	rest := strings.TrimLeft(string(line[offset:]), ":")
	kind := strings.TrimSpace(rest)
	if kind == "" {
		return nil, parser.NoChildren
	}
	c := &container{at: segment.Start + offset - segment.Padding}
	c.kind, c.arg, _ = strings.Cut(kind, " ")
	c.arg = strings.TrimSpace(c.arg)
	c.argAt = segment.Start - segment.Padding + strings.LastIndex(string(line), c.arg)
	reader.AdvanceToEOL()
	return c, parser.HasChildren
}

// Continue implements parser.BlockParser.
func (containerParser) Continue(node ast.Node, reader text.Reader, pc parser.Context) parser.State {
	line, _ := reader.PeekLine()
	width, offset := util.IndentWidth(line, reader.LineOffset())
	if width < 4 && isBareFence(line[min(offset, len(line)):]) && innermost(pc) == node {
		node.(*container).closed = true
		reader.AdvanceToEOL()
		return parser.Close
	}
	return parser.Continue | parser.HasChildren
}

// isBareFence reports whether the line holds colons alone, enough of them.
func isBareFence(line []byte) bool {
	text := strings.TrimSpace(string(line))
	return len(text) >= len(containerFence) && strings.Trim(text, ":") == ""
}

// innermost returns the innermost open container; nil while a block of code is open, to which colons belong.
func innermost(pc parser.Context) ast.Node {
	blocks := pc.OpenedBlocks()
	for i := len(blocks) - 1; i >= 0; i-- {
		switch blocks[i].Node.(type) {
		case *ast.FencedCodeBlock:
			return nil
		case *container:
			return blocks[i].Node
		}
	}
	return nil
}

// Close implements parser.BlockParser.
func (containerParser) Close(ast.Node, text.Reader, parser.Context) {}

// CanInterruptParagraph implements parser.BlockParser.
func (containerParser) CanInterruptParagraph() bool { return true }

// CanAcceptIndentedLine implements parser.BlockParser.
func (containerParser) CanAcceptIndentedLine() bool { return false }

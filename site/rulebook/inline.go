package rulebook

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"

	"fourcities/games"
)

// A chipParser reads [[clause]] and [[fig:name]].
type chipParser struct{}

// Trigger implements parser.InlineParser.
func (chipParser) Trigger() []byte { return []byte{'['} }

// Parse implements parser.InlineParser.
func (chipParser) Parse(_ ast.Node, block text.Reader, _ parser.Context) ast.Node {
	target, at, closed, ok := between(block, "[[", "]]")
	if !ok {
		return nil
	}
	return &chip{target: target, at: at, closed: closed}
}

// A markParser reads {#clause}.
type markParser struct{}

// Trigger implements parser.InlineParser.
func (markParser) Trigger() []byte { return []byte{'{'} }

// Parse implements parser.InlineParser.
func (markParser) Parse(_ ast.Node, block text.Reader, _ parser.Context) ast.Node {
	clause, at, closed, ok := between(block, "{#", "}")
	if !ok {
		return nil
	}
	return &mark{clause: games.ClauseID(clause), at: at, closed: closed}
}

// between reads what stands between an opening and a closing text within a line, if the line goes on with the opening
// one. Without a closing one it takes the opening alone, for the survey to report.
func between(block text.Reader, opening, closing string) (inside string, at int, closed, ok bool) {
	line, segment := block.PeekLine()
	if !bytes.HasPrefix(line, []byte(opening)) {
		return "", 0, false, false
	}
	inner := line[len(opening):]
	end := bytes.Index(inner, []byte(closing))
	if end < 0 {
		block.Advance(len(opening))
		return "", segment.Start, false, true
	}
	block.Advance(len(opening) + end + len(closing))
	return string(inner[:end]), segment.Start, true, true
}

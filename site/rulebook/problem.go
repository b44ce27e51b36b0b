package rulebook

import "strconv"

// A Problem is a fault in the prose, with its place. Lines and columns count from 1, columns in letters.
type Problem struct {
	File   string // "content/en/bengaluru/rules/05-tracing.md"
	Line   int    // 0 when the fault is about the whole file
	Column int    // 0 when the fault is about the whole line
	Text   string
}

// String writes the problem as compilers do: "content/en/bengaluru/rules/05-tracing.md:26:3: text".
func (p Problem) String() string {
	out := p.File + ":"
	if p.Line > 0 {
		out += strconv.Itoa(p.Line) + ":"
		if p.Column > 0 {
			out += strconv.Itoa(p.Column) + ":"
		}
	}
	return out + " " + p.Text
}

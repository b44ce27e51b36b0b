package rulebook

import (
	"fmt"
	"sort"
)

// A Problem is a fault in the prose, with its place. Lines and columns count from 1, columns in letters.
type Problem struct {
	File   string // "content/en/bengaluru/rules/05-tracing.md"; a folder when something is missing from it
	Line   int    // 0 when the fault is about the file or folder as a whole
	Column int
	Text   string
}

// String writes the problem as compilers do: "content/en/bengaluru/rules/05-tracing.md:26:3: text".
func (p Problem) String() string {
	return p.place() + ": " + p.Text
}

// place is the file, with line and column when it has them.
func (p Problem) place() string {
	if p.Line == 0 {
		return p.File
	}
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column)
}

// problems collects what is wrong with a book.
type problems struct {
	inFiles []Problem
	inBook  []Problem // about the book as a whole; reported last
}

// at reports a fault at an offset of a file's text.
func (p *problems) at(s *source, offset int, format string, args ...any) {
	line, column := s.place(offset)
	p.inFiles = append(p.inFiles, Problem{s.file, line, column, fmt.Sprintf(format, args...)})
}

// about reports a fault of a whole file or folder.
func (p *problems) about(file, format string, args ...any) {
	p.inBook = append(p.inBook, Problem{File: file, Text: fmt.Sprintf(format, args...)})
}

// list returns the problems by file, line and column, those of the whole book last.
func (p *problems) list() []Problem {
	all := p.inFiles
	sort.SliceStable(all, func(i, j int) bool {
		a, b := all[i], all[j]
		switch {
		case a.File != b.File:
			return a.File < b.File
		case a.Line != b.Line:
			return a.Line < b.Line
		}
		return a.Column < b.Column
	})
	return append(all, p.inBook...)
}

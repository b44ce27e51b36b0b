package rulebook

import (
	"sort"
	"unicode/utf8"

	"fourcities/games"
)

// A source is a file's text and the places of its lines. Offsets are bytes of the whole text, front matter included.
type source struct {
	file     string // as problems name it
	text     []byte
	newlines []int // offsets of the line ends
	start    int   // where the body begins: after the front matter
	end      int   // where it ends
}

func newSource(file string, text []byte) *source {
	s := &source{file: file, text: text, end: len(text)}
	for i, c := range text {
		if c == '\n' {
			s.newlines = append(s.newlines, i)
		}
	}
	return s
}

// body is the Markdown. Its nodes count their offsets from its beginning.
func (s *source) body() []byte { return s.text[s.start:s.end] }

// within is a piece of the body that is read as Markdown by itself, its places still those of the file.
func (s *source) within(at, length int) *source {
	piece := *s
	piece.start, piece.end = s.start+at, s.start+at+length
	return &piece
}

// place turns an offset into line and column, both from 1, columns in letters.
func (s *source) place(offset int) (line, column int) {
	offset = max(0, min(offset, len(s.text)))
	i := sort.SearchInts(s.newlines, offset)
	start := 0
	if i > 0 {
		start = s.newlines[i-1] + 1
	}
	return i + 1, 1 + utf8.RuneCount(s.text[start:offset])
}

// badByte returns the offset of the first byte that is not UTF-8, or a zero byte; -1 when there is none.
func (s *source) badByte() int {
	for i := 0; i < len(s.text); {
		r, size := utf8.DecodeRune(s.text[i:])
		if r == 0 || (r == utf8.RuneError && size == 1) {
			return i
		}
		i += size
	}
	return -1
}

// clip shortens a text found in a file, so that a problem stays one line.
func clip(text string) string { return games.Clip(text) }

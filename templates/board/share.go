package board

import (
	"strconv"
	"strings"
)

// Share writes what the drawings of a page have in common once. The steps of a worked answer draw the same city again
// and again, and differ by a few marks: their common shapes move into a drawing of their own that is not seen, right
// behind the beginning of the body, and each drawing uses them from there. So one drawing can be replaced without the
// others losing anything. The page looks the same, and is smaller by half where there are many steps.
//
// The page is HTML with drawings as [Picture.SVG] writes them. One without a body, or with nothing in common, comes back
// as it is.
func Share(page string) string {
	body := strings.Index(page, "<body")
	if body < 0 {
		return page
	}
	body += strings.IndexByte(page[body:], '>') + 1
	s := sharing{page: page, numbers: map[string]int{}}
	s.readBoards(body)
	return s.write(body)
}

// A piece is an element of drawings, a path or a group of texts, with the places where it stands.
type piece struct {
	text    string
	onPaper bool // there the same shapes have wider lines
	places  []int
}

// A sharing is the pieces of a page's drawings, and for every place of one what stands there.
type sharing struct {
	page    string
	pieces  []piece
	numbers map[string]int // of pieces, by text and paper
	at      map[int]int    // the number of the piece that begins at a place of the page
}

// readBoards finds the pieces of all drawings from there on.
func (s *sharing) readBoards(from int) {
	s.at = map[int]int{}
	const board = `<svg class="` + prefix + `board`
	for {
		i := strings.Index(s.page[from:], board)
		if i < 0 {
			return
		}
		from += i
		end := from + strings.Index(s.page[from:]+"</svg>", "</svg>")
		onPaper := strings.HasPrefix(s.page[from+len(board):], " "+prefix+"on-paper")
		for at := from; at < end; {
			to := at + pieceLength(s.page[at:end])
			if to > at {
				s.note(at, to, onPaper)
				at = to
			} else if i := strings.IndexByte(s.page[at+1:end], '<'); i >= 0 {
				at += 1 + i
			} else {
				at = end
			}
		}
		from = end
	}
}

// pieceLength is the length of the piece that the text begins with, 0 where it begins with none.
func pieceLength(text string) int {
	end := ""
	switch {
	case strings.HasPrefix(text, `<path class="`+prefix):
		end = `"/>`
	case strings.HasPrefix(text, `<g class="`+prefix):
		end = "</g>"
	default:
		return 0
	}
	if i := strings.Index(text, end); i > 0 {
		return i + len(end)
	}
	return 0
}

// note adds a place of a piece.
func (s *sharing) note(from, to int, onPaper bool) {
	text := s.page[from:to]
	key := text
	if onPaper {
		key = "paper " + text
	}
	n, known := s.numbers[key]
	if !known {
		n = len(s.pieces)
		s.numbers[key] = n
		s.pieces = append(s.pieces, piece{text: text, onPaper: onPaper})
	}
	s.pieces[n].places = append(s.pieces[n].places, from)
	s.at[from] = n
}

// follower returns the number of the piece that stands directly behind every place of a piece, as often as that one.
func (s *sharing) follower(n int) (int, bool) {
	p := s.pieces[n]
	next, ok := s.at[p.places[0]+len(p.text)]
	if !ok || len(s.pieces[next].places) != len(p.places) {
		return 0, false
	}
	for _, place := range p.places {
		if other, ok := s.at[place+len(p.text)]; !ok || other != next {
			return 0, false
		}
	}
	return next, true
}

// A run is pieces that always stand together, and what they are replaced by.
type run struct{ text, use string }

// runs lists what is worth sharing, by the number of the first piece, and writes the definitions.
func (s *sharing) runs() (shared map[int]run, definitions string) {
	followed := make([]bool, len(s.pieces))
	for n := range s.pieces {
		if next, ok := s.follower(n); ok {
			followed[next] = true
		}
	}
	shared = map[int]run{}
	var out strings.Builder
	for n, p := range s.pieces {
		times := len(p.places)
		if followed[n] || times < 2 {
			continue
		}
		text := p.text
		for next, ok := s.follower(n); ok; next, ok = s.follower(next) {
			text += s.pieces[next].text
		}
		id := prefix + strconv.Itoa(len(shared)+1)
		use := `<use href="#` + id + `"/>`
		begin := `<g id="` + id + `">`
		if p.onPaper {
			begin = `<g id="` + id + `" class="` + prefix + `on-paper">`
		}
		if definition := begin + text + `</g>`; len(definition)+times*len(use) < times*len(text) {
			shared[n] = run{text, use}
			out.WriteString(definition)
		}
	}
	return shared, out.String()
}

// write writes the page anew, with the definitions at that place.
func (s *sharing) write(body int) string {
	shared, definitions := s.runs()
	if len(shared) == 0 {
		return s.page
	}
	var out strings.Builder
	out.WriteString(s.page[:body])
	out.WriteString(`<svg class="` + prefix + `shared" aria-hidden="true"><defs>` + definitions + `</defs></svg>`)
	last := body
	for at := body; at < len(s.page); at++ {
		n, ok := s.at[at]
		if !ok {
			continue
		}
		if r, ok := shared[n]; ok {
			out.WriteString(s.page[last:at] + r.use)
			last = at + len(r.text)
			at = last - 1
		}
	}
	out.WriteString(s.page[last:])
	return out.String()
}

package rulebook

import (
	"strconv"
	"strings"
	"unicode"
)

// ids are the ids given out on one page of the site.
type ids map[string]bool

// take gives out an id made of a heading's words, unlike any given out before.
func (taken ids) take(text string) string {
	base := slugOf(text)
	id := base
	for n := 2; taken[id]; n++ {
		id = base + "-" + strconv.Itoa(n)
	}
	taken[id] = true
	return id
}

// slugOf makes an id of a text: its letters and digits, of whatever script, in lower case, with hyphens between words.
// It has no dot, so that it is never a clause's.
func slugOf(text string) string {
	var out strings.Builder
	gap := false
	for _, r := range strings.ToLower(text) {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r):
			if gap && out.Len() > 0 {
				out.WriteByte('-')
			}
			gap = false
			out.WriteRune(r)
		case r != '\'' && r != '’':
			gap = true
		}
	}
	if out.Len() == 0 {
		return "section"
	}
	return out.String()
}

package rule

import (
	"html"
	"strings"
	"unicode/utf8"
)

// plain returns the text of the rulebook's own HTML, which is well formed: tags taken out, paragraphs parted by blank
// lines.
func plain(markup string) string {
	var out strings.Builder
	for markup != "" {
		text, rest, found := strings.Cut(markup, "<")
		out.WriteString(html.UnescapeString(text))
		if !found {
			break
		}
		tag, after, _ := strings.Cut(rest, ">")
		if tag == "/p" || tag == "/li" {
			out.WriteString("\n\n")
		}
		markup = after
	}
	return paragraphs(out.String())
}

// paragraphs tidies the blanks within paragraphs and between them.
func paragraphs(text string) string {
	var kept []string
	for p := range strings.SplitSeq(text, "\n\n") {
		if p = strings.Join(strings.Fields(p), " "); p != "" {
			kept = append(kept, p)
		}
	}
	return strings.Join(kept, "\n\n")
}

// column is how many letters a line holds at most.
const column = 80

// wrapped breaks long lines between words.
func wrapped(text string) string {
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		lines[i] = wrappedLine(l)
	}
	return strings.Join(lines, "\n")
}

func wrappedLine(line string) string {
	var out strings.Builder
	length := 0
	for i, word := range strings.Fields(line) {
		n := utf8.RuneCountInString(word)
		switch {
		case i == 0:
		case length+1+n > column:
			out.WriteByte('\n')
			length = 0
		default:
			out.WriteByte(' ')
			length++
		}
		out.WriteString(word)
		length += n
	}
	return out.String()
}

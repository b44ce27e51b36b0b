package rule

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"fourcities/cmd/fourcities/internal/words"
	"fourcities/games"
	"fourcities/site/rulebook"
	"fourcities/templates"
)

// passage is a clause for people to read: its heading, its text, our ruling, where it comes from, what shows it.
func passage(c games.Clause, book *rulebook.Book, lang games.Lang) string {
	w := templates.WordsIn(lang)
	anchor, stated := book.Anchor(c.ID)
	heading := string(c.ID)
	if stated {
		heading = anchor.Title + " [" + heading + "]"
	}
	parts := []string{heading}
	if anchor.Text != "" {
		parts = append(parts, anchor.Text)
	}
	for _, text := range rulings(book, c.ID) {
		if !strings.Contains(squeezed(anchor.Text), squeezed(text)) {
			parts = append(parts, capital(w.Source[games.Ruling])+": "+text)
		}
	}
	parts = append(parts, w.Sources+": "+sources(c, w))
	if shown := figures(book, c.ID, lang); shown != "" {
		parts = append(parts, w.ShownIn+":\n"+shown)
	}
	for i, p := range parts {
		parts[i] = wrapped(p)
	}
	return strings.Join(parts, "\n\n") + "\n"
}

// capital begins a word with a capital letter.
func capital(word string) string {
	first, size := utf8.DecodeRuneInString(word)
	return string(unicode.ToUpper(first)) + word[size:]
}

// squeezed is a text without its blanks, for comparing texts that are broken into lines in different places.
func squeezed(text string) string { return strings.Join(strings.Fields(text), "") }

// rulings are our decisions about a clause, in plain text.
func rulings(book *rulebook.Book, id games.ClauseID) []string {
	var texts []string
	for _, r := range book.Rulings {
		if r.Clause == id {
			texts = append(texts, plain(r.HTML))
		}
	}
	return texts
}

func sources(c games.Clause, w *templates.Words) string {
	var notes []string
	for _, s := range c.Sources {
		notes = append(notes, w.SourceNote[s])
	}
	return strings.Join(notes, "; ")
}

// mostFigures is how many of the figures that show a clause are listed; the site has them all.
const mostFigures = 3

// figures lists what shows a clause, a line each: the first few, and how many more there are.
func figures(book *rulebook.Book, id games.ClauseID, lang games.Lang) string {
	var lines []string
	shown := book.ShownBy(id)
	for i, f := range shown {
		if rest := len(shown) - i; i == mostFigures && rest > 1 {
			lines = append(lines, words.Say(lang, "more-figures", games.IntField("count", rest)))
			break
		}
		line := "- " + f.Label()
		if caption := plain(f.CaptionHTML); caption != "" {
			line += ": " + caption
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

// index lists the clauses with what each is about.
func index(g games.Game, book *rulebook.Book) string {
	widest := 0
	for _, c := range g.Clauses() {
		widest = max(widest, len(c.ID))
	}
	var out strings.Builder
	for _, c := range g.Clauses() {
		anchor, _ := book.Anchor(c.ID)
		line := string(c.ID) + strings.Repeat(" ", widest-len(c.ID)+2) + anchor.Title
		out.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	return out.String()
}

package explain

import (
	"strings"

	"fourcities/games"
)

// mostWords is how many words a text may have for which other cases are tried: each word makes three times as many.
const mostWords = 4

// meant asks whether a move was meant that differs in the case of whole words alone: "bt-e6" for "BT-e6". Of other
// texts it says nothing. Moves are read exactly; this is a hint.
func meant(t games.Table, text string) string {
	if len(text) > 40 || len(strings.FieldsFunc(text, separates)) > mostWords {
		return ""
	}
	if move, ok := inCase(t, "", text); ok {
		return " Did you mean " + move + "?"
	}
	return ""
}

// inCase tries what is left of a text in capital letters, in small letters and as it is, word by word.
func inCase(t games.Table, done, left string) (string, bool) {
	begin := strings.IndexFunc(left, func(r rune) bool { return !separates(r) })
	if begin < 0 {
		_, err := t.Explain(done + left)
		return done + left, err == nil
	}
	end := begin + strings.IndexFunc(left[begin:]+" ", separates)
	word := left[begin:end]
	for _, w := range []string{strings.ToUpper(word), strings.ToLower(word), word} {
		if move, ok := inCase(t, done+left[:begin]+w, left[end:]); ok {
			return move, true
		}
	}
	return "", false
}

// separates reports whether a letter stands between words.
func separates(r rune) bool { return strings.ContainsRune(" -=:,+*/@", r) }

package games

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// A Message is something that an engine has to say, without the words: the clause it cites, which of the clause's
// sentences is meant, and the typed parameters. The words are in a [Sentences] table, one a language.
type Message struct {
	Clause ClauseID // empty when the fault is one of form
	Case   string   // tells the sentences of one clause apart; empty for the main one
	Args   []Field
}

// Say makes a message about a clause.
func Say(clause ClauseID, args ...Field) Message { return Message{Clause: clause, Args: args} }

// SayCase makes a message that uses another sentence of the clause than the main one.
func SayCase(clause ClauseID, which string, args ...Field) Message {
	return Message{Clause: clause, Case: which, Args: args}
}

// Key is the message's entry in a table of sentences: the clause, or "form", and the case after a slash.
func (m Message) Key() string {
	key := string(m.Clause)
	if key == "" {
		key = "form"
	}
	if m.Case != "" {
		key += "/" + m.Case
	}
	return key
}

// Arg returns the parameter of that name.
func (m Message) Arg(name string) (Value, bool) {
	for _, f := range m.Args {
		if f.Name == name {
			return f.Value, true
		}
	}
	return Value{}, false
}

// A Lang is a language of the project, by its IETF tag.
type Lang string

// The languages of the project.
const (
	English Lang = "en"
	Serbian Lang = "sr"
)

// Langs lists the languages, the first being the one that others fall back to.
func Langs() []Lang { return []Lang{English, Serbian} }

// Sentences holds the sentences of one language by [Message.Key]. A sentence names parameters in braces,
// "{square} is a park"; a parameter with words after a colon chooses between them by number, "{count:tile|tiles}".
type Sentences map[string]string

// Render puts the message into words. A message without a sentence is rendered as its key and parameters, so that
// nothing is ever lost; tests see to it that this does not happen to messages that engines produce.
func (s Sentences) Render(lang Lang, m Message) string {
	sentence, ok := s[m.Key()]
	if !ok {
		return bare(m)
	}
	var out strings.Builder
	for {
		open := strings.IndexByte(sentence, '{')
		if open < 0 {
			break
		}
		length := strings.IndexByte(sentence[open:], '}')
		if length < 0 {
			break
		}
		out.WriteString(sentence[:open])
		filled := s.fill(lang, sentence[open+1:open+length], m)
		if value, _ := m.Arg(sentence[open+1 : open+length]); out.Len() == 0 && (value.Kind == Player || value.Kind == Word) {
			filled = capital(filled)
		}
		out.WriteString(filled)
		sentence = sentence[open+length+1:]
	}
	out.WriteString(sentence)
	return out.String()
}

// fill renders one placeholder: a name, or a name and the words to choose between.
func (s Sentences) fill(lang Lang, placeholder string, m Message) string {
	name, words, choose := strings.Cut(placeholder, ":")
	value, ok := m.Arg(name)
	if !ok {
		return "{" + placeholder + "}"
	}
	if choose {
		return chosen(lang, value.Number, strings.Split(words, "|"))
	}
	switch value.Kind {
	case Player:
		return playerWord(lang) + " " + value.String()
	case Word:
		if word, ok := s["word/"+value.Text]; ok {
			return word
		}
	}
	return value.String()
}

// chosen picks the word for a number by the language's plural classes: two in English, three in Serbian.
func chosen(lang Lang, n int, words []string) string {
	class := 1
	switch {
	case lang == Serbian && n%10 == 1 && n%100 != 11:
		class = 0
	case lang == Serbian && n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14):
		class = 1
	case lang == Serbian:
		class = 2
	case n == 1:
		class = 0
	}
	return words[min(class, len(words)-1)]
}

// capital makes a sentence out of a text that begins with a word of ours; names of squares keep their case.
func capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}

func playerWord(lang Lang) string {
	if lang == Serbian {
		return "играч"
	}
	return "player"
}

// bare is the message without a sentence: "move.change square=D5 tile=B2".
func bare(m Message) string {
	out := m.Key()
	for _, f := range m.Args {
		out += " " + f.Name + "=" + f.Value.String()
	}
	return out
}

package generator

import "fourcities/games"

// Sentences are the words for what all kinds have to say.
func Sentences(lang games.Lang) games.Sentences {
	return games.In(lang, english, serbian)
}

var english = games.Sentences{
	"form/cancelled":           "Cancelled before anything was made.",
	"form/order-players":       "{players} {players:player|players}: this is made for {least} to {most}.",
	"form/order-no-players":    "The number of players plays no part in this; leave it out.",
	"form/order-size":          "Size {size}: this is made in sizes from {least} to {most}.",
	"form/order-no-size":       "This has one size only; leave the size out.",
	"form/order-difficulty":    "There is no difficulty \"{difficulty}\"; there are {known}.",
	"form/order-no-difficulty": "This has no grades of difficulty; leave \"{difficulty}\" out.",
	"form/id-form":             "\"{id}\" is not an id; ids look like bengaluru-layout-3p-g1-7f3k2.",
	"form/id-kind":             "\"{id}\": nothing called {kind} is made for {game}; the command list says what is.",
	"form/id-version":          "\"{id}\" is of version {version}, but this program makes version {ours}; use the release that made it.",
	"form/id-order":            "\"{id}\" is not written as this program writes ids, or asks for what cannot be made (players, size, difficulty).",
}

var serbian = games.Sentences{
	"form/cancelled":           "Прекинуто пре него што је ишта направљено.",
	"form/order-players":       "Број играча {players}: ово се прави за {least} до {most}.",
	"form/order-no-players":    "Број играча овде не игра улогу; треба га изоставити.",
	"form/order-size":          "Величина {size}: ово се прави у величинама од {least} до {most}.",
	"form/order-no-size":       "Ово има само једну величину; треба је изоставити.",
	"form/order-difficulty":    "Не постоји тежина „{difficulty}“; постоје {known}.",
	"form/order-no-difficulty": "Ово нема степене тежине; треба изоставити „{difficulty}“.",
	"form/id-form":             "„{id}“ није ознака; ознаке изгледају овако: bengaluru-layout-3p-g1-7f3k2.",
	"form/id-kind":             "„{id}“: за игру {game} не прави се {kind}; наредба list каже шта се прави.",
	"form/id-version":          "„{id}“ је издање {version}, а овај програм прави издање {ours}; треба узети програм који ју је направио.",
	"form/id-order":            "„{id}“ није написана као што овај програм пише ознаке, или тражи нешто што се не може направити.",
}

// Say puts a message of this kind into words, falling back to English.
func (k Kind) Say(lang games.Lang, m games.Message) string {
	for _, l := range []games.Lang{lang, games.English} {
		if sentences := k.having(l, m); sentences != nil {
			return sentences.Render(l, m)
		}
	}
	return games.Sentences{}.Render(lang, m)
}

// SayOf puts a message of a puzzle of this kind into words: in the kind's sentences, or in its game's where the kind has
// none, falling back to English.
func (k Kind) SayOf(g games.Game, lang games.Lang, m games.Message) string {
	for _, l := range []games.Lang{lang, games.English} {
		if sentences := k.having(l, m); sentences != nil {
			return sentences.Render(l, m)
		}
		if g.HasSentence(l, m) {
			return g.Say(l, m)
		}
	}
	return games.Sentences{}.Render(lang, m)
}

// having returns the table of the language that has the message's sentence, nil when there is none.
func (k Kind) having(lang games.Lang, m games.Message) games.Sentences {
	for _, table := range []func(games.Lang) games.Sentences{k.Sentences, Sentences} {
		if table == nil {
			continue
		}
		sentences := table(lang)
		if _, ok := sentences[m.Key()]; ok {
			return sentences
		}
	}
	return nil
}

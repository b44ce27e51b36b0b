package generator

import "fourcities/games"

// Sentences are the words for what all kinds have to say.
func Sentences(lang games.Lang) games.Sentences {
	if lang == games.Serbian {
		return serbian
	}
	return english
}

var english = games.Sentences{
	"form/order-players":       "{players} {players:player|players}: this is made for {least} to {most}.",
	"form/order-size":          "Size {size}: boards go from {least} to {most} squares a side.",
	"form/order-difficulty":    "There is no difficulty \"{difficulty}\"; there are {known}.",
	"form/order-no-difficulty": "This has no grades of difficulty; leave \"{difficulty}\" out.",
	"form/id-form":             "\"{id}\" is not an id; ids look like bengaluru-layout-3p-g1-7f3k2.",
	"form/id-kind":             "\"{id}\": nothing called {kind} is made for {game}; the command list says what is.",
	"form/id-version":          "\"{id}\" is of version {version}, but this program makes version {ours}; use the release that made it.",
	"form/id-order":            "\"{id}\" is not written as this program writes ids, or asks for what cannot be made (players, size, difficulty).",
}

var serbian = games.Sentences{
	"form/order-players":       "Број играча {players}: ово се прави за {least} до {most}.",
	"form/order-size":          "Величина {size}: табле имају од {least} до {most} поља по страници.",
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
		for _, table := range []func(games.Lang) games.Sentences{k.Sentences, Sentences} {
			if sentences := table(l); sentences != nil {
				if _, ok := sentences[m.Key()]; ok {
					return sentences.Render(l, m)
				}
			}
		}
	}
	return games.Sentences{}.Render(lang, m)
}

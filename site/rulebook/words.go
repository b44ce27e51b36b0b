package rulebook

import "fourcities/games"

// words are the few words that the package itself puts into a page.
type words struct {
	figure, ruling, mistake, note, example string
}

var english = words{figure: "Fig.", ruling: "Ruling", mistake: "Common mistake", note: "Note", example: "Example"}

var serbian = words{figure: "Сл.", ruling: "Тумачење", mistake: "Честа грешка", note: "Напомена", example: "Пример"}

func wordsIn(lang games.Lang) words {
	if lang == games.Serbian {
		return serbian
	}
	return english
}

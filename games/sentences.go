package games

// formSentences are the sentences about faults of form that all games share.
func formSentences(lang Lang) Sentences { return In(lang, formEnglish, formSerbian) }

var formEnglish = Sentences{
	"form/nothing": "There is no text; a position begins with the word {want}.",
	"form/word":    "A position begins with the word {want}, not with \"{found}\".",
	"form/pair":    "At character {place}: \"{found}\" is not of the form name:value.",
	"form/double":  "At character {place}: the field {field} is there twice; leave one out.",
	"form/unknown": "At character {place}: there is no field \"{field}\"; the fields are {known}.",
	"form/missing": "The field {field} is missing.",
	"form/value":   "Field {field}, at character {place}: found \"{found}\" where something like {want} belongs.",
	"form/move":    "\"{found}\" is not a move; moves look like {want}.",

	"form/unforced": "{game} plays no move without asking its rules.",
}

var formSerbian = Sentences{
	"form/nothing": "Нема текста; положај почиње речју {want}.",
	"form/word":    "Положај почиње речју {want}, а не са „{found}“.",
	"form/pair":    "Код знака {place}: „{found}“ није облика име:вредност.",
	"form/double":  "Код знака {place}: поље {field} наведено је два пута; једно треба изоставити.",
	"form/unknown": "Код знака {place}: не постоји поље „{field}“; поља су {known}.",
	"form/missing": "Недостаје поље {field}.",
	"form/value":   "Поље {field}, код знака {place}: стоји „{found}“, а очекује се нешто као {want}.",
	"form/move":    "„{found}“ није потез; потези изгледају овако: {want}.",

	"form/unforced": "{game} не игра ниједан потез мимо правила.",
}

// In returns the table of the language, nil where there is none.
func In(lang Lang, english, serbian Sentences) Sentences {
	switch lang {
	case English:
		return english
	case Serbian:
		return serbian
	}
	return nil
}

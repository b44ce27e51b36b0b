package board

import "fourcities/games"

// bengaluruSerbian holds the drawing's own sentences in Serbian.
var bengaluruSerbian = games.Sentences{
	"word/power": "струја", "word/water": "вода",
	"word/empty": "празна", "word/abandoned": "напуштена", "word/fragile": "крхка", "word/safe": "сигурна",

	// On the board.
	"form/supply-power": "струја",
	"form/supply-water": "вода",
	"form/state":        "{state}",

	// Title and description.
	"form/title":             "Бенгалуру, град од {size} пута {size} поља",
	"form/title-crop":        "Бенгалуру, поља од {from} до {to} у граду од {size} пута {size}",
	"form/turn-roll":         "Рунда {round}: {player} ({letter}) треба да баци коцку.",
	"form/turn-jump":         "Рунда {round}: {player} ({letter}) сме да скочи.",
	"form/turn-dig":          "Рунда {round}: {player} ({letter}) сме да копа.",
	"form/turn-double":       "Рунда {round}: {player} ({letter}) сме да одигра још један обичан потез.",
	"form/turn-standard":     "Рунда {round}: {player} ({letter}) треба да одигра обичан потез.",
	"form/turn-over":         "Рунда {round}: партија је завршена.",
	"form/houses":            "{player} ({letter}), куће: {houses}.",
	"form/house":             "{square}, струја {power}, вода {water}, {state}",
	"form/token":             "Жетон на {square}.",
	"form/token-off":         "Жетон ван табле.",
	"form/dozer":             "Раскопано поље је {square}.",
	"form/traced-yes":        "Праћено од куће на {square}: {utility} стиже.",
	"form/traced-no":         "Праћено од куће на {square}: {utility} не стиже.",
	"form/squares-changed":   "Последњи потез променио је: {squares}.",
	"form/squares-marked":    "Означено: {squares}.",
	"form/squares-reach":     "Може да се изабере: {squares}.",
	"form/squares-offlimits": "Забрањено: {squares}.",

	// The pencil sheet.
	"form/sheet-title":       "Лист за игру оловком, {players} играча",
	"form/sheet-description": "За сваког играча табела са по једним редом за струју и воду сваке куће и {rounds} рунди; шест плочица са ознакама; шта доноси коцка.",
	"form/sheet-player":      "{player}",
	"form/sheet-round":       "рунда",
	"form/sheet-die":         "од 3. рунде",
	"form/sheet-die-none":    "ништа",
	"form/sheet-die-jump":    "скок",
	"form/sheet-die-double":  "2x",
	"form/sheet-die-dig":     "копање",

	// The key: words beside signs.
	"form/key-title":  "Шта значе знаци",
	"form/key-house":  "кућа",
	"form/key-token":  "углови: жетон",
	"form/key-park":   "парк",
	"form/key-dug":    "раскопано поље",
	"form/key-player": "{player}",

	// Faults in what was asked.
	"form/ask-unknown":   "Не постоји „{ask}“; може да се тражи: {known}.",
	"form/ask-valueless": "{ask} нема вредност; треба изоставити „={value}“.",
	"form/ask-double":    "„{ask}“ тражи исто два пута; довољно је једном.",
	"form/ask-phase":     "„{ask}“ тражи играча који бира поље, а фаза је {phase}.",
	"form/ask-square":    "{ask}={value}: „{found}“ није поље; поља ове табле су од A1 до {last}.",
	"form/ask-house":     "{ask}={value}: на {square} нема куће; треба навести поље куће.",
	"form/ask-utility":   "{ask}={value}: „{found}“ није ни струја ни вода; пише се {square}.power, {square}.water, или {square} за обоје.",
	"form/ask-crop":      "{ask}={value} није део табле; пишу се два угла, на пример C3-G7.",
	"form/ask-before":    "Претходни положај има другу величину или други број играча; мора да буде из исте партије.",
	"form/ask-sheet":     "Од листа не може ништа да се тражи; треба изоставити „{ask}“.",
}

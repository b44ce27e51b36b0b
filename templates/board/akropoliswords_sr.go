package board

import "fourcities/games"

// akropolisSerbian holds the drawing's own sentences in Serbian.
var akropolisSerbian = games.Sentences{
	"word/quarries": "каменоломи",
	"word/houses":   "куће", "word/markets": "тржнице", "word/barracks": "касарне", "word/temples": "храмови", "word/gardens": "баште",
	"word/house-plazas": "тргови кућа", "word/market-plazas": "тргови тржница", "word/barracks-plazas": "тргови касарни",
	"word/temple-plazas": "тргови храмова", "word/garden-plazas": "тргови башта",

	// Title, description and labels.
	"form/title":        "Akropolis, град који гради {player}",
	"form/title-layout": "Akropolis, плочице по реду, број играча: {players}",
	"form/turn":         "{player} треба да узме плочицу; рунда {round} од {rounds}.",
	"form/lay":          "После рунде {round} од {rounds} треба изложити наредну гомилу; затим је на потезу {player}.",
	"form/over":         "Партија је завршена.",
	"form/site":         "Градилиште од позиције 0: {tiles}.",
	"form/stacks":       "Гомиле редом којим се излажу: {stacks}.",
	"form/city":         "{player} ({letter}) има град од {tiles} {tiles:плочице|плочице|плочица}, у којем се {cells:види|виде|види} {cells} {cells:шестоугао|шестоугла|шестоуглова}; нивои од другог навише су у заградама.",
	"form/kind":         "{hex}: {cells}.",
	"form/fresh":        "Последњим потезом положено: {cells}.",
	"form/marked":       "Означено: {cells}.",
	"form/stones":       "{player} ({letter}) има {stones} {stones:камен|камена|каменова}.",
	"form/round":        "рунда {round} од {rounds}",

	// Answers.
	"score.houses/asked-qualifies":           "У групи кућа која се бодује, са бодовима: {cells}.",
	"score.houses/asked-other-group":         "Нису у тој групи: {cells}.",
	"score.markets/asked-qualifies":          "Без друге тржнице поред себе, са бодовима: {cells}.",
	"score.markets/asked-next-to-market":     "Поред друге тржнице, која је у загради: {cells}.",
	"score.barracks/asked-qualifies":         "На ивици града, са бодовима: {cells}.",
	"score.barracks/asked-landlocked":        "Без иједног празног поља поред себе: {cells}.",
	"score.barracks/asked-only-lakes":        "Празна поља поред њих затвара град, као она у загради: {cells}.",
	"score.barracks/asked-lake-counts":       "Уз језеро, које је у загради, а за овим столом рачуна се као ивица: {cells}.",
	"score.temples/asked-qualifies":          "Изграђени унаоколо са свих шест страна, са бодовима: {cells}.",
	"score.temples/asked-not-enclosed":       "С празним пољем поред себе, као оно у загради: {cells}.",
	"score.gardens/asked-qualifies":          "Баште се увек рачунају, са овим бодовима: {cells}.",
	"variant.houses/asked-doubled-group":     "У групи кућа која се бодује, која вреди десет или више и рачуна се двоструко, са бодовима: {cells}.",
	"variant.markets/asked-doubled-plaza":    "Поред трга тржница, који је у загради, па се рачунају двоструко: {cells}.",
	"variant.barracks/asked-doubled-outside": "С три или више отворених страна, па се рачунају двоструко, са бодовима: {cells}.",
	"variant.temples/asked-doubled-high":     "На другом нивоу или више, па се рачунају двоструко, са бодовима: {cells}.",
	"variant.gardens/asked-doubled-lake":     "Поред језера, које је у загради, па се рачунају двоструко: {cells}.",
	"score.stars/asked-plazas":               "{count:Трг|Тргови|Тргови} на {cells}: {stars} {stars:звездица|звездице|звездица}.",
	"lake.region/asked-lake":                 "Језеро од {count} {count:поља|поља|поља}: {cells}.",
	"lake.region/asked-none":                 "Језера нема.",
	"place.ground/asked-places":              "У приземљу плочица може да лежи на {count} {count:месту|места|места}.",
	"place.support/asked-places":             "На вишим нивоима може да лежи на {count} {count:месту|места|места}.",
	"place.support/asked-nowhere":            "На вишим нивоима још не може нигде да лежи.",
	"place.rotate/asked-ways":                "На свако место може у три положаја, укупно {count}.",

	// The score pad.
	"form/sheet-title":       "Лист за бодовање",
	"form/sheet-description": "За сваког играча и сваку од пет боја поља за вредност, звездице и бодове, затим камење и збир.",
	"form/sheet-houses":      "куће",
	"form/sheet-markets":     "тржнице",
	"form/sheet-barracks":    "касарне",
	"form/sheet-temples":     "храмови",
	"form/sheet-gardens":     "баште",
	"form/sheet-stones":      "камење",
	"form/sheet-total":       "збир",
	"form/sheet-value":       "вред.",
	"form/sheet-stars":       "звезд.",
	"form/sheet-points":      "бодови",

	// The key: words beside signs.
	"form/key-title":  "Шта значе знаци",
	"form/key-plaza":  "трг са звездицама",
	"form/key-quarry": "каменолом",
	"form/key-level":  "ниво 2 (1 се не пише)",
	"form/key-stone":  "камен",
	"form/key-player": "{player}",
	"form/key-turn":   "на потезу",

	// Faults in what was asked.
	"form/ask-unknown":       "Не постоји „{ask}“; може да се тражи: {known}.",
	"form/ask-valueless":     "{ask} нема вредност; треба изоставити „={value}“.",
	"form/ask-double":        "„{ask}“ се тражи два пута; довољно је једном, више вредности са зарезом.",
	"form/ask-city":          "{ask}={value}: играч се наводи бројем, од 1 до {players}.",
	"form/ask-colour":        "{ask}={value}: „{found}“ није боја; постоје houses, markets, barracks, temples, gardens.",
	"form/ask-colour-double": "{ask}={value}: {found} стоји два пута.",
	"form/ask-cell":          "{ask}={value}: „{found}“ није поље; поља се пишу као 1.-2.",
	"form/ask-far":           "{ask}={value}: {found} је далеко од сваког града.",
	"form/ask-move":          "{ask}={value}: „{found}“ није полагање плочице; пише се као 0=1.1S.",
	"form/ask-turn":          "{ask}={value}: на потезу је {player}; треба приказати тај град.",
	"form/ask-sheet":         "Од листа не може ништа да се тражи; треба изоставити „{ask}“.",
}

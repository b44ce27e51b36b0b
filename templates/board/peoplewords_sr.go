package board

import "fourcities/games"

// peopleSerbian holds the drawing's own sentences in Serbian.
var peopleSerbian = games.Sentences{
	"word/red": "црвена", "word/blue": "плава", "word/yellow": "жута", "word/green": "зелена",

	// The supplies.
	"form/to-build":      "гради",
	"form/to-bribe":      "подмићује",
	"form/outside-label": "ван града",

	// Title and description.
	"form/title":          "People, град за {players} играча",
	"form/title-crop":     "People, четврти од {from} до {to}",
	"form/now-build":      "{player} треба да гради.",
	"form/now-bribe":      "{player} је саградио и сме да подмићује.",
	"form/now-over":       "Партија је завршена.",
	"form/humans":         "Људи по четвртима, редови одозго: {rows}; ван града {outside}.",
	"form/dozer":          "Булдожер је на {district}.",
	"form/shield":         "Штит је на {district}.",
	"form/player":         "{player} ({letter}, {colour}) има фабрике на {edges}, за градњу му остаје {factories}, а има и {coins} {coins:биткоин|биткоина|биткоина}.",
	"form/player-unbuilt": "{player} ({letter}, {colour}) још нема фабрика, за градњу му остаје {factories}, а има и {coins} {coins:биткоин|биткоина|биткоина}.",
	"form/blocks":         "Барикаде на {edges}.",
	"form/blocks-left":    "{left:Остала је|Остале су|Остало је} {left} {left:барикада|барикаде|барикада}.",
	"form/fence-2":        "Ограда од барикада стоји изнад реда 5 и десно од колоне E.",
	"form/fence-3":        "Ограда од барикада стоји изнад реда 5.",
	"form/changed":        "Последњи потез променио је: {changes}.",
	"form/target":         "Треба постићи: {districts}; свуда другде остаје како јесте.",
	"form/marked":         "Означено: {places}.",

	// Answers.
	"score.factory/asked-heat":       "{count:Празна је|Празне су|Празно је} {count} {count:ивица|ивице|ивица}, све заједно {count:вреди|вреде|вреде} {total}; {hot:најврелија је|најврелије су|најврелије су} {edges} са {points} {points:поеном|поена|поена}.",
	"turn.build/asked-no-edge":       "Ниједна ивица није празна.",
	"score.factory/asked-worth":      "{player}: {factories}; заједно {total} {total:поен|поена|поена}.",
	"score.factory/asked-no-factory": "{player} није саградио ниједну фабрику.",
	"police.move/asked-open":         "Из {district} људи могу у {open}.",
	"police.move/asked-stay":         "Ту {humans:живи|живе|живи} {humans} {humans:човек|човека|људи}, довољно за сваког отвореног суседа: полиција би у сваког послала једног, а {stay} би {stay:остао|остала|остало}.",
	"police.choose/asked-open":       "Ту {humans:живи|живе|живи} {humans} {humans:човек|човека|људи}, премало за отворене суседе, којих има {count}: полиција би сваког послала у другог суседа, по твом избору.",
	"police.none/asked-open":         "{district} нема отвореног суседа: нико не може да изађе.",
	"police.district/asked-dozer":    "Полиција ипак не може у {district}: ту је булдожер.",
	"police.district/asked-empty":    "У {district} не живи нико, па полиција не може ту.",
	"bulldozer.take/asked-most":      "Из {district}, где {humans:живи|живе|живи} {humans} {humans:човек|човека|људи}, булдожер узима бар једног, а највише {most}.",
	"bulldozer.take/asked-one":       "У {district} живи један човек; булдожер може да узме само њега.",
	"bulldozer.drive/asked-places":   "Може у ове четврти ако узме оволико људи: {places}.",
	"bulldozer.drive/asked-none":     "Булдожер на {district} је затворен са све четири стране.",
	"more.need/asked-outside":        "Ван града {outside:је|су|је} {outside} {outside:човек|човека|људи}, довољно да дођу нови.",
	"more.need/asked-nobody":         "Ван града нема никога: нови људи не могу да дођу.",
	"more.crossing/asked-list":       "{count} {count:раскрсница|раскрснице|раскрсница}, по четврти доле лево: {crossings}.",

	// The pencil sheet.
	"form/sheet-title":       "Лист за игру оловком",
	"form/sheet-description": "За сваког играча по једно поље за сваку фабрику и сваки биткоин, поља за крајњу вредност сваке фабрике, за преостале биткоине и за збир; испод је по једно поље за сваког човека ван града.",
	"form/sheet-points":      "поени на крају",

	// The key: words beside signs.
	"form/key-title":   "Шта значе знаци",
	"form/key-humans":  "колико људи ту живи",
	"form/key-factory": "фабрика",
	"form/key-block":   "барикада",
	"form/key-dozer":   "булдожер",
	"form/key-shield":  "полиција",
	"form/key-coin":    "биткоин",
	"form/key-player":  "{player}",
	"form/key-turn":    "на потезу",

	// Faults in what was asked.
	"form/ask-unknown":   "Не постоји „{ask}“; може да се тражи: {known}.",
	"form/ask-valueless": "{ask} нема вредност; треба изоставити „={value}“.",
	"form/ask-double":    "„{ask}“ се тражи два пута; довољно је једном.",
	"form/ask-before":    "Претходна позиција је за други број играча.",
	"form/ask-player":    "{ask}={value}: пише се број играча, од 1 до {players}, или ништа за све.",
	"form/ask-district":  "{ask}={value}: „{found}“ није четврт у игри; четврти су од A1 до {last}.",
	"form/ask-edge":      "{ask}={value}: „{found}“ није ивица у игри; у имену је прво доња или лева четврт, на пример A1-A2.",
	"form/ask-crop":      "{ask}={value} није део града; пишу се два угла, на пример A1-C3.",
	"form/ask-target":    "{ask} тражи {rows} редова са по {columns} бројева одозго, на пример 3.2.4, а између редова /.",
	"form/ask-count":     "{ask}: „{found}“ није број људи.",
	"form/ask-sum":       "{ask} има {sum} људи, а у граду их живи {humans}.",
	"form/ask-sheet":     "Од листа не може ништа да се тражи; треба изоставити „{ask}“.",
}

package aliencity

import "fourcities/games"

// serbian holds the game's Serbian sentences, as english does. Colours and structures are feminine there, like the tile,
// the tower and the bonus that they are said of.
var serbian = games.Sentences{
	"form/sides": "Поље {field}: наводе се два играча, са тачком и зарезом између; {count:наведен је|наведена су|наведено је} {count}.",

	"word/red":   "црвена",
	"word/blue":  "плава",
	"word/green": "зелена",
	"word/black": "црна",

	"word/red-tower":   "црвена кула",
	"word/blue-tower":  "плава кула",
	"word/green-tower": "зелена кула",
	"word/red-dome":    "црвена купола",
	"word/blue-dome":   "плава купола",
	"word/green-dome":  "зелена купола",
	"word/black-dome":  "црна купола",

	"setup.tiles":       "Боја {colour}: {count:наведена је|наведене су|наведено је} {count} {count:плочица|плочице|плочица}; град их од сваке боје има пет.",
	"setup.tiles/rows":  "Град има пет редова плочица, а не {rows}.",
	"setup.tiles/row":   "{row}. ред одозго има {tiles} {tiles:плочицу|плочице|плочица}; сваки ред има четири.",
	"setup.tiles/twice": "Плочица {tile} је наведена два пута; ниједна боја нема исти број два пута.",

	"setup.supply":       "{structure}: {left:остала је|остале су|остало је} {left}, а {built:изграђена је|изграђене су|изграђено је} {built}; заједно их мора бити {total}.",
	"setup.supply/sides": "Играчима не може остати {first} и {second}: један је почео са 3223333, а други са 2323333.",
	"setup.supply/none":  "{player} више нема ту фигуру: {structure}.",

	"turn.build/done": "{player} гради на {lot}: {structure}.",
	"turn.build/next": "На потезу је {player}.",
	"turn.pass":       "{player} мора да гради: на избор има {builds} {builds:градњу|градње|градњи}, на пример {example}.",
	"turn.pass/done":  "{player} нема ниједну дозвољену градњу и прескаче, али само овај потез.",

	"lot.empty":       "На {lot} већ стоји {structure}; парцела је заузета.",
	"lot.empty/twice": "{lot} је наведена два пута; на парцелу иде једна грађевина.",

	"dome.colour":        "Купола иде на плочицу своје боје: плочица под {lot} је {ground}, а {colour} подлога је још отворена на {open}.",
	"dome.colour/own":    "Плочица под {lot} је {ground}, као и купола.",
	"dome.fallback/done": "{colour} подлога више нема ниједну парцелу отворену за градњу, па купола сме и овде, где је плочица {ground}.",

	"tower.colour":       "Плочица под {lot} је {ground} и има {count} {count:грађевину|грађевине|грађевина}; док их не буде две, кула на њој мора бити {ground}.",
	"tower.colour/own":   "Плочица под {lot} је {ground}, као и кула.",
	"tower.colour/black": "Плочица под {lot} је црна, а на црној сме да стоји свака кула.",
	"tower.colour/third": "Плочица под {lot} је {ground}, али већ има {count} {count:грађевину|грађевине|грађевина}, па на њој сме да стоји свака кула.",
	"tower.strict":       "Плочица под {lot} је {ground} и има {count} {count:грађевину|грађевине|грађевина}; по строгој опцији купола без отворене подлоге своје боје сме тамо тек као трећа грађевина или касније.",

	"icon.last":      "{lot} је парцела симбола, која на плочици долази последња на ред; још је отворено: {open}.",
	"icon.last/done": "{lot} је парцела симбола; све друге празне парцеле те плочице су затворене, па се на њој сме градити.",

	"road.one":            "Градња на {lot} одсекла би од пута {cut}; све празне парцеле морају остати једна мрежа.",
	"road.one/already":    "Ниједна градња није дозвољена, ни на {lot} ни другде: пут је већ прекинут, одсечено је {cut}.",
	"road.one/closes":     "Од сада је затворено: {lots}; градња би ту пресекла пут.",
	"road.access":         "Градња на {lot} одузела би последњи пут до {structures}; свака грађевина мора имати празну парцелу бар са једне стране.",
	"road.access/own":     "Грађевина на {lot} не би ни са једне стране имала празну парцелу.",
	"road.access/already": "Ниједна градња није дозвољена, ни на {lot} ни другде: до {structures} већ не води никакав пут.",
	"road.access/closes":  "Од сада је затворено: {lots}; градња би ту некој грађевини одузела једини пут.",

	"claim.tower":        "На {lot} нема куле која би се присвојила.",
	"claim.tower/taken":  "Кулу на {lot} већ је присвојио {owner}.",
	"claim.tower/listed": "{lot} је наведена као присвојена, али на њој нема куле.",
	"claim.tower/twice":  "{lot} је наведена као присвојена два пута; кула се присваја једном.",
	"claim.tower/done":   "{player} присваја кулу на {lot}; {left:остаје му|остају му|остаје му} {left} {left:присвајање|присвајања|присвајања}.",
	"claim.three":        "{player} је већ искористио сва три присвајања.",
	"claim.three/listed": "{player} има {count} {count:присвајање|присвајања|присвајања}; у партији су дозвољена три.",
	"claim.last":         "После ове градње нико више не може да гради, а уз последњу градњу партије ништа не може да се присвоји.",

	"end.when/over":  "Партија је завршена: ниједан играч не може да гради.",
	"end.when/now":   "Ниједан играч не може да гради: партија је завршена.",
	"end.when/alone": "{player} нема ниједну дозвољену градњу; {other} засад наставља сам.",

	"road.distance/longer": "Пут од {lot} до најближег конкурента ({competitors}) сада је дужи: {distance} {distance:парцела|парцеле|парцела} уместо {was}.",

	"score.customers/now":     "Кула на {lot} сада има {count} {count:муштерију|муштерије|муштерија}, уместо {was}: {customers}.",
	"score.customers/others":  "Кула на {lot} и даље има {count} {count:муштерију|муштерије|муштерија}, али {count:другу|друге|друге}: {customers}.",
	"score.competition/now":   "Најближи конкурент куле на {lot} сада је на растојању {distance}, уместо {was}: {competitors}.",
	"score.competition/first": "Кула на {lot} најзад има конкурента: {competitors}, на растојању {distance}.",

	"score.tower":           "{lot}: {customers} {customers:муштерија|муштерије|муштерија} × растојање {competition} до конкурента ({competitors}) = {points}.",
	"score.alone":           "{lot}: {customers} {customers:муштерија|муштерије|муштерија}, али у граду нема друге куле исте боје ({colour}) од које би била удаљена: 0.",
	"score.alone/unreached": "{lot}: {customers} {customers:муштерија|муштерије|муштерија}, али ниједан пут не води до друге куле исте боје ({colour}): 0.",

	"score.bonus":           "Неприсвојеној зеленој кули на {green} најближа {colour} кула је {tower}, на растојању {distance}: 10 − 2 × {distance} = {points}.",
	"score.bonus/paid":      "Неприсвојена зелена кула на {green} сада доноси {points} {points:поен|поена|поена}, а добија их {player}: најближа {colour} кула је {towers}, на растојању {distance}.",
	"score.bonus/gone":      "Зелена кула на {green} је сада присвојена: отпада {colour} премија, па {player} губи {points} {points:поен|поена|поена}.",
	"score.bonus/none":      "Неприсвојеној зеленој кули на {green} није на дохват ниједна {colour} кула: за ту боју нема премије.",
	"score.bonus/unclaimed": "Неприсвојеној зеленој кули на {green} најближа {colour} кула је {towers}, на растојању {distance}, али је нико није присвојио: за ту боју нема премије.",
	"score.bonus/far":       "Неприсвојеној зеленој кули на {green} најближа {colour} кула је {towers}, на растојању {distance}; за премију растојање сме бити највише 4.",
	"score.bonus-tie":       "Од неприсвојене зелене куле на {green} једнако су далеко {towers}, на растојању {distance}: за ту боју ({colour}) нема премије.",

	"end.winner/win":  "{player} побеђује; збирови су {totals}.",
	"end.winner/draw": "Збирови су једнаки ({totals}): нерешено.",

	"variant.location":        "{lot} је на плочици са бројем {number}, какав нема ниједна друга плочица са присвојеном кулом: {number} {number:поен|поена|поена}.",
	"variant.location/shared": "{lot} је на плочици са бројем {number}, као и {others}: без поена.",
}

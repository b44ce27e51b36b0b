package people

import "fourcities/games"

// serbian holds the game's Serbian sentences, as english does.
var serbian = games.Sentences{
	"form/players":     "Биткоини су наведени за {count} {count:играча|играча|играча}; игра двоје до четворо.",
	"form/factories":   "Фабрике су наведене за {count} {count:играча|играча|играча}, а биткоини за {players}.",
	"form/move-order":  "„{found}“: изабране четврти пишу се азбучним редом ознака, {want}.",
	"form/double-edge": "{edge} је наведена два пута; на ивици стоји само једно.",
	"form/edge-again":  "Поље {field}, код знака {place}: {edge} је наведена други пут; на ивици стоји само једно.",

	"word/red":    "црвена",
	"word/blue":   "плава",
	"word/yellow": "жута",
	"word/green":  "зелена",

	"setup.area":        "{rows:Наведен је|Наведена су|Наведено је} {rows} {rows:ред|реда|редова} четврти; за {players} играча треба их {want}.",
	"setup.area/row":    "{row}. ред одозго има {districts} {districts:четврт|четврти|четврти}; за {players} играча сваки ред их има {want}.",
	"setup.area/dozer":  "Булдожер је на {name}, ван подручја за {players} играча.",
	"setup.area/shield": "Штит је на {name}, ван подручја за {players} играча.",
	"setup.area/edge":   "{name} није ивица између две четврти подручја за {players} играча.",

	"setup.fence/closed": "Ограда затвара {district} према {closed}.",
	"setup.shield/first": "Штит долази на таблу, на {district}; он само обележава место и ништа друго не чини.",

	"humans.conserved": "На табли {board:је|су|је} {board} {board:човек|човека|људи}, а ван града {outside}, заједно {sum}; мора их бити 80.",

	"setup.supplies":        "{player} је саградио {built} {built:фабрику|фабрике|фабрика}, а {left:остала му је|остале су му|остало му је} {left}; заједно их мора бити {supply}.",
	"setup.supplies/coins":  "{player} има {coins} {coins:биткоин|биткоина|биткоина}; никада их нико нема више од 10.",
	"setup.supplies/colour": "На {edge} стоји {colour} фабрика, али за {players} играча ту боју нема нико.",
	"setup.roadblocks":      "Барикада више нема.",
	"setup.roadblocks/left": "{left:Остала је|Остале су|Остало је} {left} {left:барикада|барикаде|барикада}.",

	"turn.build/first":        "{player} мора прво да сагради фабрику; тек после тога подмићује.",
	"turn.build/done-already": "{player} је већ градио; сада долази једно мито, или прескакање.",
	"turn.build/outside":      "{edge} није ивица између две четврти подручја за {players} играча.",
	"turn.build/nothing":      "{player} треба да подмићује, а још ништа није саградио.",
	"turn.build/done":         "{player} гради фабрику на {edge}.",
	"turn.build/next":         "На потезу је {player}.",
	"turn.bribe/next":         "{player} сада сме једном да подмити, а има {coins} {coins:биткоин|биткоина|биткоина}, или да прескочи.",
	"turn.bribe/unpaid":       "{player} више нема биткоина, па му остаје само да прескочи.",
	"turn.bribe/skipped":      "{player} не подмићује никога.",

	"edge.one/factory": "На {edge} већ стоји фабрика, а има је {owner}.",
	"edge.one/block":   "На {edge} стоји барикада.",

	"bribe.pay":      "{player} више нема биткоина за мито.",
	"bribe.pay/done": "{player} плаћа један биткоин; {coins:остаје му|остају му|остаје му} {coins}.",

	"police.district/outside": "{district} је ван подручја за {players} играча.",
	"police.district/dozer":   "Полиција не долази у {district}, где је булдожер.",
	"police.district/empty":   "У {district} не живи нико; за полицију је потребан бар један човек.",
	"police.district/shield":  "Штит прелази са {from} на {district}.",
	"police.district/again":   "Штит остаје на {district}: полиција сме поново у исту четврт.",
	"police.move/apart":       "Из {district} нико не може у {to}: те две четврти нису једна уз другу. Отворено је {open}.",
	"police.move/block":       "Из {district} нико не може у {to}: између је барикада. Отворено је {open}.",
	"police.move/fence":       "Из {district} нико не може у {to}: између је ограда. Отворено је {open}.",
	"police.move/walled":      "Из {district} нико не може у {to}, нити било куда: нема отвореног суседа.",
	"police.move/done":        "Из {district} по један човек иде сваком отвореном суседу, {to}; {stay:остаје|остају|остаје} {stay}.",
	"police.move/emptied":     "Из {district} по један човек иде сваком отвореном суседу, {to}, и нико не остаје.",
	"police.move/dozer":       "Булдожер на {dozer} никоме не смета да дође.",
	"police.move/closed":      "{count:Барикада затвара|Барикаде затварају|Барикаде затварају} {district} према {closed}.",
	"police.choose/missing":   "{district} има {humans} {humans:човека|човека|људи} и отворене суседе {open}, њих {count}: треба рећи куда ко иде.",
	"police.choose/needless":  "У {district} нема шта да се бира: {humans} {humans:човек је довољан|човека су довољна|људи је довољно} за сваког отвореног суседа ({open}).",
	"police.choose/walled":    "У {district} нема шта да се бира: нема отвореног суседа, па се нико не помера.",
	"police.choose/number":    "{district} има {humans} {humans:човека|човека|људи} и сваки иде другом суседу; {chosen:наведен је|наведена су|наведено је} {chosen}.",
	"police.choose/done":      "{district} се празни: по један човек иде сваком изабраном суседу, {to}.",
	"police.none/done":        "{district} нема отвореног суседа, па се нико не помера; мито је ипак плаћено.",

	"bulldozer.take":           "Булдожер узима од 1 до 5 људи из своје четврти, и не више него што их тамо има: {district} их има {there}; не може да узме {taken}.",
	"bulldozer.take/done":      "Булдожер узима {taken} {taken:човека|човека|људи} из {district}; {left:остаје|остају|остаје} {left}.",
	"bulldozer.take/all":       "Булдожер узима све из {district}, {taken} {taken:човека|човека|људи}, и оставља четврт празну.",
	"bulldozer.drive":          "Од {from} до {to} булдожер улази у {entered} {entered:четврт|четврти|четврти}; са {taken} {taken:човеком|човека|људи} улази највише у {taken}.",
	"bulldozer.drive/there":    "Булдожер је већ на {to}; мора да уђе бар у једну четврт.",
	"bulldozer.drive/straight": "{to} није право горе, доле, лево ни десно од {from}, где је булдожер.",
	"bulldozer.drive/block":    "Са {from} булдожер не може даље од {at}: између {at} и {next} је барикада.",
	"bulldozer.drive/fence":    "Са {from} булдожер не може даље од {at}: између {at} и {next} је ограда.",
	"bulldozer.drive/done":     "Вози право и улази у {entered}.",
	"bulldozer.drop":           "Булдожер улази у {entered} {entered:четврт|четврти|четврти}, а {count:наведен је|наведена су|наведено је} {count} {count:број|броја|бројева} ({drops}); за сваку четврт у коју уђе иде по један.",
	"bulldozer.drop/none":      "У свакој четврти у коју уђе оставља бар једног човека, па {drops} не може.",
	"bulldozer.drop/empty":     "Булдожер је на {district}, а та четврт је празна; он увек стане међу људе које је оставио.",
	"bulldozer.drop/done":      "Оставља {count} {count:човека|човека|људи} у {district}.",
	"bulldozer.rest/done":      "Остаје на {district}.",

	"roadblock.place/outside": "{edge} није ивица између две четврти подручја за {players} играча.",
	"roadblock.place/done":    "Барикада затвара {edge}.",
	"roadblock.place/walled":  "Сада {count:је зазидана|су зазидане|су зазидане} {districts}.",

	"more.need":          "Ван града је мање од четворо људи; за долазак нових потребно их је четворо.",
	"more.need/outside":  "Ван града {outside:је|су|је} {outside} {outside:човек|човека|људи}; увек их је 8, 4 или 0.",
	"more.need/left":     "Ван града {outside:остаје|остају|остаје} {outside} {outside:човек|човека|људи}.",
	"more.crossing":      "Не постоји раскрсница четири четврти подручја којој је {district} доле лево.",
	"more.crossing/done": "По један човек споља долази у {districts}.",

	"end.when/over":         "Партија је завршена.",
	"end.when/unable":       "{player} не може да гради, па је партија завршена; фаза то мора да каже.",
	"end.when/able":         "{player} још може да гради, па партија није завршена.",
	"end.when/last-edge":    "То је била последња празна ивица: овим потезом партија се завршава.",
	"end.when/last-factory": "То је била последња фабрика коју има {player}: пре његовог наредног потеза партија се завршава.",
	"end.when/edges":        "{player} нема празне ивице за градњу: партија се одмах завршава за све.",
	"end.when/factories":    "{player} више нема фабрика: партија се одмах завршава за све.",

	"score.factory":           "{edge}: {one} {one:човек|човека|људи} у {first} × {two} у {second} = {points}.",
	"score.factory/now":       "{player}, фабрике: {changes}; све заједно {now}, уместо {was}.",
	"score.factory/even":      "{player}, фабрике: {changes}; све заједно и даље {now}.",
	"score.factory/unchanged": "Ниједна фабрика не вреди ни више ни мање него пре.",
	"score.bitcoin":           "{coins:Непотрошен је|Непотрошена су|Непотрошено је} {coins} {coins:биткоин|биткоина|биткоина}.",

	"end.winner/win":   "{player} побеђује; збирови су {totals}.",
	"end.winner/joint": "Победу деле играчи {winners}; збирови су {totals}.",
}

package bengalurugen

import "fourcities/games"

func sentences(lang games.Lang) games.Sentences {
	return games.In(lang, english, serbian)
}

var english = games.Sentences{
	"form/layout-unmade":             "No fair and challenging layout for {players} players on {size}×{size} squares was found among {draws} drawn boards; try another seed, a larger board or fewer players.",
	"form/layout-limit":              "A limit of {limit} rounds: give 1 to {most}, or leave it out.",
	"form/layout-dig":                "Least number of tiles to change until all four houses are connected, by player: {dig}.",
	"form/layout-direct":             "Each player has {direct} {direct:pipe side|pipe sides} that no opponent can cut off from the supply.",
	"form/layout-parks":              "{parks} parks, no square beside two of them.",
	"form/layout-draws":              "Board number {draws} of those drawn from this seed was taken.",
	"form/layout-rejected-crowded":   "{count} {count:board|boards} had no room for all parks and houses.",
	"form/layout-rejected-connected": "{count} {count:board|boards} began with a house connected to both supplies.",
	"form/layout-rejected-hopeless":  "{count} {count:board|boards} could never connect all four houses of somebody.",
	"form/layout-rejected-easy":      "{count} {count:board|boards} asked too little of somebody.",
	"form/layout-rejected-unfair":    "{count} {count:board|boards} asked more of one player than of another.",
	"form/layout-rejected-unproved":  "{count} {count:board|boards} took too long to prove.",
}

var serbian = games.Sentences{
	"form/layout-unmade":             "Међу {draws} извучених табли нема поштеног и изазовног распореда за {players} играча на {size}×{size} поља; пробајте друго семе, већу таблу или мање играча.",
	"form/layout-limit":              "Ограничење од {limit} рунди: треба дати 1 до {most}, или га изоставити.",
	"form/layout-dig":                "Најмањи број плочица које треба заменити да све четири куће буду прикључене, по играчима: {dig}.",
	"form/layout-direct":             "Сваки играч има {direct} {direct:прикључак|прикључка|прикључака} који нико не може да пресече.",
	"form/layout-parks":              "Паркова: {parks}; ниједно поље није поред два парка.",
	"form/layout-draws":              "Узета је {draws}. табла извучена из овог семена.",
	"form/layout-rejected-crowded":   "{count} {count:табла није имала|табле нису имале|табли није имало} места за све паркове и куће.",
	"form/layout-rejected-connected": "{count} {count:табла је почињала|табле су почињале|табли је почињало} кућом прикљученом на обе мреже.",
	"form/layout-rejected-hopeless":  "На {count} {count:табли|табле|табли} неко никада не би могао да прикључи све четири куће.",
	"form/layout-rejected-easy":      "{count} {count:табла је тражила|табле су тражиле|табли је тражило} премало од некога.",
	"form/layout-rejected-unfair":    "{count} {count:табла је тражила|табле су тражиле|табли је тражило} више од једног играча него од другог.",
	"form/layout-rejected-unproved":  "За {count} {count:таблу|табле|табли} доказ би трајао предуго.",
}

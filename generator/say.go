package generator

import (
	"strconv"

	"fourcities/games"
)

// SayAhead says by how much a player is ahead: in the sentence "WHICH-ahead", or where the number is 0 or below that in
// "WHICH-level" or "WHICH-behind", whose {points} is never negative.
func SayAhead(which string, ahead int, args ...games.Field) games.Message {
	switch {
	case ahead > 0:
		which += "-ahead"
	case ahead < 0:
		which += "-behind"
	default:
		which += "-level"
	}
	return games.SayCase("", which, append(args, games.IntField("points", max(ahead, -ahead)))...)
}

// SaySum adds a player's lines up, in the sentence "score-sum".
func SaySum(player int, sheet games.Sheet) games.Message {
	sum := ""
	for i, line := range sheet.Lines {
		if i > 0 {
			sum += " + "
		}
		sum += strconv.Itoa(line.Points)
	}
	return games.SayCase("", "score-sum", games.PlayerField("player", player), games.TextField("sum", sum),
		games.IntField("total", sheet.Total()))
}

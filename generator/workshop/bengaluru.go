package workshop

import (
	"strconv"

	"fourcities/games"
	"fourcities/games/bengaluru"
	"fourcities/generator"
	"fourcities/generator/bengalurugen"
	"fourcities/solver"
)

// bengaluruOptions are the options of a fresh position: the board's size, and the rounds after which the game ends
// (end.limit).
var bengaluruOptions = []solver.Param{
	{Name: "size", Kind: games.Int},
	{Name: "limit", Kind: games.Int},
}

// newBengaluru makes a fair and challenging layout with the options.
func newBengaluru(o generator.Order, options []games.Value) (string, error) {
	kind := bengalurugen.Kinds[0]
	if size := options[0]; size.Kind != 0 {
		if size.Number == 0 {
			return "", kind.WrongSize(0)
		}
		o.Size = size.Number
	}
	if limit := options[1]; limit.Kind != 0 && (limit.Number < 1 || limit.Number > bengaluru.MaxRound) {
		return "", &generator.OrderError{Message: games.SayCase("", "layout-limit",
			games.IntField("limit", limit.Number), games.IntField("most", bengaluru.MaxRound))}
	}
	item, err := kind.Order(o)
	if err != nil {
		return "", err
	}
	text := item.Position
	if limit := options[1]; limit.Kind != 0 {
		text += " limit:" + strconv.Itoa(limit.Number)
	}
	p, err := bengaluru.Parse(text)
	if err != nil {
		return "", err
	}
	return p.String(), nil
}

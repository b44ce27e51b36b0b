package workshop

import (
	"strings"

	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/generator"
	"fourcities/generator/aliencitygen"
	"fourcities/solver"
)

// alienCityOptions are the options of a fresh position: the two option rules (variant.location, tower.strict), which
// side starts (setup.first), and the five ranks played with (setup.tiles).
var alienCityOptions = []solver.Param{
	{Name: "location", Kind: games.Bool},
	{Name: "strict", Kind: games.Bool},
	{Name: "first", Kind: games.Text},
	{Name: "ranks", Kind: games.Text},
}

// newAlienCity makes a tile shuffle with the options. An order may name the two players that there always are.
func newAlienCity(o generator.Order, options []games.Value) (string, error) {
	kind := aliencitygen.Kinds[0]
	if o.Players != 0 && o.Players != aliencity.Players {
		pair := kind
		pair.MinPlayers, pair.MaxPlayers = aliencity.Players, aliencity.Players
		return "", pair.WrongPlayers(o.Players)
	}
	o.Players = 0
	ranks, first, fault := alienCityTexts(options[2], options[3])
	if fault != nil {
		return "", fault
	}
	item, err := kind.Order(o)
	if err != nil {
		return "", err
	}
	setup, err := aliencity.ParseSetup(item.Position)
	if err != nil {
		return "", err
	}
	for _, row := range setup.TileRows {
		for i := range row {
			row[i].Rank = ranks[row[i].Rank-1]
		}
	}
	setup.Supply = first
	setup.Options = aliencity.Options{Location: options[0].Number != 0, Strict: options[1].Number != 0}
	p, err := setup.Validate()
	if err != nil {
		return "", err
	}
	return p.String(), nil
}

// alienCityTexts reads the side that starts and the ranks, those of the default tiles when left out.
func alienCityTexts(first, ranks games.Value) ([]aliencity.Rank, [aliencity.Players]aliencity.Supply, error) {
	sides := [aliencity.Players]aliencity.Supply{aliencity.RedSide, aliencity.BlueSide}
	switch {
	case first.Kind != 0 && first.Text == aliencity.Blue.String():
		sides[0], sides[1] = sides[1], sides[0]
	case first.Kind != 0 && first.Text != aliencity.Red.String():
		return nil, sides, wrongOption("layout-first", "first", first.Text)
	}
	text := "a2345"
	if ranks.Kind != 0 {
		text = ranks.Text
	}
	list := ranksOf(text)
	if list == nil {
		return nil, sides, wrongOption("layout-ranks", "ranks", text)
	}
	return list, sides, nil
}

// ranksOf reads five different ranks, in any order; they come back from the lowest, to replace ace to 5. It is nil when they are not that.
func ranksOf(text string) []aliencity.Rank {
	if len(text) != aliencity.TileRows {
		return nil
	}
	var list []aliencity.Rank
	for rank := range aliencity.Rank(aliencity.Ranks) {
		if strings.Count(text, rank.String()) == 1 {
			list = append(list, rank)
		}
	}
	if len(list) != aliencity.TileRows {
		return nil
	}
	return list
}

func wrongOption(which, name, text string) error {
	return &generator.OrderError{Message: games.SayCase("", which, games.TextField(name, games.Clip(text)))}
}

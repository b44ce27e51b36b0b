package reading

import (
	"context"
	"errors"
	"strings"

	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/games"
	"fourcities/games/catalog"
	"fourcities/generator"
	"fourcities/generator/workshop"
)

// isID reports whether a text was meant as the id of an item: a game's name, a dash, and more without blanks.
func isID(text string) bool {
	game, _, ok := strings.Cut(text, "-")
	_, known := catalog.Find(game)
	return ok && known && !strings.ContainsAny(text, " \t\r\n")
}

// positionOf makes the item of an id and returns its position.
func positionOf(ctx context.Context, id string) (string, error) {
	kind, order, problem := workshop.Named(id)
	if problem != nil {
		return "", exit.Faultf("position: %s", generator.Sentences(games.English).Render(games.English, problem.Message))
	}
	order.Done = ctx.Done()
	item, err := kind.Order(order)
	var none *generator.Unmade
	switch {
	case err != nil && ctx.Err() != nil:
		return "", ctx.Err()
	case errors.As(err, &none):
		return "", exit.Faultf("position: %s: %s", id, kind.Say(games.English, none.Message))
	}
	return item.Position, err
}

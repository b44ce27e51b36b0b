package generate

import (
	"fourcities/games"
	"fourcities/games/catalog"
	"fourcities/generator"
	"fourcities/templates/board"
)

// A task is something to be made of one kind.
type task struct {
	game   games.Game
	kind   generator.Kind
	drawer board.Drawer    // draws nothing for a game without drawings
	order  generator.Order // complete; with its seed when it is that of one item
}

// taskOf makes the task of a complete order. A test holds that the workshop makes nothing for games that are not in the
// catalogue.
func taskOf(k generator.Kind, o generator.Order) task {
	g, _ := catalog.Find(k.Game)
	d, _ := board.For(k.Game)
	return task{g, k, d, o}
}

// drawn reports whether there are drawings for the task's game.
func (t task) drawn() bool { return t.drawer.Draw != nil }

// say puts a message of an item into words.
func (t task) say(lang games.Lang, m games.Message) string { return t.kind.SayOf(t.game, lang, m) }

// A made item knows the task that it was made for.
type made struct {
	generator.Item
	task
}

// prefix begins the ids inside the item's drawings.
func (m made) prefix() string { return m.ID.String() + "-" }

// madeFor gives items their task.
func madeFor(t task, items []generator.Item) []made {
	all := make([]made, len(items))
	for i, item := range items {
		all[i] = made{item, t}
	}
	return all
}

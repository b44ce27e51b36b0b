// Package generator makes layouts, puzzles and worked examples from seeds. What is made has an [ID] that says what it
// is and reproduces it byte for byte on any machine. What is particular to a game is in a package of its own
// (generator/bengalurugen); the workshop package lists it all.
package generator

import (
	"fourcities/games"
	"fourcities/games/seed"
)

// A Kind is one sort of thing that can be made for a game: layouts, say.
type Kind struct {
	Game    string
	Name    string // "layout"
	Version int    // of the maker: the same version makes the same item from the same order for ever
	Fresh   bool   // makes positions to begin with, of another sort than those of the kind named layout

	MinPlayers, MaxPlayers int // both 0 when the number of players plays no part
	DefaultPlayers         int
	MinSize, MaxSize       int // of the board; both 0 when there is only one size
	DefaultSize            func(players int) int
	Difficulties           []string // from easy to hard; empty when there are no grades

	// Make makes the item that the order asks for. The order has passed Check. The error is an *Unmade when the
	// budget found none.
	Make func(Order) (Item, error)
	// Sentences has the words for the notes and errors of this kind.
	Sentences func(games.Lang) games.Sentences
}

// LayoutName is the name of the kind that makes positions to begin with, as the game's rules have them. Every game has
// one; items of all other kinds are puzzles, but for those of fresh kinds.
const LayoutName = "layout"

// MakesPuzzles reports whether the kind's items ask a question.
func (k Kind) MakesPuzzles() bool { return k.Name != LayoutName && !k.Fresh }

// An Order says what to make. Two equal orders make equal items.
type Order struct {
	Players    int
	Size       int
	Difficulty string
	Seed       seed.Seed
	Done       <-chan struct{} // not nil: give up once closed
}

// Cancelled reports whether whoever ordered has given up.
func (o Order) Cancelled() bool {
	select {
	case <-o.Done:
		return true
	default:
		return false
	}
}

// An Item is what was made.
type Item struct {
	ID       ID
	Position string
	Puzzle   *Puzzle // nil for a layout
	Report   Report
}

// A Report says how an item came about: the fields for programs, the notes for people.
type Report struct {
	Fields []games.Field
	Notes  []games.Message
}

// Unmade is the error of a kind whose budget found no item, or that was cancelled.
type Unmade struct {
	Message   games.Message
	Cancelled bool
	Report    Report
}

// Cancelled is the error of an order that was cancelled.
func Cancelled() *Unmade {
	return &Unmade{Message: games.SayCase("", "cancelled"), Cancelled: true}
}

// Error gives the message without words, for logs.
func (u *Unmade) Error() string { return games.Refuse(u.Message).Error() }

// An OrderError is an order that the kind cannot take; the message says why and what it takes.
type OrderError struct{ Message games.Message }

// Error gives the message without words, for logs.
func (e *OrderError) Error() string { return games.Refuse(e.Message).Error() }

// Complete fills in what the order leaves out (zero players, zero size, no grade: the easiest) and checks it against
// what the kind takes.
func (k Kind) Complete(o Order) (Order, error) {
	if o.Players == 0 {
		o.Players = k.DefaultPlayers
	}
	if o.Difficulty == "" && len(k.Difficulties) > 0 {
		o.Difficulty = k.Difficulties[0]
	}
	if o.Players < k.MinPlayers || o.Players > k.MaxPlayers {
		return o, k.WrongPlayers(o.Players)
	}
	if o.Size == 0 && k.DefaultSize != nil {
		o.Size = k.DefaultSize(o.Players)
	}
	if o.Size < k.MinSize || o.Size > k.MaxSize {
		return o, k.WrongSize(o.Size)
	}
	return o, k.checkDifficulty(o.Difficulty)
}

// TakesPlayers reports whether the number of players plays a part: ids, objects and lists leave it out otherwise.
func (k Kind) TakesPlayers() bool { return k.MaxPlayers > 0 }

// TakesSize reports the same of the size.
func (k Kind) TakesSize() bool { return k.MaxSize > 0 }

// WrongPlayers is the error for a number of players that the kind does not take. Callers who can tell a number that was
// given from one left out use it for a given 0, which an order takes for left out.
func (k Kind) WrongPlayers(players int) *OrderError {
	if !k.TakesPlayers() {
		return &OrderError{games.SayCase("", "order-no-players")}
	}
	return &OrderError{games.SayCase("", "order-players", games.IntField("players", players),
		games.IntField("least", k.MinPlayers), games.IntField("most", k.MaxPlayers))}
}

// WrongSize is the same for the size.
func (k Kind) WrongSize(size int) *OrderError {
	if !k.TakesSize() {
		return &OrderError{games.SayCase("", "order-no-size")}
	}
	return &OrderError{games.SayCase("", "order-size", games.IntField("size", size),
		games.IntField("least", k.MinSize), games.IntField("most", k.MaxSize))}
}

func (k Kind) checkDifficulty(difficulty string) error {
	known := difficulty == "" && len(k.Difficulties) == 0
	for _, d := range k.Difficulties {
		known = known || d == difficulty
	}
	if known {
		return nil
	}
	if len(k.Difficulties) == 0 {
		return &OrderError{games.SayCase("", "order-no-difficulty", games.TextField("difficulty", games.Clip(difficulty)))}
	}
	return &OrderError{games.SayCase("", "order-difficulty", games.TextField("difficulty", games.Clip(difficulty)),
		games.TextsField("known", k.Difficulties))}
}

// Order makes the complete order's item under its id.
func (k Kind) Order(o Order) (Item, error) {
	o, err := k.Complete(o)
	if err != nil {
		return Item{}, err
	}
	item, err := k.Make(o)
	if err != nil {
		return Item{}, err
	}
	item.ID = k.ID(o)
	return item, nil
}

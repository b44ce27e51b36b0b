package site

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"fourcities/games"
	"fourcities/generator"
)

// A shelving says where items of a kind are shown, and how many of them are made.
type shelving struct {
	kind    string
	section string
	count   int  // for each number of players; divided among the grades of difficulty
	open    bool // answers are there to be read
}

// shelvings is the table of what the site shows, in the order in which galleries have it. Kinds that are not in it are
// puzzles of which otherCount are shown, after the others.
var shelvings = []shelving{
	{kind: generator.LayoutName, section: sectionLayouts, count: 12},
	{kind: "flat", section: sectionLayouts, count: 4},
	{kind: "lumpy", section: sectionLayouts, count: 4},
	{kind: "score", section: sectionExamples, count: 12, open: true},
	{kind: "walk", section: sectionPuzzles, count: 12},
	{kind: "lots", section: sectionPuzzles, count: 8},
	{kind: "claim", section: sectionPuzzles, count: 6},
	{kind: "turn", section: sectionPuzzles, count: 6},
	{kind: "bulldoze", section: sectionPuzzles, count: 9},
	{kind: "endgame", section: sectionPuzzles, count: 6},
}

// otherCount is how many items are shown of a kind that the table does not have.
const otherCount = 6

// shelvingOf finds the kind's row in the table, or makes one.
func shelvingOf(kind string) shelving {
	for _, s := range shelvings {
		if s.kind == kind {
			return s
		}
	}
	return shelving{kind: kind, section: sectionPuzzles, count: otherCount}
}

// An item is a made item and what is needed to show it.
type item struct {
	generator.Item
	kind     generator.Kind
	shelving shelving
}

func (i *item) id() string   { return i.ID.String() }
func (i *item) code() string { return i.ID.Seed.String() }

// A batch is items that are made together.
type batch struct {
	subject  *subject
	kind     generator.Kind
	order    generator.Order
	shelving shelving
	count    int
}

// batches lists what is to be made for a game: each kind in the order of the table, for every number of players, in
// every grade.
func (s *subject) batches() []batch {
	var all []batch
	for _, k := range s.shown() {
		grades := k.Difficulties
		if len(grades) == 0 {
			grades = []string{""}
		}
		shelving := shelvingOf(k.Name)
		for _, players := range playerCounts(k) {
			for _, grade := range grades {
				count := (shelving.count + len(grades) - 1) / len(grades)
				all = append(all, batch{s, k, generator.Order{Players: players, Difficulty: grade}, shelving, count})
			}
		}
	}
	return all
}

// shown lists the kinds of the game that the site can show, those in the table first.
func (s *subject) shown() []generator.Kind {
	if s.game == nil || !s.drawn {
		return nil
	}
	var known, others []generator.Kind
	for _, row := range shelvings {
		if k, ok := s.kind(row.kind); ok {
			known = append(known, k)
		}
	}
	for _, k := range s.kinds {
		if !has(known, k.Name) {
			others = append(others, k)
		}
	}
	return append(known, others...)
}

func has(kinds []generator.Kind, name string) bool {
	for _, k := range kinds {
		if k.Name == name {
			return true
		}
	}
	return false
}

// playerCounts lists the numbers of players that a kind is made for; 0 stands for a kind where they play no part.
func playerCounts(k generator.Kind) []int {
	var counts []int
	for n := k.MinPlayers; n <= k.MaxPlayers; n++ {
		counts = append(counts, n)
	}
	return counts
}

// makeItems has the items of every game made, or found in the cache: those that the command line makes for the same
// seed text and the batch's order.
func (o Options) makeItems(ctx context.Context, subjects []*subject, report *Report) error {
	var all []batch
	total, done := 0, 0
	for _, s := range subjects {
		all = append(all, s.batches()...)
	}
	for _, b := range all {
		total += b.count
	}
	var lock sync.Mutex
	step := func() {
		lock.Lock()
		defer lock.Unlock()
		if done++; done <= total {
			o.progress(done, total, "items")
		}
	}
	for _, b := range all {
		kept := &cache{folder: o.Cache, open: b.subject.canonical, said: b.said}
		made, err := o.makeBatch(ctx, b, kept, step)
		if err != nil {
			return err
		}
		b.subject.items = append(b.subject.items, made...)
		report.Made += int(kept.made.Load())
		report.Cached += int(kept.found.Load())
	}
	return ctx.Err()
}

// makeBatch makes the items of a batch. A puzzle whose answer is not proved, or not told, is not published.
func (o Options) makeBatch(ctx context.Context, b batch, kept *cache, step func()) ([]*item, error) {
	b.order.Done = ctx.Done()
	made, err := kept.keeping(b.kind).Batch(b.order, b.kind.BatchSeed(b.order, o.seed()), b.count, o.workers(), step)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil {
		return nil, fmt.Errorf("%s, seed %q: %s", b, o.seed(), saysOrder(b.kind, err))
	}
	items := make([]*item, len(made))
	for i, m := range made {
		if err := publishable(b.kind, m); err != nil {
			return nil, fmt.Errorf("%s: %w", m.ID, err)
		}
		items[i] = &item{m, b.kind, b.shelving}
	}
	return items, nil
}

// said reports whether everything that the item says has a sentence whose places are all filled, in every language.
func (b batch) said(i generator.Item) bool {
	messages := slices.Clone(i.Report.Notes)
	if p := i.Puzzle; p != nil {
		messages = append(messages, p.Question)
		for _, step := range p.Steps {
			messages = append(messages, step.Says)
		}
	}
	for _, m := range messages {
		for _, lang := range games.Langs() {
			if strings.ContainsAny(b.kind.SayOf(b.subject.game, lang, m), "{}") {
				return false
			}
		}
	}
	return true
}

// String says what the batch is of, for errors.
func (b batch) String() string {
	text := b.subject.id + " " + b.kind.Name
	if b.order.Players > 0 {
		text += fmt.Sprintf(" for %d players", b.order.Players)
	}
	if b.order.Difficulty != "" {
		text += " (" + b.order.Difficulty + ")"
	}
	return text
}

// publishable reports, as an error, an item that is not what its kind is shown as.
func publishable(k generator.Kind, m generator.Item) error {
	switch {
	case k.MakesPuzzles() != (m.Puzzle != nil):
		return errors.New("a layout asks no question, and everything else does")
	case m.Puzzle == nil:
		return nil
	}
	return m.Puzzle.Fault()
}

// saysOrder puts the error of a kind into words.
func saysOrder(k generator.Kind, err error) string {
	if unmade, ok := errors.AsType[*generator.Unmade](err); ok {
		return k.Say(games.English, unmade.Message)
	}
	if order, ok := errors.AsType[*generator.OrderError](err); ok {
		return k.Say(games.English, order.Message)
	}
	return err.Error()
}

// canonical reports, as an error, a text that is not a position of the game as the game writes it.
func (s *subject) canonical(position string) error {
	table, err := s.game.Open(position)
	if err != nil {
		return err
	}
	if table.String() != position {
		return errors.New("not written as the game writes it")
	}
	return nil
}

package site

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"fourcities/games"
	"fourcities/games/seed"
	"fourcities/generator"
)

// layoutsEach is how many layouts the gallery has for each number of players.
const layoutsEach = 12

// layoutKind is the name of the kind that a gallery shows.
const layoutKind = "layout"

// A layout is a made item and what is needed to show it.
type layout struct {
	generator.Item
	players int
	size    int
	kind    generator.Kind
}

func (l layout) id() string   { return l.ID.String() }
func (l layout) code() string { return l.ID.Seed.String() }

// makeLayouts has the layouts of every game made, or found in the cache: the items are those that the command line
// makes for the same seed and number of players.
func (o Options) makeLayouts(ctx context.Context, subjects []*subject, report *Report) error {
	total, done := 0, 0
	for _, s := range subjects {
		if k, ok := s.kind(layoutKind); ok {
			total += layoutsEach * len(playerCounts(k))
		}
	}
	var lock sync.Mutex
	step := func() {
		lock.Lock()
		defer lock.Unlock()
		if done++; done <= total {
			o.progress(done, total, "layouts")
		}
	}
	for _, s := range subjects {
		k, ok := s.kind(layoutKind)
		if !ok || s.game == nil || !s.drawn {
			continue
		}
		kept := &cache{folder: o.Cache, open: s.canonical}
		if err := o.makeKind(ctx, s, kept.keeping(k), step); err != nil {
			return err
		}
		report.Made += int(kept.made.Load())
		report.Cached += int(kept.found.Load())
	}
	return ctx.Err()
}

// makeKind makes one game's layouts for every number of players.
func (o Options) makeKind(ctx context.Context, s *subject, k generator.Kind, step func()) error {
	for _, players := range playerCounts(k) {
		order, err := k.Complete(generator.Order{Players: players, Done: ctx.Done()})
		if err != nil {
			return fmt.Errorf("%s %s: %s", s.id, k.Name, saysOrder(k, err))
		}
		items, err := k.Batch(order, seed.Hash(o.seed()), layoutsEach, o.workers(), step)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			return fmt.Errorf("%s %s for %d players, seed %q: %s", s.id, k.Name, players, o.seed(), saysOrder(k, err))
		}
		for _, item := range items {
			s.layouts = append(s.layouts, layout{item, players, order.Size, k})
		}
	}
	return nil
}

// playerCounts lists the numbers of players that a kind is made for.
func playerCounts(k generator.Kind) []int {
	var counts []int
	for n := k.MinPlayers; n <= k.MaxPlayers; n++ {
		counts = append(counts, n)
	}
	return counts
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

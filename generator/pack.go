package generator

import (
	"strconv"
	"sync"

	"fourcities/games/seed"
)

// BatchSeed returns the seed that a batch for a text is made from. What is ordered is mixed into it: game, kind,
// players where they play a part, grade. So no two batches for one text ask about the same position or share a code.
// The order has its players and its grade.
func (k Kind) BatchSeed(o Order, text string) seed.Seed {
	text += " " + k.Game + " " + k.Name
	if k.TakesPlayers() {
		text += " " + strconv.Itoa(o.Players) + "p"
	}
	if o.Difficulty != "" {
		text += " " + o.Difficulty
	}
	return seed.Hash(text)
}

// Batch makes count items from a seed, item i from the seed's i-th item seed, with that many workers at once. Items
// come in order, whatever the number of workers; an item whose position an earlier one already has is made anew from
// the next unused seed, so that no two are equal. each, when not nil, is told of every item as it is finished, in any
// order. The first error ends the batch.
func (k Kind) Batch(o Order, s seed.Seed, count, workers int, each func()) ([]Item, error) {
	items := make([]Item, 0, count)
	seen := map[string]bool{}
	for next := 0; len(items) < count; {
		missing := count - len(items)
		made, err := k.run(o, s, next, missing, workers, each)
		if err != nil {
			return nil, err
		}
		next += missing
		for _, item := range made {
			if !seen[item.Position] {
				seen[item.Position] = true
				items = append(items, item)
			}
		}
	}
	return items, nil
}

// run makes the items from index first on, n of them, in order. After a failure no further item is begun; those before
// it are finished, so that the error returned is always that of the first item that fails.
func (k Kind) run(o Order, s seed.Seed, first, n, workers int, each func()) ([]Item, error) {
	items, errs := make([]Item, n), make([]error, n)
	var group sync.WaitGroup
	var lock sync.Mutex
	next, failed := 0, false
	take := func() (int, bool) {
		lock.Lock()
		defer lock.Unlock()
		next++
		return next - 1, next <= n && !failed
	}
	finish := func(err error) {
		lock.Lock()
		defer lock.Unlock()
		failed = failed || err != nil
		if each != nil && err == nil {
			each()
		}
	}
	for range max(1, min(workers, n)) {
		group.Go(func() {
			for i, ok := take(); ok; i, ok = take() {
				one := o
				one.Seed = s.Item(first + i)
				items[i], errs[i] = k.Order(one)
				finish(errs[i])
			}
		})
	}
	group.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return items, nil
}

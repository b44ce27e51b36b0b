package generate

import (
	"context"
	"runtime"
	"sync"
)

// single makes the one item of each task, several at a time, in the order of the tasks. The first error in that order
// is returned; step is told of every item as it is finished.
func single(ctx context.Context, tasks []task, step func()) ([]made, error) {
	items, errs := make([]made, len(tasks)), make([]error, len(tasks))
	free := make(chan struct{}, runtime.GOMAXPROCS(0))
	var group sync.WaitGroup
	for i, t := range tasks {
		free <- struct{}{}
		group.Go(func() {
			defer func() { <-free }()
			t.order.Done = ctx.Done()
			item, err := t.kind.Order(t.order)
			items[i], errs[i] = made{item, t}, inWords(ctx, t.kind, err)
			step()
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

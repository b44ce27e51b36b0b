package site

import (
	"context"
	"sync"
)

// parallel does n things with that many workers at once. It returns the error of the first one, by number, that
// failed, so that the same fault is reported whatever the workers; once one has failed no further one is begun.
func parallel(ctx context.Context, n, workers int, do func(i int) error) error {
	errs := make([]error, n)
	var lock sync.Mutex
	next, failed := 0, false
	take := func() (int, bool) {
		lock.Lock()
		defer lock.Unlock()
		next++
		return next - 1, next <= n && !failed && ctx.Err() == nil
	}
	var group sync.WaitGroup
	for range max(1, min(workers, n)) {
		group.Go(func() {
			for i, ok := take(); ok; i, ok = take() {
				if errs[i] = do(i); errs[i] != nil {
					lock.Lock()
					failed = true
					lock.Unlock()
				}
			}
		})
	}
	group.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return ctx.Err()
}

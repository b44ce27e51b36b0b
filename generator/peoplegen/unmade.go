package peoplegen

import (
	"fourcities/games"
	"fourcities/generator"
)

// unmade is the error of an order that the budget found nothing for, or that was cancelled.
func unmade(o generator.Order, kind string, draws int, r generator.Report) *generator.Unmade {
	if cancelled(o.Done) {
		return &generator.Unmade{Message: games.SayCase("", "cancelled"), Cancelled: true, Report: r}
	}
	return &generator.Unmade{Message: games.SayCase("", kind+"-unmade", games.IntField("draws", draws)), Report: r}
}

func cancelled(done <-chan struct{}) bool {
	select {
	case <-done:
		return true
	default:
		return false
	}
}

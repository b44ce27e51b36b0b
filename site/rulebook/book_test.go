package rulebook

import (
	"testing"
)

func TestTheToyRulebookLoads(t *testing.T) {
	book := load(t, nil)
	for _, p := range book.Pages() {
		t.Log(p.Slug, p.HTML)
	}
	t.Logf("%+v", book.Anchors)
}

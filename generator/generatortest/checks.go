package generatortest

import (
	"slices"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/gamestest"
	"fourcities/generator"
)

// Publishable checks that a puzzle may be published and is checked, and that all there is to say of the item is said in
// every language.
func Publishable(t *testing.T, k generator.Kind, g games.Game, item generator.Item) {
	t.Helper()
	if err := item.Puzzle.Fault(); err != nil || !item.Puzzle.Proof.Checked {
		t.Errorf("%s: %v, checked %v", item.ID, err, item.Puzzle.Proof.Checked)
	}
	Said(t, k, g, append([]games.Message{item.Puzzle.Question}, item.Report.Notes...)...)
	for _, step := range item.Puzzle.Steps {
		Said(t, k, g, step.Says)
		if step.Position == "" {
			continue
		}
		if _, err := g.Open(step.Position); err != nil {
			t.Errorf("%s: a step is drawn at %s: %v", item.ID, step.Position, err)
		}
	}
}

// Said checks that messages of the kind have sentences in every language, the kind's or the game's, without gaps.
func Said(t *testing.T, k generator.Kind, g games.Game, messages ...games.Message) {
	t.Helper()
	for _, m := range messages {
		for _, lang := range games.Langs() {
			_, ours := k.Sentences(lang)[m.Key()]
			_, shared := generator.Sentences(lang)[m.Key()]
			text := k.SayOf(g, lang, m)
			if !ours && !shared && !g.HasSentence(lang, m) || strings.ContainsAny(text, "{}") || strings.Contains(text, "  ") || rawWord(m, text) {
				t.Errorf("%s %s is said in %s as %q", k.Name, games.Refuse(m), lang, text)
			}
		}
	}
}

// rawWord reports whether a word such as red-tower stands in the text as it is: the language has no word for it.
func rawWord(m games.Message, text string) bool {
	return slices.ContainsFunc(m.Args, func(arg games.Field) bool {
		word := arg.Value.Text
		return arg.Value.Kind == games.Word && strings.Contains(word, "-") && strings.Contains(text, word)
	})
}

// Sentences checks the tables of a game's kinds against each other, and that they have a sentence for each reason for
// which the makers take nothing, and for finding nothing at all. Those of the keys typed tell what may be typed, which is Latin in every language.
func Sentences(t *testing.T, in func(games.Lang) games.Sentences, typed []string, makers ...generator.Maker) {
	t.Helper()
	gamestest.Sentences(t, in, typed...)
	for _, m := range makers {
		wanted := []string{"unmade"}
		for _, reason := range m.Reasons {
			wanted = append(wanted, "rejected-"+reason)
		}
		for _, which := range wanted {
			if key := "form/" + m.Kind + "-" + which; in(games.English)[key] == "" {
				t.Errorf("%s is not said", key)
			}
		}
	}
}

// SameSeedSameItem checks that one order makes one item, and another seed another.
func SameSeedSameItem(t *testing.T, k generator.Kind, o generator.Order) {
	t.Helper()
	a, b := Kept(t, k, o), Make(t, k, o)
	o.Seed++
	c := Kept(t, k, o)
	if told(a) != told(b) || a.Position == c.Position {
		t.Errorf("%s makes %s and %s, another seed %s", a.ID, told(a), told(b), c.Position)
	}
}

// SameWithAnyWorkers checks that a batch of so many items is the same whatever the number of workers.
func SameWithAnyWorkers(t *testing.T, k generator.Kind, n int) {
	t.Helper()
	one, err := k.Batch(generator.Order{}, 9, n, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	many, err := k.Batch(generator.Order{}, 9, n, 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := range one {
		if told(one[i]) != told(many[i]) {
			t.Errorf("item %d is %s with one worker, %s with four", i, one[i].ID, many[i].ID)
		}
	}
}

// NotMadeOnceCancelled checks that no kind makes what was cancelled, and that it says so.
func NotMadeOnceCancelled(t *testing.T, g games.Game, kinds []generator.Kind) {
	t.Helper()
	done := make(chan struct{})
	close(done)
	for _, k := range kinds {
		_, err := k.Order(generator.Order{Done: done})
		unmade, ok := err.(*generator.Unmade)
		if !ok || !unmade.Cancelled || unmade.Message.Key() != "form/cancelled" {
			t.Errorf("%s is cancelled, but answered with %v", k.Name, err)
			continue
		}
		Said(t, k, g, unmade.Message)
	}
}

// told is everything about an item as text.
func told(item generator.Item) string {
	all := item.ID.String() + " " + item.Position
	for _, f := range item.Report.Fields {
		all += "\n" + f.Name + "=" + f.Value.String()
	}
	if p := item.Puzzle; p != nil {
		all += games.Refuse(p.Question).Error() + strings.Join(p.Answer, ",")
		for _, s := range p.Steps {
			all += "\n" + games.Refuse(s.Says).Error() + s.Position
			for _, a := range s.Asks {
				all += a.Name + "=" + a.Value.String()
			}
		}
	}
	return all
}

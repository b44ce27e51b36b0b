package site

import (
	"fourcities/games"
	"fourcities/templates"
)

// numbersOf are the numbers of an item's report under their labels, with what they mean. Those that are nought say
// nothing, and those that the site has no label for are for programs.
func numbersOf(w *templates.Words, i *item) templates.Numbers {
	var n templates.Numbers
	if grade := i.ID.Difficulty; grade != "" {
		n.Facts = append(n.Facts, templates.Fact{Label: w.Difficulty, Value: w.GradeName(grade)})
	}
	for _, f := range i.Report.Fields {
		before := len(n.Facts) + len(n.ByPlayer)
		switch label, each := templates.Label(w.Field, i.ID.Game, f.Name), templates.Label(w.PlayerField, i.ID.Game, f.Name); {
		case each != "" && f.Value.Kind == games.Ints && len(f.Value.Ints) > 0:
			n.ByPlayer = append(n.ByPlayer, templates.PlayerFacts{Label: each, Values: f.Value.Ints})
		case label != "" && f.Value.Kind == games.Int && f.Value.Number != 0:
			n.Facts = append(n.Facts, templates.Fact{Label: label, Value: f.Value.String()})
		}
		note := templates.Label(w.FieldNote, i.ID.Game, f.Name)
		if shown := len(n.Facts)+len(n.ByPlayer) > before; shown && note != "" {
			n.Notes = append(n.Notes, note)
		}
	}
	return n
}

package rule

import (
	"slices"
	"strings"

	"fourcities/games"
)

// suggestion names the clauses that may have been meant, or says how to find them.
func suggestion(g games.Game, asked string) string {
	if near := nearest(g, strings.ToLower(asked)); len(near) > 0 {
		return "; did you mean " + strings.Join(near, " or ") + "?"
	}
	return "; fourcities rule " + g.ID() + " lists them"
}

// nearest returns up to three clauses, the nearest first: those with the text in their id, and those that a few changed
// letters make of it.
func nearest(g games.Game, asked string) []string {
	type candidate struct {
		id       string
		distance int
	}
	var found []candidate
	for _, c := range g.Clauses() {
		id := string(c.ID)
		_, name, _ := strings.Cut(id, ".")
		d := min(distance(asked, id), distance(asked, name))
		if len(asked) >= 3 && strings.Contains(id, asked) {
			d = min(d, 1)
		}
		if d <= 1+len(asked)/4 {
			found = append(found, candidate{id, d})
		}
	}
	slices.SortStableFunc(found, func(a, b candidate) int { return a.distance - b.distance })
	var ids []string
	for _, c := range found[:min(3, len(found))] {
		ids = append(ids, c.id)
	}
	return ids
}

// distance counts the letters to put in, take out or change to make one text of the other (Levenshtein's distance).
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, diagonal+1, row[j]+1)
		}
	}
	return row[len(b)]
}

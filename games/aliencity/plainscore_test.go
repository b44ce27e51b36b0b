package aliencity_test

import (
	"fmt"
	"slices"

	"fourcities/games"
)

// distances is road.distance by its definition, from one structure to every other: the least number of empty lots on a
// walk. Structures that no road joins are not in the map.
func (c *plainCity) distances(from spot) map[spot]int {
	steps := map[spot]int{}
	var queue []spot
	found := map[spot]int{}
	visit := func(s spot, d int) {
		if !c.empty(s) {
			if _, known := found[s]; s != from && !known && d > 1 {
				found[s] = d - 1
			}
			return
		}
		if _, seen := steps[s]; !seen {
			steps[s] = d
			queue = append(queue, s)
		}
	}
	for _, s := range sides(from) {
		visit(s, 1)
	}
	for len(queue) > 0 {
		s := queue[0]
		queue = queue[1:]
		for _, o := range sides(s) {
			visit(o, steps[s]+1)
		}
	}
	return found
}

// nearest lists the structures of a kind at the least distance, and that distance.
func (c *plainCity) nearest(from spot, kind string) (at []string, least int) {
	distances := c.distances(from)
	for _, s := range spots(func(s spot) bool { return c.at(s) == kind }) {
		d, reached := distances[s]
		switch {
		case !reached || (least > 0 && d > least):
		case d == least:
			at = append(at, s.String())
		default:
			at, least = []string{s.String()}, d
		}
	}
	return at, least
}

// towerLine scores a claimed tower: score.customers times score.competition.
func (c *plainCity) towerLine(name string) string {
	tower := spotAt(name)
	customers := 0
	for s, d := range c.distances(tower) {
		if d <= 2 && c.at(s)[0] != c.at(tower)[0] {
			customers++
		}
	}
	_, competition := c.nearest(tower, c.at(tower))
	clause := "score.tower"
	if competition == 0 {
		clause = "score.alone"
	}
	return fmt.Sprintf("%s %s %d×%d %d", clause, name, customers, competition, customers*competition)
}

// score lists each player's score lines; see lineText.
func (c *plainCity) score(location bool) [2][]string {
	var lines [2][]string
	claimed := slices.Concat(c.claims[0], c.claims[1])
	for i, claims := range c.claims {
		for _, name := range claims {
			lines[i] = append(lines[i], c.towerLine(name))
		}
	}
	for _, green := range spots(func(s spot) bool { return c.at(s) == "GT" && !slices.Contains(claimed, s.String()) }) {
		for _, kind := range []string{"RT", "BT"} {
			near, distance := c.nearest(green, kind)
			for i, claims := range c.claims {
				if points := 10 - 2*distance; len(near) == 1 && slices.Contains(claims, near[0]) && points > 0 {
					lines[i] = append(lines[i], fmt.Sprintf("score.bonus %s %s %d %d", near[0], green, distance, points))
				}
			}
		}
	}
	for i, claims := range c.claims {
		for _, name := range claims {
			if !location {
				continue
			}
			number := func(name string) int { s := spotAt(name); return c.rank[s.x][s.y] }
			points := number(name)
			for _, other := range claimed {
				if other != name && number(other) == number(name) {
					points = 0
				}
			}
			lines[i] = append(lines[i], fmt.Sprintf("variant.location %s %d", name, points))
		}
	}
	return lines
}

// lineText writes an engine's score line as the plain city writes its own: "score.tower e6 5×9 45",
// "score.bonus e6 c6 1 8", "variant.location e6 3".
func lineText(l games.Line) string {
	switch l.Clause {
	case "score.bonus":
		return fmt.Sprintf("%s %s %s %d %d", l.Clause, l.Squares[0], l.Squares[1], more(l, "distance").Number, l.Points)
	case "variant.location":
		return fmt.Sprintf("%s %s %d", l.Clause, l.Squares[0], l.Points)
	}
	return fmt.Sprintf("%s %s %d×%d %d", l.Clause, l.Squares[0], more(l, "customers").Number, more(l, "competition").Number, l.Points)
}

func more(l games.Line, name string) games.Value {
	for _, f := range l.More {
		if f.Name == name {
			return f.Value
		}
	}
	return games.Value{}
}

func sheetTexts(s games.Sheet) []string {
	var out []string
	for _, l := range s.Lines {
		out = append(out, lineText(l))
	}
	return out
}

package peoplechecker

import (
	"strconv"
	"strings"

	"fourcities/games/people"
)

// Totals adds up every player's total from the position's text: for each factory the humans on either side of its edge
// multiplied with each other, and the bitcoins.
func Totals(p *people.Position) []int {
	fields := map[string]string{}
	for field := range strings.FieldsSeq(p.String()) {
		name, value, _ := strings.Cut(field, ":")
		fields[name] = value
	}
	var totals []int
	for coins := range strings.SplitSeq(fields["coins"], ",") {
		totals = append(totals, written(coins))
	}
	rows := strings.Split(fields["humans"], "/")
	for item := range strings.SplitSeq(fields["edges"], ",") {
		edge, colour, _ := strings.Cut(item, "=")
		for i, name := range [...]string{"red", "blue", "yellow", "green"} {
			if name == colour {
				one, other, _ := strings.Cut(edge, "-")
				totals[i] += livingIn(rows, one) * livingIn(rows, other)
			}
		}
	}
	return totals
}

// livingIn reads how many live in the district of that name; the rows come from the top.
func livingIn(rows []string, district string) int {
	row := rows[len(rows)-int(district[1]-'0')]
	return written(strings.Split(row, ".")[district[0]-'A'])
}

// written reads a number that the rules have written.
func written(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}

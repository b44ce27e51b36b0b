package peoplesolver

import (
	"strconv"
	"strings"

	"fourcities/games/people"
)

// Humans says how many humans live in each district; none outside the area.
type Humans [people.Districts]uint8

// HumansOf returns the humans of a position.
func HumansOf(p *people.Position) Humans {
	var h Humans
	for d := range h {
		h[d] = uint8(p.Humans(people.District(d)))
	}
	return h
}

// Text writes the humans of an area as a position's text does: rows from the top, numbers with points between.
func (h Humans) Text(area people.Area) string {
	rows := make([]string, area.Rows)
	for i := range rows {
		counts := make([]string, area.Columns)
		for column := range counts {
			counts[column] = strconv.Itoa(int(h[people.DistrictAt(column, area.Rows-1-i)]))
		}
		rows[i] = strings.Join(counts, ".")
	}
	return strings.Join(rows, "/")
}

// ParseHumans reads what [Humans.Text] writes, exactly.
func ParseHumans(text string, area people.Area) (h Humans, ok bool) {
	rows := strings.Split(text, "/")
	if len(rows) != area.Rows {
		return h, false
	}
	for i, row := range rows {
		counts := strings.Split(row, ".")
		if len(counts) != area.Columns {
			return h, false
		}
		for column, item := range counts {
			n, err := strconv.Atoi(item)
			if err != nil || n < 0 || n > people.Humans || strconv.Itoa(n) != item {
				return h, false
			}
			h[people.DistrictAt(column, area.Rows-1-i)] = uint8(n)
		}
	}
	return h, true
}

// Sum counts all humans.
func (h Humans) Sum() int {
	n := 0
	for _, here := range h {
		n += int(here)
	}
	return n
}

// below counts the districts that have more humans than the target, and how many more.
func (h *Humans) below(now *[people.Districts]uint8) (districts, humans int) {
	for d, n := range now {
		if n > h[d] {
			districts++
			humans += int(n - h[d])
		}
	}
	return districts, humans
}

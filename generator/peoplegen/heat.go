package peoplegen

import (
	"fourcities/games"
	"fourcities/games/people"
	"fourcities/generator"
)

// A heat is what factories would be worth on a city's empty edges.
type heat struct {
	edges     []people.Edge
	points    []int // for each of the edges
	total     int
	variation int           // the standard deviation of the points in hundredths of their mean, rounded
	most      int           // points on the hottest edge
	hottest   []people.Edge // all that are as hot
	cold      int           // edges worth one point or none
}

func heatOf(p *people.Position) heat {
	h := heat{edges: p.FreeEdges()}
	squares := 0
	for _, e := range h.edges {
		points := p.Heat(e)
		h.points = append(h.points, points)
		h.total += points
		squares += points * points
		if points > h.most {
			h.most, h.hottest = points, nil
		}
		if points == h.most {
			h.hottest = append(h.hottest, e)
		}
		if points <= 1 {
			h.cold++
		}
	}
	h.variation = variation(len(h.points), h.total, squares)
	return h
}

// variation is 100 times the standard deviation of n numbers divided by their mean, rounded, from their sum and the sum
// of their squares. Both n in it cancel: it is 100 √(n·squares − sum²) / sum.
func variation(n, sum, squares int) int {
	if sum == 0 {
		return 0
	}
	twice := root(4*100*100*(n*squares-sum*sum)) / sum // rounded down; halved it is rounded to the nearest
	return (twice + 1) / 2
}

// root is the square root rounded down, by Newton's steps from above.
func root(n int) int {
	if n < 2 {
		return n
	}
	x := n
	for y := (x + 1) / 2; y < x; y = (x + n/x) / 2 {
		x = y
	}
	return x
}

// report tells the heat: fields for programs, the points in the order of edges among them, and notes for people.
func (h *heat) report(p *people.Position) generator.Report {
	hottest := games.TextsField("hottest", games.Names(h.hottest))
	return generator.Report{
		Fields: []games.Field{
			games.TextsField("edges", games.Names(h.edges)), games.IntsField("heat", h.points), games.IntField("total", h.total),
			games.IntField("variation", h.variation), games.IntField("most", h.most), hottest, games.IntField("cold", h.cold),
		},
		Notes: []games.Message{
			games.SayCase("", "layout-heat", games.IntField("edges", len(h.edges)), games.IntField("total", h.total)),
			games.SayCase("", "layout-hottest", hottest, games.IntField("count", len(h.hottest)), games.IntField("most", h.most),
				games.IntField("cold", h.cold)),
			games.SayCase("", "layout-variation", games.IntField("variation", h.variation)),
			games.SayCase("", "layout-dozer", games.TextField("district", p.Dozer().String()),
				games.IntField("humans", p.Humans(p.Dozer()))),
		},
	}
}

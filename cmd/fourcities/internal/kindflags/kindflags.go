// Package kindflags says which flags go with a kind, for help and lists.
package kindflags

import (
	"strconv"
	"strings"

	"fourcities/generator"
)

// Of lists the flags that the kind takes with their values, each with a blank before it.
func Of(k generator.Kind) string {
	out := ""
	if k.TakesPlayers() {
		out += " --players " + Span(k.MinPlayers, k.MaxPlayers)
	}
	if k.TakesSize() {
		out += " --size " + Span(k.MinSize, k.MaxSize)
	}
	if len(k.Difficulties) > 0 {
		out += " --difficulty " + strings.Join(k.Difficulties, "|")
	}
	return out
}

// With gives the flags of a complete order of the kind, each with a blank before it: those which differ from what the
// kind takes when nothing is said.
func With(k generator.Kind, o generator.Order) string {
	out := ""
	if k.TakesPlayers() && o.Players != k.DefaultPlayers {
		out += " --players " + strconv.Itoa(o.Players)
	}
	if k.DefaultSize != nil && o.Size != k.DefaultSize(o.Players) {
		out += " --size " + strconv.Itoa(o.Size)
	}
	if len(k.Difficulties) > 0 && o.Difficulty != k.Difficulties[0] {
		out += " --difficulty " + o.Difficulty
	}
	return out
}

// Span writes a range of numbers, "2–4", or the one number that it has.
func Span(least, most int) string {
	if least == most {
		return strconv.Itoa(least)
	}
	return strconv.Itoa(least) + "–" + strconv.Itoa(most)
}

package board

import (
	"strconv"
	"strings"
)

// prefix begins the names of classes and custom properties, so that they meet no others in a page.
const prefix = "fc-"

// Stylesheet returns the CSS of all roles, made from the table of looks: the palette as custom properties for light
// and dark pages and for print, then one rule a role. A picture in paper mode has the colours of print everywhere.
func Stylesheet() string {
	all := roles{}
	for r := range all {
		all[r] = true
	}
	return all.stylesheet() + "." + prefix + "shared{position:absolute;width:0;height:0}\n"
}

// roles are some of the roles: those of one picture, whose file needs no other rules.
type roles [roleCount]bool

// stylesheet is the CSS of these roles.
func (some *roles) stylesheet() string {
	var css strings.Builder
	css.WriteString("." + prefix + "board{")
	some.writePalette(&css, Light)
	css.WriteString("font-family:system-ui,sans-serif;font-variant-numeric:tabular-nums;text-anchor:middle}\n")
	css.WriteString("@media (prefers-color-scheme:dark){." + prefix + "board{")
	some.writePalette(&css, Dark)
	css.WriteString("}}\n")
	for r := range roleCount {
		if some[r] {
			writeRule(&css, r)
		}
	}
	css.WriteString("@media print{." + prefix + "board{")
	some.writePalette(&css, Print)
	css.WriteString("}")
	some.writePaperWidths(&css, "")
	css.WriteString("}\n." + prefix + "board." + prefix + "on-paper{")
	some.writePalette(&css, Print)
	css.WriteString("}\n")
	some.writePaperWidths(&css, "."+prefix+"on-paper ")
	css.WriteString("\n")
	return css.String()
}

// writePalette writes the custom properties of a scheme: the inks that the roles are drawn with.
func (some *roles) writePalette(css *strings.Builder, s Scheme) {
	inked := make([]bool, len(palette))
	for r, used := range some {
		if used {
			inked[looks[r].fill], inked[looks[r].stroke] = true, true
		}
	}
	for i := paper; int(i) < len(palette); i++ {
		if inked[i] {
			css.WriteString("--" + prefix + palette[i].name + ":" + palette[i].colour[s] + ";")
		}
	}
}

func writeRule(css *strings.Builder, r Role) {
	l := looks[r]
	css.WriteString("." + prefix + l.name + "{fill:" + property(l.fill))
	if l.stroke != none {
		css.WriteString(";stroke:" + property(l.stroke) + ";stroke-width:" + strconv.Itoa(l.width))
	}
	if l.dash > 0 {
		// A line begins in the middle of a dash, so that the dashes of two squares join over their border.
		css.WriteString(";stroke-dasharray:" + strconv.Itoa(l.dash) + " " + strconv.Itoa(l.gap) +
			";stroke-dashoffset:" + strconv.Itoa(l.dash/2))
	}
	if l.round {
		css.WriteString(";stroke-linecap:round;stroke-linejoin:round")
	}
	if l.bold {
		css.WriteString(";font-weight:650")
	}
	css.WriteString("}\n")
}

func property(i ink) string {
	if i == none {
		return "none"
	}
	return "var(--" + prefix + palette[i].name + ")"
}

// writePaperWidths writes the widths of the lines that have another on paper.
func (some *roles) writePaperWidths(css *strings.Builder, within string) {
	for r := range roleCount {
		if width := r.Look(Print).Width; some[r] && width != looks[r].width {
			css.WriteString(within + "." + prefix + looks[r].name + "{stroke-width:" + strconv.Itoa(width) + "}")
		}
	}
}

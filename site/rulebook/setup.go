package rulebook

import (
	"errors"
	"strings"

	"github.com/yuin/goldmark/text"

	"fourcities/games"
)

// setUp returns the position that a figure starts from; nil when there is none, which is then reported or follows from
// what was.
func (b *builder) setUp(f *fence) games.Table {
	body := bodyOf(f.node.Lines(), f.page.source.body())
	from, given := f.attr("from")
	empty := strings.TrimSpace(body.text) == ""
	switch {
	case given && !empty:
		b.fault(f.page, from.at, "the figure starts from %s, so it has no position of its own", from.value)
		return nil
	case given:
		return b.endOf(f, from)
	case empty:
		b.fault(f.page, f.at, "the figure has no position; write one, or from=id")
		return nil
	}
	table, err := b.Game.Open(body.text)
	if err != nil {
		b.impossible(f, body, err)
		return nil
	}
	return table
}

// endOf returns the position in which another figure ended.
func (b *builder) endOf(f *fence, from attribute) games.Table {
	other := b.byID[from.value]
	if other == nil {
		b.fault(f.page, from.valueAt, "there is no figure with the id %q", clip(from.value))
		return nil
	}
	b.evaluate(other)
	if other.run.state == underway {
		b.fault(f.page, from.valueAt, "the figure starts, by way of %s, from itself", from.value)
	}
	return other.run.end
}

// impossible reports every fault of a position, each at the place in the body that it is about.
func (b *builder) impossible(f *fence, body fenceBody, err error) {
	var refusal *games.Refusal
	if !errors.As(err, &refusal) {
		b.fault(f.page, body.offset(0), "the position cannot be read: %v", err)
		return
	}
	for _, fault := range refusal.Faults {
		b.fault(f.page, body.offset(placeOf(fault, body.text)), "%s", b.says(fault))
	}
}

// placeOf finds the place that a fault is about in a position's text: the one it names, else the first mention of the
// square it names, else the beginning.
func placeOf(fault games.Message, text string) int {
	start := len(text) - len(strings.TrimLeft(text, " \t\r\n"))
	if place, ok := fault.Arg("place"); ok && place.Kind == games.Int {
		return place.Number - 1
	}
	for _, name := range []string{"square", "lot", "edge", "district", "name"} { // games call their places differently
		if at := mention(fault, name, text); at >= 0 {
			return at
		}
	}
	return start
}

// mention finds the place that a fault's parameter names in a text, -1 if there is none.
func mention(fault games.Message, name, text string) int {
	place, ok := fault.Arg(name)
	if !ok || place.Text == "" {
		return -1
	}
	if at := strings.Index(text, place.Text+"."); at >= 0 { // a house, the commonest case
		return at
	}
	for from := 0; ; {
		at := strings.Index(text[from:], place.Text)
		if at < 0 {
			return -1
		}
		end := from + at + len(place.Text)
		if end == len(text) || text[end] < '0' || text[end] > '9' { // A1 is not mentioned in A10
			return from + at
		}
		from = end
	}
}

// A fenceBody is the text inside a fence with the places of its lines in the page's body.
type fenceBody struct {
	text  string
	lines []bodyLine
}

// A bodyLine is where a line begins, in the fence's text and in the page's body; they differ by what the lines are
// indented.
type bodyLine struct{ at, source int }

func bodyOf(lines *text.Segments, source []byte) fenceBody {
	var body fenceBody
	for i := range lines.Len() {
		segment := lines.At(i)
		body.lines = append(body.lines, bodyLine{len(body.text), segment.Start})
		body.text += string(source[segment.Start:segment.Stop])
	}
	return body
}

// offset turns an offset of the fence's text into one of the page's body.
func (b fenceBody) offset(at int) int {
	found := bodyLine{}
	for _, line := range b.lines {
		if line.at <= at {
			found = line
		}
	}
	return found.source + at - found.at
}

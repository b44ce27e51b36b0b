package generate

import (
	"io"

	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/wire"
	"fourcities/site/worked"
	"fourcities/templates/board"
)

// writer returns what writes the items in the format asked for, or says why it cannot.
func writer(o options) (func(io.Writer, []made) error, error) {
	for _, t := range o.tasks {
		if (o.format == "svg" || o.format == "html") && !t.drawn() {
			return nil, exit.Faultf("%s has no drawings yet; choose --format text or json", t.kind.Game)
		}
	}
	switch o.format {
	case "json":
		return func(w io.Writer, items []made) error { return writeObjects(w, o, items) }, nil
	case "svg":
		if o.count > 1 {
			return nil, exit.Usagef("--format svg draws one item, not %d; make one at a time, or use --format html", o.count)
		}
		return func(w io.Writer, items []made) error { return writeDrawing(w, o, items[0]) }, nil
	case "html":
		return func(w io.Writer, items []made) error { return writeSheets(w, o, items) }, nil
	}
	return func(w io.Writer, items []made) error { return writeTexts(w, o, items) }, nil
}

func writeObjects(w io.Writer, o options, items []made) error {
	for _, item := range items {
		if err := wire.WriteLine(w, object(o, item)); err != nil {
			return err
		}
	}
	return nil
}

func writeDrawing(w io.Writer, o options, item made) error {
	figure, err := item.drawer.Draw(worked.Question(item.Item, o.lang))
	if err != nil {
		return err
	}
	svg := figure.SVG(board.SVGOptions{Prefix: item.prefix(), Standalone: true})
	_, err = w.Write(append(svg, '\n'))
	return err
}

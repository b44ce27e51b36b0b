package generate

import (
	"io"

	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/wire"
	"fourcities/games"
	"fourcities/generator"
	"fourcities/site/worked"
	"fourcities/templates/board"
)

// writer returns what writes the items in the format asked for, or says why it cannot.
func writer(o options) (func(io.Writer, []generator.Item) error, error) {
	drawer, drawn := board.For(o.kind.Game)
	if (o.format == "svg" || o.format == "html") && !drawn {
		return nil, exit.Faultf("%s has no drawings yet; choose --format text or json", o.kind.Game)
	}
	switch o.format {
	case "json":
		return func(w io.Writer, items []generator.Item) error { return writeObjects(w, o, items) }, nil
	case "svg":
		if o.count > 1 {
			return nil, exit.Usagef("--format svg draws one item, not %d; make one with --count 1, or use --format html", o.count)
		}
		return func(w io.Writer, items []generator.Item) error { return writeDrawing(w, o, drawer, items[0]) }, nil
	case "html":
		return func(w io.Writer, items []generator.Item) error { return writeSheets(w, o, drawer, items) }, nil
	}
	return func(w io.Writer, items []generator.Item) error { return writeTexts(w, o, items) }, nil
}

func writeObjects(w io.Writer, o options, items []generator.Item) error {
	for _, item := range items {
		if err := wire.WriteLine(w, object(o, item)); err != nil {
			return err
		}
	}
	return nil
}

func writeDrawing(w io.Writer, o options, d board.Drawer, item generator.Item) error {
	figure, err := d.Draw(worked.Question(item, o.lang))
	if err != nil {
		return err
	}
	svg := figure.SVG(board.SVGOptions{Prefix: prefix(item), Standalone: true})
	_, err = w.Write(append(svg, '\n'))
	return err
}

// prefix begins the ids inside an item's drawing.
func prefix(item generator.Item) string { return item.ID.String() + "-" }

// say puts a message of an item into words.
func (o options) say(m games.Message) string { return o.kind.SayOf(o.game, o.lang, m) }

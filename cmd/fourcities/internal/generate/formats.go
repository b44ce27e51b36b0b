package generate

import (
	"fmt"
	"io"

	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/cmd/fourcities/internal/wire"
	"fourcities/generator"
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
	return writePositions, nil
}

func writePositions(w io.Writer, items []generator.Item) error {
	for _, item := range items {
		if _, err := fmt.Fprintln(w, item.Position); err != nil {
			return err
		}
	}
	return nil
}

func writeObjects(w io.Writer, o options, items []generator.Item) error {
	for _, item := range items {
		if err := wire.WriteLine(w, object(o, item)); err != nil {
			return err
		}
	}
	return nil
}

func object(o options, item generator.Item) wire.Object {
	notes := make([]string, len(item.Report.Notes))
	for i, m := range item.Report.Notes {
		notes[i] = o.kind.Say(o.lang, m)
	}
	return wire.Object{
		{Name: "id", Value: item.ID.String()},
		{Name: "game", Value: item.ID.Game},
		{Name: "kind", Value: item.ID.Kind},
		{Name: "players", Value: o.order.Players},
		{Name: "size", Value: o.order.Size},
		{Name: "seed", Value: item.ID.Seed.String()},
		{Name: "position", Value: item.Position},
		{Name: "report", Value: wire.Object{}.WithFields(item.Report.Fields).With("notes", notes)},
	}
}

func writeDrawing(w io.Writer, o options, d board.Drawer, item generator.Item) error {
	figure, err := d.Draw(board.Request{Position: item.Position, Lang: o.lang})
	if err != nil {
		return err
	}
	svg := figure.SVG(board.SVGOptions{Prefix: prefix(item), Standalone: true})
	_, err = w.Write(append(svg, '\n'))
	return err
}

// prefix begins the ids inside an item's drawing.
func prefix(item generator.Item) string { return item.ID.String() + "-" }

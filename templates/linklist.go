package templates

import (
	"context"
	"io"

	"github.com/a-h/templ"
)

// linkList is several links with commas between them, each on one line with its comma. It is written by hand because a
// template would put a blank before each comma.
func linkList(links []Link) templ.Component {
	return templ.ComponentFunc(func(_ context.Context, w io.Writer) error {
		out := ""
		for i, l := range links {
			out += `<span class="one"><a href="` + templ.EscapeString(string(templ.URL(l.Href))) + `">` + templ.EscapeString(l.Text) + `</a>`
			if i < len(links)-1 {
				out += ","
			}
			out += "</span> "
		}
		_, err := io.WriteString(w, out)
		return err
	})
}

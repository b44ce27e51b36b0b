package board

import (
	"strings"
	"testing"
)

// page3 is a page with three drawings of the record, two of which are for the screen.
func page3(t *testing.T) (page string, drawings []string) {
	t.Helper()
	for i, asks := range []string{"", "tower=e6", "bonus"} {
		f := drawCity(t, recordCity, asks)
		f.Paper = i == 2
		drawings = append(drawings, string(f.SVG(SVGOptions{Prefix: asks + "-"})))
	}
	return `<html><body class="x"><p>` + strings.Join(drawings, "</p><p>") + "</p></body></html>", drawings
}

// unshared puts the definitions back into the places where they are used.
func unshared(t *testing.T, page string) string {
	t.Helper()
	begin, rest, ok := strings.Cut(page, `<svg class="fc-shared" aria-hidden="true"><defs>`)
	if !ok {
		t.Fatal("nothing is shared")
	}
	definitions, rest, _ := strings.Cut(rest, "</defs></svg>")
	page = begin + rest
	for definitions != "" {
		head, more, _ := strings.Cut(definitions, ">")
		end := strings.Index(more+`<g id="`, `</g><g id="`)
		if end < 0 {
			end = len(more) - len("</g>")
		}
		id, _, _ := strings.Cut(strings.TrimPrefix(head, `<g id="`), `"`)
		page = strings.ReplaceAll(page, `<use href="#`+id+`"/>`, more[:end])
		definitions = more[end+len("</g>"):]
	}
	return page
}

func TestASharingPageDrawsTheSameWithFewerBytes(t *testing.T) {
	page, _ := page3(t)
	shared := Share(page)
	if len(shared)*4 > len(page)*3 {
		t.Errorf("%d bytes of %d", len(shared), len(page))
	}
	if unshared(t, shared) != page {
		t.Errorf("put together again the page is another:\n%s", shared)
	}
}

func TestDrawingsForPaperShareWithThoseForPaperOnly(t *testing.T) {
	_, drawings := page3(t)
	if mixed := "<body>" + drawings[1] + drawings[2]; Share(mixed) != mixed {
		t.Error("a drawing for the screen and one for paper share something")
	}
	shared := Share("<body>" + drawings[2] + drawings[2])
	if !strings.Contains(shared, `<g id="fc-1" class="fc-on-paper">`) {
		t.Error("what drawings for paper share is not known to be for paper")
	}
}

func TestAPageWithNothingToShareStaysAsItIs(t *testing.T) {
	_, drawings := page3(t)
	for _, page := range []string{"", "<p>no body", "<body>", "<body" + drawings[0], "<body>" + drawings[0] + "</body>", drawings[0] + drawings[0], `<body><svg class="fc-board"><path class="fc-x`} {
		if got := Share(page); got != page {
			t.Errorf("%.60q has become %.60q", page, got)
		}
	}
}

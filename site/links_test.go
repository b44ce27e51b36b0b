package site

import "testing"

func TestEveryKindOfDeadLinkIsFound(t *testing.T) {
	page := func(body string) []byte { return []byte("<p id=top>" + body + "</p>") }
	site := tree{
		"index.html":          page(`<a href="en/">`),
		"en/index.html":       page(`<a href="../">`),
		"en/a/index.html":     page(``),
		"assets/site.css":     []byte("p{}"),
		"en/a/b/c/index.html": page(``),
	}
	for link, dead := range map[string]bool{
		"../": false, "": false, "c/": false, "#top": false, "../b/c/": false, "../b/c/#top": false, "../../../assets/site.css": false,
		"https://example.org/nowhere": false, "mailto:a@example.org": false,
		"#bottom": true, "nowhere/": true, "../b/c/#bottom": true, "/en/": true, "../../../assets/gone.css": true, "../b": true,
	} {
		site["en/a/b/index.html"] = page(`<a href="` + link + `">`)
		problems := site.deadLinks()
		if (len(problems) > 0) != dead {
			t.Errorf("%q: %v", link, problems)
		}
	}
}

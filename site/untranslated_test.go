package site

import (
	"context"
	"slices"
	"strings"
	"testing"
)

func TestTheReportListsWhatIsNotTranslated(t *testing.T) {
	o := options(t)
	report, problems, err := Check(context.Background(), o)
	if err != nil || len(problems) > 0 {
		t.Fatalf("problems %v, error %v", problems, err)
	}
	for _, file := range []string{"content/sr/toy/index.md", "content/sr/toy/rules/01-street.md", "content/sr/toy/quick-reference.md"} {
		if !slices.Contains(report.Untranslated, file) {
			t.Errorf("%s is not among %v", file, report.Untranslated)
		}
	}
	o.Content = content(map[string]string{"sr/toy/index.md": prose["en/toy/index.md"]})
	report, _, _ = Check(context.Background(), o)
	if slices.Contains(report.Untranslated, "content/sr/toy/index.md") || !slices.Contains(report.Untranslated, "content/sr/toy/rules/01-street.md") {
		t.Errorf("of a language that has begun with the home page it lists %v", report.Untranslated)
	}
}

// The clauses' titles are prose too: where they are in English, their index says so like the rules that they lead to.
func TestEveryPageOfUntranslatedProseSaysSo(t *testing.T) {
	o := options(t)
	build(t, o)
	files := folder(t, o.Out)
	for path, want := range map[string]bool{
		"toy": true, "toy/rules": true, "toy/quick-reference": true, "toy/clauses": true, "toy/layouts": false,
	} {
		for lang, want := range map[string]bool{"en": false, "sr": want} {
			data, ok := files[lang+"/"+path+"/index.html"]
			if said := strings.Contains(data, `class="untold"`); !ok || said != want {
				t.Errorf("%s/%s: there is a notice: %v", lang, path, said)
			}
		}
	}
}

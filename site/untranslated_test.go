package site

import (
	"context"
	"slices"
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

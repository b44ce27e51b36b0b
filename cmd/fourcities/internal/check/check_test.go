package check

import "testing"

func TestFilesThatALanguageLacksAreListedByTheirFolders(t *testing.T) {
	const want = `
content/sr/akropolis lacks, and shows in English:
  rules/02-components.md
  quick-reference.md

content/sr/people lacks, and shows in English:
  index.md

content/sr lacks, and shows in English:
  streets.md
`
	got := notTranslated([]string{
		"content/sr/akropolis/rules/02-components.md", "content/sr/akropolis/quick-reference.md", "content/sr/people/index.md",
		"content/sr/streets.md",
	})
	if got != want {
		t.Errorf("got %s", got)
	}
	if got := notTranslated(nil); got != "" {
		t.Errorf("of nothing missing it says %q", got)
	}
}

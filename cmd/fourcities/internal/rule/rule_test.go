package rule

import (
	"slices"
	"strings"
	"testing"

	"fourcities/games/catalog"
)

func TestTheNearestClausesAreSuggested(t *testing.T) {
	g, _ := catalog.Find("bengaluru")
	for asked, want := range map[string]string{
		"trace.prk":      "trace.park",
		"park":           "trace.park",
		"Trace.Park":     "trace.park",
		"off-limits":     "move.off-limits",
		"off limits":     "move.off-limits",
		"house.save":     "house.safe",
		"tanks.udpate":   "tanks.update",
		"qqqqqqqqqqqqqq": "",
	} {
		got := nearest(g, strings.ToLower(asked))
		if want == "" && len(got) > 0 || want != "" && (len(got) == 0 || got[0] != want) {
			t.Errorf("%s: %v", asked, got)
		}
	}
}

func TestDistanceCountsChangedLetters(t *testing.T) {
	for pair, want := range map[[2]string]int{{"", ""}: 0, {"", "ab"}: 2, {"kitten", "sitting"}: 3, {"ab", "ba"}: 2, {"park", "prk"}: 1} {
		if got := distance(pair[0], pair[1]); got != want {
			t.Errorf("%v: %d", pair, got)
		}
		if got := distance(pair[1], pair[0]); got != want {
			t.Errorf("%v the other way round: %d", pair, got)
		}
	}
}

func TestMarkupBecomesPlainParagraphs(t *testing.T) {
	for markup, want := range map[string]string{
		`<p>A <a href="x">pipe</a> &amp; a&nbsp;park.</p>` + "\n<p>Two</p>": "A pipe & a park.\n\nTwo",
		"<ul><li>one</li><li>two</li></ul>":                                 "one\n\ntwo",
		"plain":                                                             "plain",
		"":                                                                  "",
		"cut <b":                                                            "cut",
	} {
		if got := plain(markup); got != want {
			t.Errorf("%q: %q", markup, got)
		}
	}
}

func TestLinesAreBrokenBetweenWordsOnly(t *testing.T) {
	words := strings.Fields(strings.Repeat("Улица вода струја парк ", 30) + strings.Repeat("x", 100))
	got := wrapped(strings.Join(words, " ") + "\n\n- one\n- last")
	if !slices.Equal(strings.Fields(got), append(words, "-", "one", "-", "last")) {
		t.Error("words were lost")
	}
	for line := range strings.Lines(got) {
		if n := len([]rune(strings.TrimRight(line, "\n"))); n > column && strings.Contains(line, " ") {
			t.Errorf("%d letters: %s", n, line)
		}
	}
	if !strings.HasSuffix(got, "\n\n- one\n- last") {
		t.Error("the paragraphs run together")
	}
}

package gamestest

import (
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"fourcities/games"
)

// checkClauses holds the engine's clauses equal to the committed copy of the specification's.
func checkClauses(t *testing.T, g games.Game, testdata string) {
	want := lines(read(t, testdata, "clauses.txt"))
	var got []string
	for _, c := range g.Clauses() {
		words := []string{string(c.ID)}
		for _, s := range c.Sources {
			words = append(words, s.String())
		}
		got = append(got, strings.Join(words, " "))
	}
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Fatalf("clause %d: the engine has %q, clauses.txt %q", i+1, at(got, i), at(want, i))
		}
	}
}

func at(list []string, i int) string {
	if i < len(list) {
		return list[i]
	}
	return "nothing"
}

// checkExamples runs the example of each clause: a file named for the clause whose position (and move) yields an
// answer that cites it. A clause that no engine can exercise says so in a file of its own, with the part "shown-by"
// that says who does.
func checkExamples(t *testing.T, g games.Game, testdata string) {
	known := map[games.ClauseID]bool{}
	for _, c := range g.Clauses() {
		known[c.ID] = true
	}
	have := map[games.ClauseID]bool{}
	for _, file := range files(t, testdata, "rules") {
		name := strings.TrimSuffix(filepath.Base(file), ".txtar")
		clause := games.ClauseID(strings.SplitN(name, "+", 2)[0]) // "trace.park+lines" is a further example of trace.park
		archive, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !known[clause] {
			t.Errorf("%s: there is no clause %s", file, clause)
		}
		have[clause] = true
		t.Run(name, func(t *testing.T) { runExample(t, g, clause, archive) })
	}
	for _, c := range g.Clauses() {
		if !have[c.ID] {
			t.Errorf("no example in %s/rules cites %s", testdata, c.ID)
		}
	}
}

// Example returns the parts of an example in the folder rules of testdata, by name: the one of a clause, or of a clause
// and a case ("trace.park/lines").
func Example(t *testing.T, testdata, name string) map[string]string {
	t.Helper()
	parts := map[string]string{}
	for _, f := range example(t, testdata, name).Files {
		parts[f.Name] = strings.TrimSpace(string(f.Data))
	}
	return parts
}

func example(t *testing.T, testdata, name string) *txtar.Archive {
	t.Helper()
	archive, err := txtar.ParseFile(filepath.Join(testdata, "rules", strings.Replace(name, "/", "+", 1)+".txtar"))
	if err != nil {
		t.Fatal(err)
	}
	return archive
}

// runExample asks the engine for whatever the example's parts allow: "refused" (a position), "position" with "move",
// or a position's score. The part "says", if there, holds the English sentence expected, "not" a clause not to be
// cited.
func runExample(t *testing.T, g games.Game, clause games.ClauseID, a *txtar.Archive) {
	if by := part(a, "shown-by"); by != "" {
		return // no engine can cite it; the rulebook's check sees to it that a page does
	}
	cited := answers(t, g, a)
	if text := part(a, "says"); text != "" {
		for _, m := range cited {
			if m.Clause == clause && g.Say(games.English, m) == text {
				return
			}
		}
		t.Errorf("nothing says %q; said: %s", text, said(g, cited))
	}
	for _, m := range cited {
		if m.Clause == clause {
			return
		}
	}
	t.Errorf("nothing cites %s; said: %s", clause, said(g, cited))
}

// answers collects every message that the engine has for an example.
func answers(t *testing.T, g games.Game, a *txtar.Archive) []games.Message {
	t.Helper()
	if text := part(a, "refused"); text != "" {
		_, err := g.Open(text)
		refusal, ok := err.(*games.Refusal)
		if !ok {
			t.Fatalf("the position is not refused: %v", err)
		}
		return refusal.Faults
	}
	table := open(t, g, part(a, "position"))
	if move := part(a, "move"); move != "" {
		e, err := table.Explain(move)
		if err != nil {
			t.Fatal(err)
		}
		if want := part(a, "first"); want != "" {
			checkFirst(t, table, move, games.ClauseID(want))
		}
		return append(e.Faults, e.Effects...)
	}
	return scoreMessages(table)
}

// checkFirst holds that Play names that clause, which is the first broken.
func checkFirst(t *testing.T, table games.Table, move string, want games.ClauseID) {
	t.Helper()
	_, err := table.Play(move)
	refusal, ok := err.(*games.Refusal)
	if !ok || refusal.Clause() != want {
		t.Errorf("%s: refused with %v, want %s first", move, err, want)
	}
}

func scoreMessages(table games.Table) []games.Message {
	var out []games.Message
	for _, sheet := range table.Score().Players {
		for _, l := range sheet.Lines {
			out = append(out, games.Say(l.Clause), l.Text)
		}
	}
	return out
}

func said(g games.Game, messages []games.Message) string {
	out := make([]string, len(messages))
	for i, m := range messages {
		out[i] = string(m.Clause) + ": " + g.Say(games.English, m)
	}
	return strings.Join(out, " | ")
}

package gamestest

import (
	"slices"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/seed"
)

// checkPosition holds the contract on one position: texts read back, the list of moves is fixed, free of doubles and
// playable, moves that are not listed are refused with a clause of the game, nothing changes the position, moves run
// out exactly at the end, and everything said has a sentence.
func checkPosition(t *testing.T, g games.Game, table games.Table, r *seed.Source) {
	t.Helper()
	before, moves := table.String(), table.Moves()
	if !slices.Equal(moves, table.Moves()) {
		t.Errorf("%s: the moves come in another order the second time", before)
	}
	if sorted := slices.Sorted(slices.Values(moves)); len(slices.Compact(sorted)) != len(moves) {
		t.Errorf("%s: a move is listed twice", before)
	}
	checkEnd(t, table, moves)
	for _, m := range sample(moves, 6, r) {
		checkListed(t, g, table, m)
		checkTwisted(t, g, table, m, moves, r)
	}
	for _, sheet := range table.Score().Players {
		for _, l := range sheet.Lines {
			checkClause(t, g, l.Clause)
			checkMessage(t, g, l.Text)
			for _, m := range l.Notes {
				checkMessage(t, g, m)
			}
		}
	}
	if table.String() != before {
		t.Errorf("%s: became %s by being asked", before, table)
	}
}

// checkEnd holds that moves run out at the end alone, or at a chance point that does not list them and cannot be counted.
func checkEnd(t *testing.T, table games.Table, moves []string) {
	t.Helper()
	status := table.Status()
	n, whole := table.Count(1, 1<<40)
	unlisted := len(moves) == 0 && !status.Over
	if status.Over != (len(status.Winners) > 0) || (status.Over && len(moves) > 0) || (unlisted && status.Phase == "play") {
		t.Errorf("%s: over is %v in phase %s with %d moves and winners %v", table, status.Over, status.Phase, len(moves), status.Winners)
	}
	if n != uint64(len(moves)) || whole == unlisted {
		t.Errorf("%s: counts %d moves (%v), lists %d", table, n, whole, len(moves))
	}
}

// sample picks up to n of the texts at random.
func sample(texts []string, n int, r *seed.Source) []string {
	texts = slices.Clone(texts)
	r.Shuffle(len(texts), func(i, j int) { texts[i], texts[j] = texts[j], texts[i] })
	return texts[:min(n, len(texts))]
}

func checkListed(t *testing.T, g games.Game, table games.Table, move string) {
	t.Helper()
	next, err := table.Play(move)
	if err != nil {
		t.Errorf("%s: listed, but refused: %s", move, games.Says(g, games.English, err))
		return
	}
	checkForced(t, table, move, next)
	e, err := table.Explain(move)
	if err != nil || len(e.Faults) > 0 || len(e.Effects) == 0 {
		t.Errorf("%s: legal, but explained as %v, %v", move, e, err)
	}
	for _, m := range e.Effects {
		checkMessage(t, g, m)
	}
	again, err := g.Open(next.String())
	if err != nil {
		t.Errorf("%s: leads to %s, which is refused: %s", move, next, games.Says(g, games.English, err))
	} else if again.String() != next.String() {
		t.Errorf("%s reads back as %s", next, again)
	}
}

// checkForced holds that forcing a legal move is playing it, in games that force moves at all: the others refuse with a
// fault of form.
func checkForced(t *testing.T, table games.Table, move string, played games.Table) {
	t.Helper()
	forced, err := table.Force(move)
	refusal, refused := err.(*games.Refusal)
	switch {
	case err == nil && forced.String() != played.String():
		t.Errorf("%s: forced it leads to %s, played to %s", move, forced, played)
	case err != nil && (!refused || refusal.Clause() != ""):
		t.Errorf("%s: legal, but when forced refused with %v", move, err)
	}
}

// checkTwisted alters a move by one character: the result is no move at all, listed, or refused with a clause.
func checkTwisted(t *testing.T, g games.Game, table games.Table, move string, listed []string, r *seed.Source) {
	t.Helper()
	twisted := twist(move, r)
	_, err := table.Play(twisted)
	legal := slices.Contains(listed, twisted)
	if legal != (err == nil) {
		t.Errorf("%s: listed %v, but played with %v", twisted, legal, err)
	}
	refusal, ok := err.(*games.Refusal)
	if err == nil {
		return
	}
	if !ok || len(refusal.Faults) != 1 {
		t.Errorf("%s: refused with %v, want one fault", twisted, err)
		return
	}
	checkMessage(t, g, refusal.Faults[0])
	e, err := table.Explain(twisted)
	if refusal.Clause() == "" {
		if err == nil && len(e.Faults) == 0 {
			t.Errorf("%s: no move, but explained", twisted)
		}
		return
	}
	if err != nil || len(e.Faults) == 0 || e.Faults[0].Clause != refusal.Clause() {
		t.Errorf("%s: refused with %s, explained with %v, %v", twisted, refusal.Clause(), e.Faults, err)
	}
	for _, m := range e.Faults {
		checkMessage(t, g, m)
	}
}

// twist replaces one character by another of those that occur in notation.
func twist(text string, r *seed.Source) string {
	const alphabet = "ABCDEFGHIJKLabcdefghij0123456789=- .,>()+SB"
	i := r.Below(len(text))
	return text[:i] + alphabet[r.Below(len(alphabet)):][:1] + text[i+1:]
}

// checkMessage holds that a message cites a clause of the game, or none, and has an English sentence that is complete.
func checkMessage(t *testing.T, g games.Game, m games.Message) {
	t.Helper()
	if m.Clause != "" {
		checkClause(t, g, m.Clause)
	}
	if text := g.Say(games.English, m); !g.HasSentence(games.English, m) || strings.ContainsAny(text, "{}") {
		t.Errorf("%s is said as %q", m.Key(), text)
	}
}

func checkClause(t *testing.T, g games.Game, id games.ClauseID) {
	t.Helper()
	for _, c := range g.Clauses() {
		if c.ID == id {
			return
		}
	}
	t.Errorf("%q is cited, but not declared", id)
}

// checkTexts holds that positions are read whatever the order of their fields and the blanks between.
func checkTexts(t *testing.T, g games.Game, starts []string) {
	for i, start := range starts {
		canonical := open(t, g, start).String()
		if canonical != start {
			t.Errorf("%s is written back as %s", start, canonical)
		}
		words := strings.Fields(start)
		r := seed.New(seed.Seed(i))
		fields := words[1:]
		r.Shuffle(len(fields), func(i, j int) { fields[i], fields[j] = fields[j], fields[i] })
		mixed := "\n " + words[0] + "\n\t" + strings.Join(fields, " \r\n") + " \n"
		if got := open(t, g, mixed).String(); got != start {
			t.Errorf("%q is read as %s", mixed, got)
		}
	}
}

// checkGarbage twists positions until they are garbage: each is read and written canonically, or refused in words.
func checkGarbage(t *testing.T, g games.Game, starts []string) {
	if _, err := g.Open(""); err == nil {
		t.Error("no text at all is a position")
	}
	r := seed.New(seed.Hash(g.ID()))
	for _, start := range starts {
		text := start
		for range 300 {
			if text = twist(text, r); r.Below(8) == 0 {
				text = start
			}
			table, err := g.Open(text)
			if err == nil {
				if again, err := g.Open(table.String()); err != nil || again.String() != table.String() {
					t.Errorf("%s is written as %s, which is not read back: %v", text, table, err)
				}
				continue
			}
			refusal, ok := err.(*games.Refusal)
			if !ok || len(refusal.Faults) == 0 {
				t.Fatalf("%s: refused with %v", text, err)
			}
			for _, m := range refusal.Faults {
				checkMessage(t, g, m)
			}
		}
	}
}

// Package gamestest is the contract in executable form: the checks that every game in the catalogue has to pass,
// whatever its rules. It sees a game only as text, as the command line and the site do, and finds what it needs in the
// game's testdata folder:
//
//	clauses.txt      the clause ids and sources of the specification, one a line: a copy, held equal to the engine's
//	counts.txt       a position, then "depth nodes" lines: numbers of move sequences
//	play/*.txtar     whole games: start, moves, end, and a trace of move counts and totals
//	rules/*.txtar    for every clause a position, or a position and a move, whose answer cites it
package gamestest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"fourcities/games"
)

// Run checks the game against the contract with what lies in the testdata folder.
func Run(t *testing.T, g games.Game, testdata string) {
	t.Helper()
	plays := playthroughs(t, testdata)
	starts := startTexts(plays)
	t.Run("TheClausesAreThoseOfTheSpecification", func(t *testing.T) { checkClauses(t, g, testdata) })
	t.Run("EveryClauseHasAnExampleThatCitesIt", func(t *testing.T) { checkExamples(t, g, testdata) })
	t.Run("CountsOfMoveSequencesAreAsRecorded", func(t *testing.T) { checkCounts(t, g, testdata) })
	t.Run("RecordedGamesReplay", func(t *testing.T) { checkPlays(t, g, plays) })
	t.Run("TextsReadBackAsTheyWereWritten", func(t *testing.T) { checkTexts(t, g, starts) })
	t.Run("GarbageIsRefusedAndNeverPanics", func(t *testing.T) { checkGarbage(t, g, starts) })
	t.Run("RandomGamesKeepTheContract", func(t *testing.T) { checkRandomGames(t, g, starts) })
}

// A playthrough is one recorded game.
type playthrough struct {
	file    string
	archive *txtar.Archive
	start   string
	moves   []string
	end     string
	trace   string
}

func playthroughs(t *testing.T, testdata string) []playthrough {
	t.Helper()
	var plays []playthrough
	for _, file := range files(t, testdata, "play") {
		archive, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		p := playthrough{file: file, archive: archive, start: part(archive, "start"), end: part(archive, "end"), trace: part(archive, "trace")}
		p.moves = lines(part(archive, "moves"))
		if p.start == "" || p.end == "" || len(p.moves) == 0 {
			t.Fatalf("%s: a playthrough has the parts start, moves and end", file)
		}
		if strings.TrimSpace(string(archive.Comment)) == "" {
			t.Errorf("%s: a playthrough says where it comes from", file)
		}
		plays = append(plays, p)
	}
	return plays
}

func startTexts(plays []playthrough) []string {
	starts := make([]string, len(plays))
	for i, p := range plays {
		starts[i] = p.start
	}
	return starts
}

// files lists the txtar files of a folder in testdata; an empty folder fails the test.
func files(t *testing.T, testdata, folder string) []string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(testdata, folder, "*.txtar"))
	if err != nil || len(found) == 0 {
		t.Fatalf("no %s/*.txtar in %s: a game without them is not complete", folder, testdata)
	}
	return found
}

func part(a *txtar.Archive, name string) string {
	for _, f := range a.Files {
		if f.Name == name {
			return strings.TrimSpace(string(f.Data))
		}
	}
	return ""
}

func lines(text string) []string {
	var out []string
	for line := range strings.SplitSeq(text, "\n") {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
			out = append(out, line)
		}
	}
	return out
}

func read(t *testing.T, testdata, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(testdata, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func open(t *testing.T, g games.Game, text string) games.Table {
	t.Helper()
	table, err := g.Open(text)
	if err != nil {
		t.Fatalf("%s: %s", text, games.Says(g, games.English, err))
	}
	return table
}

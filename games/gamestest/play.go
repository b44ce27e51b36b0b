package gamestest

import (
	"flag"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"fourcities/games"
	"fourcities/games/seed"
)

var update = flag.Bool("update", false, "rewrite the traces of recorded games (never their moves and ends)")

// checkPlays replays the recorded games: every move is legal, the end is the one recorded, and the trace of move
// counts and totals is as it was.
func checkPlays(t *testing.T, g games.Game, plays []playthrough) {
	for _, p := range plays {
		table, trace := open(t, g, p.start), ""
		for i, move := range p.moves {
			trace += traceLine(table)
			next, err := table.Play(move)
			if err != nil {
				t.Fatalf("%s: move %d, %s: %s", p.file, i+1, move, games.Says(g, games.English, err))
			}
			table = next
		}
		trace += traceLine(table)
		if table.String() != p.end {
			t.Errorf("%s ends in\n%s\nwant\n%s", p.file, table, p.end)
		}
		if strings.TrimSpace(trace) == p.trace {
			continue
		}
		if !*update {
			t.Errorf("%s: the trace differs; -update rewrites it if the change is wanted", p.file)
			continue
		}
		rewriteTrace(t, p, trace)
	}
}

// traceLine is one position of a trace: how many moves there are, then the totals.
func traceLine(table games.Table) string {
	out := strconv.Itoa(len(table.Moves()))
	for _, total := range table.Score().Totals() {
		out += " " + strconv.Itoa(total)
	}
	return out + "\n"
}

func rewriteTrace(t *testing.T, p playthrough, trace string) {
	t.Helper()
	p.archive.Files = slices.DeleteFunc(p.archive.Files, func(f txtar.File) bool { return f.Name == "trace" })
	p.archive.Files = append(p.archive.Files, txtar.File{Name: "trace", Data: []byte(trace)})
	if err := os.WriteFile(p.file, txtar.Format(p.archive), 0o644); err != nil {
		t.Fatal(err)
	}
}

// checkRandomGames plays at random from every recorded start and holds the contract on the way.
func checkRandomGames(t *testing.T, g games.Game, starts []string) {
	const plies = 40
	for i, start := range starts {
		table, r := open(t, g, start), seed.New(seed.Hash(start).Item(i))
		for range plies {
			checkPosition(t, g, table, r)
			moves := table.Moves()
			if len(moves) == 0 || t.Failed() {
				break
			}
			next, err := table.Play(moves[r.Below(len(moves))])
			if err != nil {
				t.Fatal(err)
			}
			table = next
		}
	}
}

// Package docs_test holds what architecture.md says about who may import whom.
package docs_test

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// A layer is a folder and what of the project its packages may import, tests aside.
type layer struct {
	folder  string
	imports []string // folders; a folder allows what lies below it too
	why     string
}

// layers is the table of arrows; the first folder that a package lies in counts.
var layers = []layer{
	{"games/catalog", []string{"games"}, "the catalogue lists the games"},
	{"games/gamestest", []string{"games"}, "the contract sees games only as text"},
	{"games/", []string{"games", "games/grid", "games/hex", "games/seed"}, "a game is complete in itself: it knows the contract and small shared ideas, no other game"},
	{"games", []string{}, "the contract knows nobody who keeps it"},
	{"solver/", []string{"games", "solver"}, "searching needs rules, not makers or pages"},
	{"solver", []string{"games"}, "statuses and budgets speak the contract's types"},
	{"generator/", []string{"games", "solver", "generator"}, "makers prove what they make, and know no pages"},
	{"generator", []string{"games", "solver"}, "kinds and ids speak the contract's types"},
	{"templates/board", []string{"games", "templates/board"}, "drawing is a function of a position; it goes to the browser without templ"},
	{"templates", []string{"games", "templates"}, "pages render their own view structs; who made what they show is not their business"},
	{"content", []string{}, "prose is data"},
	{"site", []string{"games", "solver", "generator", "templates", "content", "site"}, "the site turns reports into pages"},
	{"cmd", []string{"games", "solver", "generator", "templates", "content", "site", "cmd"}, "commands may use everything"},
}

// inBrowser lists the folders that are compiled to WebAssembly, banned what they must not lead to, however indirectly.
var (
	inBrowser = []string{"games", "solver", "generator", "templates/board"}
	banned    = map[string]string{
		"fmt":                   "125 KB in the browser; write with strconv and strings",
		"os":                    "engines read and write nothing",
		"net":                   "engines talk to nobody",
		"time":                  "no clock may show in any result",
		"reflect":               "no reflection: types are known",
		"encoding/json":         "243 KB in the browser; texts are the interface",
		"math/rand":             "seeds must give the same numbers for ever: games/seed",
		"math/rand/v2":          "seeds must give the same numbers for ever: games/seed",
		"github.com/a-h/templ":  "brings net/http and crypto/tls: 800 KB",
		"net/http":              "engines talk to nobody",
		"context":               "brings time; a channel cancels",
		"regexp":                "large, and positions have readers of their own",
		"golang.org/x/net/html": "pages are the site's",
	}
)

// forTests lists what only tests import.
var forTests = []string{"games/gamestest", "generator/generatortest"}

// A listed is a package and all that it imports.
type listed struct {
	path    string
	imports []string
	deps    []string
}

func packages(t *testing.T) []listed {
	t.Helper()
	cmd := exec.Command("go", "list", "-f", `{{.ImportPath}}|{{join .Imports ","}}|{{join .Deps ","}}`, "./...")
	cmd.Dir = ".."
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var all []listed
	for line := range strings.Lines(string(out)) {
		parts := strings.Split(strings.TrimSpace(line), "|")
		path := strings.TrimPrefix(parts[0], "fourcities/")
		all = append(all, listed{path, strings.Split(parts[1], ","), strings.Split(parts[2], ",")})
	}
	if len(all) < 10 {
		t.Fatalf("go list found only %d packages", len(all))
	}
	return all
}

// below reports whether the path is the folder or lies in it; a folder written with a slash means only what lies in it.
func below(path, folder string) bool {
	if inside, ok := strings.CutSuffix(folder, "/"); ok {
		return strings.HasPrefix(path, inside+"/")
	}
	return path == folder || strings.HasPrefix(path, folder+"/")
}

func TestImportsPointDownOnly(t *testing.T) {
	for _, p := range packages(t) {
		i := slices.IndexFunc(layers, func(l layer) bool { return below(p.path, l.folder) })
		if i < 0 {
			if p.path != "docs" {
				t.Errorf("%s belongs to no layer", p.path)
			}
			continue
		}
		for _, imported := range p.imports {
			name, ours := strings.CutPrefix(imported, "fourcities/")
			if ours && !allowed(name, layers[i].folder, layers[i].imports) {
				t.Errorf("%s imports %s: %s", p.path, name, layers[i].why)
			}
		}
	}
}

// allowed reports whether a layer may import the package. In games an allowed folder is that one package; elsewhere it
// is all that lies in the folder.
func allowed(name, folder string, folders []string) bool {
	exact := folder == "games/"
	return slices.ContainsFunc(folders, func(f string) bool {
		return name == f || (!exact && below(name, f))
	})
}

func TestWhatGoesToTheBrowserStaysSmallAndPure(t *testing.T) {
	for _, p := range packages(t) {
		if !slices.ContainsFunc(inBrowser, func(f string) bool { return below(p.path, f) }) ||
			slices.Contains(forTests, p.path) {
			continue
		}
		for _, dep := range p.deps {
			if why := banned[dep]; why != "" {
				t.Errorf("%s depends on %s: %s", p.path, dep, why)
			}
		}
	}
}

package rulebook

import (
	"io/fs"
	"os"
	"testing"
	"testing/fstest"

	"fourcities/games"
	"fourcities/games/catalog"
)

// gameChapter is the file, as problems name it, of the one chapter that gameFiles makes.
func gameChapter(id string) string { return contentFolder + "/en/" + id + "/rules/01-a.md" }

// gameFiles makes a book of a game with one chapter, whose text begins at line 4.
func gameFiles(id, text string) fstest.MapFS {
	return files(map[string]string{
		"en/" + id + "/index.md":           toyFiles["en/toy/index.md"],
		"en/" + id + "/quick-reference.md": "---\ntitle: Q\n---\n",
		"en/" + id + "/rules/01-a.md":      "---\ntitle: A\n---\n" + text,
	})
}

// gameFigures loads one chapter of figures as a game's; what the book lacks as a whole is not looked at.
func gameFigures(t *testing.T, g games.Game, text string) (*Book, []Problem) {
	t.Helper()
	book, found := Load(gameFiles(g.ID(), text), Options{Game: g})
	var placed []Problem
	for _, p := range found {
		if p.Line > 0 && p.File == gameChapter(g.ID()) {
			placed = append(placed, p)
		}
	}
	return book, placed
}

// publishedBook loads a game's book in a language, and wants no problem.
func publishedBook(t *testing.T, g games.Game, lang games.Lang) *Book {
	t.Helper()
	book, found := Load(published(t), Options{Lang: lang, Game: g})
	for _, p := range found {
		t.Error(p)
	}
	return book
}

func TestThePublishedBooksHaveNoProblems(t *testing.T) {
	content := published(t)
	folders, err := fs.ReadDir(content, string(games.English))
	if err != nil {
		t.Fatal(err)
	}
	for _, folder := range folders {
		if !folder.IsDir() {
			continue // an essay
		}
		for _, lang := range games.Langs() {
			g, _ := catalog.Find(folder.Name()) // none for a game that is being written
			book, found := Load(content, Options{Lang: lang, ID: folder.Name(), Game: g})
			for _, p := range found {
				t.Error(p)
			}
			checkHTML(t, folder.Name(), book)
		}
	}
}

// published is the module's own content as it lies on disk.
func published(t *testing.T) fs.FS {
	t.Helper()
	fsys := os.DirFS("../../" + contentFolder)
	if _, err := fs.Stat(fsys, "en/bengaluru/index.md"); err != nil {
		t.Skip("there is no content yet")
	}
	return fsys
}

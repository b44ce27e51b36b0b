package templates

import (
	"strings"

	"fourcities/games"
)

// A Frame is what a page has around its body, and what the body needs to link to other pages.
type Frame struct {
	Lang        games.Lang
	Title       string // of the page alone; the site's name is added
	Description string // one sentence for search engines and link previews
	Path        string // of the page below its language's folder: "bengaluru/rules/"
	Depth       int    // how many folders the page lies below the site's root
	Langs       []games.Lang
	Games       []Tab // the games, for the main menu
	Game        Tab   // the game that the page belongs to; without an ID there is none
	Sections    []Tab // the game's own pages, for its menu
	Essays      []EssayLink
	Here        string
	Untold      bool // the page's prose is not there in this language: it is shown in English, with a notice
	Assets      map[string]string
	Live        bool // the development server's page: it reloads itself
}

// A Tab is an entry of a menu. Its ID tells which entry is the current one; Path is below the language's folder.
type Tab struct {
	ID, Name, Path string
}

// An EssayLink is the way to an essay, in the home page and in footers. Its words are the content's, in its language;
// Path is below the language's folder.
type EssayLink struct {
	Path, Title, Lead string
	Lang              games.Lang
}

// Words returns the frame's own words in its language.
func (f Frame) Words() *Words { return WordsIn(f.Lang) }

// Root is the way from the page up to the site's root: "", "../", "../../".
func (f Frame) Root() string { return strings.Repeat("../", f.Depth) }

// To is the address of a page of the same language, as seen from this one.
func (f Frame) To(path string) string { return f.In(f.Lang, path) }

// In is the address of a page in another language.
func (f Frame) In(lang games.Lang, path string) string {
	return f.Root() + string(lang) + "/" + path
}

// Asset is the address of an asset by its plain name.
func (f Frame) Asset(name string) string { return f.Root() + "assets/" + f.Assets[name] }

// ContentLang is the language of the page's prose.
func (f Frame) ContentLang() games.Lang {
	if f.Untold {
		return games.English
	}
	return f.Lang
}

// FullTitle is the page's title with the game's and the site's name.
func (f Frame) FullTitle() string {
	parts := []string{f.Title}
	if f.Game.ID != "" && f.Game.Name != f.Title {
		parts = append(parts, f.Game.Name)
	}
	if f.Title != f.Words().Site {
		parts = append(parts, f.Words().Site)
	}
	return strings.Join(parts, " · ")
}

// current is the value of aria-current for a menu's entry.
func current(here bool) string {
	if here {
		return "page"
	}
	return "false"
}

// The paths of pages that belong to no game.
const LicencesPath = "licences/"

// LiveEvents is where the development server tells its pages that there is something new, below the site's root.
const LiveEvents = "-/changes"

// gameClass gives a page, or a link, the game's accent.
func gameClass(id string) string {
	if id == "" {
		return "no-game"
	}
	return "game-" + id
}

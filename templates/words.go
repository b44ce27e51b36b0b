package templates

import (
	"strconv"
	"strings"

	"fourcities/games"
)

// Words are the site's own words in one language: menus, labels, headings, notices. What a game says is the engine's,
// what explains it is the content's. A test holds every language to having every word.
type Words struct {
	Language string // the language's own name
	Site     string
	Tagline  string

	Skip, GamesMenu, LanguageMenu, SectionsMenu, Trail string
	Contents, Untold                                   string
	Players, Design                                    string

	Overview, Rules, Reference, Clauses, Layouts, Licences string

	HomeTitle, HomeLead, Plate, BeingWritten string

	Figure, Answers, ShownIn, Why, AndOthers, Forbidden, Sheet, Player, Points, Total, Squares string

	ClausesTitle, ClausesLead, Clause, Sources string
	Source                                     map[games.Source]string
	SourceNote                                 map[games.Source]string

	LayoutsTitle, LayoutsLead, LayoutsFor, Layout                                   string
	DigNumbers, DigNumber, DigNote, HowMade, InNumbers, Again, AgainLead            string
	PositionText, PositionLead, Copy, Copied, Print, PrintLead, Back, DownloadBoard string
	AllLayouts, Pencil                                                              string
	Field                                                                           map[string]string

	LicencesTitle, LicencesLead, CodeLicence, ContentLicence, DesignCredits, ThisSite string
	CodeLicenceText, ContentLicenceText, DesignText, ThisSiteText                     string
	FooterLicence, Colophon                                                           string

	NotFoundTitle, NotFoundText, NotFoundHome string
	ChooserLead                               string
}

// WordsIn returns the words of a language, the English ones where there are none.
func WordsIn(lang games.Lang) *Words {
	if lang == games.Serbian {
		return &serbian
	}
	return &english
}

// fill puts values into a sentence's places, given as pairs of a name and what stands for it: "{players}", "3".
func fill(sentence string, pairs ...string) string {
	return strings.NewReplacer(pairs...).Replace(sentence)
}

// LayoutTitle names a layout in words.
func (w *Words) LayoutTitle(code string, players int) string {
	return fill(w.Layout, "{code}", code, "{players}", strconv.Itoa(players))
}

// Letters name the players on boards and sheets.
const letters = "ABCD"

// Letter returns the letter of a player, from 1.
func Letter(player int) string {
	if player < 1 || player > len(letters) {
		return "?"
	}
	return letters[player-1 : player]
}

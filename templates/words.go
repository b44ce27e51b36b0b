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

	Overview, Rules, Reference, Mistakes, Clauses, Layouts, Puzzles, Examples, Licences string

	HomeTitle, HomeLead, Plate, BeingWritten string

	Figure, Answers, ShownIn, Why, AndOthers, Forbidden, Sheet, Player, Points, Total, Squares string

	ClausesTitle, ClausesLead, Clause, Sources string
	Source                                     map[games.Source]string
	SourceNote                                 map[games.Source]string

	LayoutsTitle, LayoutsLead, LayoutsFor, Layout, LayoutAny            string
	PuzzlesTitle, PuzzlesLead, ExamplesTitle, ExamplesLead, PackLead    string
	FreshLead                                                           string
	HowMade, InNumbers, Again, AgainLead, PositionText, PositionLead    string
	Copy, Copied, Print, PrintLead, Back, DownloadBoard, AllLayouts     string
	PrintPuzzle, PuzzlePrintLead, BackToPuzzle, AllPuzzles, AllExamples string
	Answer, ShowAnswer, YourAnswer, AnswersTitle, AnswersBegin, Worked  string
	Proved, ProvedTwice, ProofMargin                                    string
	Difficulty                                                          string

	// Kind names one item of a kind and KindLead says what it asks; Grade names the grades of difficulty. What they do
	// not have is called by its own name.
	Kind, KindLead, Grade map[string]string
	// Field and PlayerField label the fields of reports, those of one number and those of one for each player; those
	// without a label are for programs. A label for one game alone begins with the game's id and a full stop. FieldNote
	// says what a field means.
	Field, PlayerField, FieldNote map[string]string
	// Pencil says, by game, how to play on a printed layout.
	Pencil map[string]string

	LicencesTitle, LicencesLead, CodeLicence, ContentLicence, DesignCredits, ThisSite string
	CodeLicenceText, ContentLicenceText, DesignText, ThisSiteText                     string
	FooterLicence, ReadOn, Colophon                                                   string

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

// LayoutTitle names a layout in words; players is 0 where their number plays no part.
func (w *Words) LayoutTitle(code string, players int) string {
	if players == 0 {
		return fill(w.LayoutAny, "{code}", code)
	}
	return fill(w.Layout, "{code}", code, "{players}", strconv.Itoa(players))
}

// PuzzleTitle names a puzzle of a kind in words.
func (w *Words) PuzzleTitle(kind, code string) string {
	return named(w.Kind, kind) + " " + code
}

// KindName names a kind of puzzles, with its grade where it has one.
func (w *Words) KindName(kind, grade string) string {
	if grade == "" {
		return named(w.Kind, kind)
	}
	return named(w.Kind, kind) + ", " + w.GradeName(grade)
}

// GradeName names a grade of difficulty.
func (w *Words) GradeName(grade string) string { return named(w.Grade, grade) }

// ForPlayers says how many players something is for; empty for 0, where their number plays no part.
func (w *Words) ForPlayers(players int) string {
	if players == 0 {
		return ""
	}
	return fill(w.LayoutsFor, "{players}", strconv.Itoa(players))
}

// ProofText says, in sentences, why an answer can be trusted. A margin of nought was not measured.
func (w *Words) ProofText(checked bool, margin int) []string {
	sentences := []string{w.Proved}
	if checked {
		sentences[0] = w.ProvedTwice
	}
	if margin > 0 {
		sentences = append(sentences, fill(w.ProofMargin, "{margin}", strconv.Itoa(margin)))
	}
	return sentences
}

// AnswersOn says on which page of a pack the answers begin.
func (w *Words) AnswersOn(page int) string {
	return fill(w.AnswersBegin, "{page}", strconv.Itoa(page))
}

// Label finds a game's label for a report's field in one of the tables; empty when the field is for programs.
func Label(labels map[string]string, game, field string) string {
	if label, ok := labels[game+"."+field]; ok {
		return label
	}
	return labels[field]
}

// named looks a name up; what is not there is called by its own name.
func named(names map[string]string, name string) string {
	if text, ok := names[name]; ok {
		return text
	}
	return name
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

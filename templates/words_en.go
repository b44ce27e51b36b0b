package templates

import "fourcities/games"

var english = Words{
	Language: "English",
	Site:     "Four Cities",
	Tagline:  "An atlas of rules for four games about building cities",

	Skip: "Skip to the content", GamesMenu: "Games", LanguageMenu: "Language", SectionsMenu: "In this game", Trail: "You are here",
	Contents: "Contents", Untold: "The translation of this page is being written. Until then, here it is in English.",
	Players: "players", Design: "Design",

	Overview: "Overview", Rules: "Rules", Reference: "Quick reference", Mistakes: "Common mistakes", Clauses: "Clauses", Layouts: "Layouts",
	Puzzles: "Puzzles", Examples: "Scoring examples", Licences: "Licences and credits",

	HomeTitle: "Four cities, every rule in its place",
	HomeLead: "Rules you can look up in seconds, with every figure worked out by the same engine that makes the layouts. " +
		"Each city is a plate in this atlas.",
	Plate: "Plate", BeingWritten: "Being written",
	Why: "Why", AndOthers: "and {count} more",
	Answers: "What the engine says",
	Figure:  "Fig.", ShownIn: "Shown in", Forbidden: "Not allowed",
	Sheet: "Score sheet", Player: "Player", Points: "Points", Total: "Total", Squares: "Where", ClausesTitle: "Every rule by its name",
	ClausesLead: "Each rule is a clause with a name of its own. Figures, refusals and score lines cite it; " +
		"here it is, with the place that states it and every figure that shows it at work.",
	Clause: "Clause", Sources: "Where it comes from",
	Source: map[games.Source]string{
		games.Seed: "source", games.Public: "public record", games.Ruling: "ruling", games.Form: "notation",
	},
	SourceNote: map[games.Source]string{
		games.Seed:   "stated by the documents that this project began from",
		games.Public: "taken from another public implementation or record of the same game",
		games.Ruling: "our own decision, because the sources are silent or disagree; the rules give the reason",
		games.Form:   "how things are written down, not how they are played",
	},

	LayoutsTitle: "Layouts to start from",
	LayoutsLead: "Each has a name that makes it again. " +
		"Pick one, print it, or send its address: whoever opens it sees the same board.",
	LayoutsFor: "For {players} players",
	Layout:     "Layout {code} for {players} players", LayoutAny: "Layout {code}",
	PuzzlesTitle: "Puzzles",
	PuzzlesLead: "Each has one answer, and that is proved, not guessed. The answer is folded away under the board, worked out " +
		"step by step, and every step names its rule. Solve it here, or print it.",
	ExamplesTitle: "Scoring, worked out",
	ExamplesLead:  "Whole games that have been played to the end, counted line by line: every line is drawn and names its rule. Score one yourself first, or read how it is done.",
	PackLead:      "A pack to print, with the answers on the last pages:",
	FreshLead: "For a fresh one, run this. Whoever plays it with you needs the program too, which makes the same from its name, " +
		"or the printed sheet; for a layout from this page its address is enough.",
	HowMade: "How it came about", InNumbers: "In numbers",
	Again: "Make it again", AgainLead: "The name holds everything. This command makes the same on any machine:",
	PositionText: "The position as text", PositionLead: "This line is the whole position. The command line, the rulebook and this site all read it.",
	Copy: "Copy", Copied: "Copied", Print: "Print to play", PrintLead: "One sheet, A4 or Letter, to play with a pencil.",
	Back: "Back to the layout", DownloadBoard: "Board as SVG file", AllLayouts: "All layouts",
	PrintPuzzle: "Print to solve", PuzzlePrintLead: "One sheet, A4 or Letter, to solve with a pencil; the answer is on sheets of its own.",
	BackToPuzzle: "Back to the puzzle", AllPuzzles: "All puzzles", AllExamples: "All scoring examples",
	Answer: "Answer", ShowAnswer: "The answer, step by step", YourAnswer: "Your answer",
	AnswersBegin: "The answers begin on page {page}.", AnswersTitle: "Answers", Worked: "Worked in",
	Proved:      "Proved: there is no other answer.",
	ProvedTwice: "Proved, and a second program that shares no code with the first agrees.",
	ProofMargin: "Points ahead of the second best: {margin}.",
	Difficulty:  "Difficulty",
	Kind: map[string]string{
		"score": "Scoring example", "walk": "Distance", "lots": "Open lots", "claim": "Claim", "endgame": "Last moves",
		"flat": "Flat cities", "lumpy": "Lumpy cities", "turn": "Best turn", "bulldoze": "Bulldozer",
		"place": "Best placement", "build": "Three tiles", "spot": "Which is illegal",
	},
	KindLead: map[string]string{
		"score":   "The game is over. What has each player scored?",
		"walk":    "How long is the way from one to the other?",
		"lots":    "Where may this piece go, and why nowhere else?",
		"claim":   "Which claim is worth most when both play on as well as they can?",
		"endgame": "A few moves are left. Only one wins, or wins by most.",

		"flat":           "People live more evenly than the rules spread them: no edge stands out, and bribes decide.",
		"lumpy":          "People live in crowds: a few edges are worth a lot, and whoever moves the crowd moves the game.",
		"turn":           "Which build and which bribe leave you furthest ahead right away?",
		"bulldoze":       "Two or three drives bring everybody to where the plan wants them. Which?",
		"place":          "Which tile, laid where, brings most right away?",
		"build":          "Three tiles in a given order. What is the most that they can come to?",
		"spot":           "Four placements, and one of them breaks a rule. Which one, and which rule?",
		"people.score":   "What has each player scored, so far or in the end?",
		"people.endgame": "A few turns are left. Only one first turn wins, or saves a joint win, and it is not the obvious one.",

		"akropolis.score": "The game is over. What does this city come to?",
	},
	Grade: map[string]string{"easy": "easy", "medium": "medium", "hard": "hard"},
	Field: map[string]string{
		"bengaluru.direct": "Sides no opponent can cut", "bengaluru.parks": "Parks", "bengaluru.draws": "Boards drawn",
		"aliencity.pairs": "Neighbouring tiles of one colour", "aliencity.block": "Tiles in the largest block of one colour",
		"aliencity.line": "Most tiles of one colour in a line", "aliencity.touching": "Icon lots beside another icon lot",
		"aliencity.builds":   "Builds open to the first player",
		"aliencity.counting": "Lots of road to be counted",
		"people.total":       "Points on all edges together", "people.most": "Points on the hottest edge", "people.variation": "Variation of heat, in percent",
		"people.built": "Factories to multiply out", "people.choices": "Turns to choose from",
	},
	PlayerField: map[string]string{"dig": "Dig number"},
	FieldNote: map[string]string{
		"dig": "The dig number is the least number of tiles that must change until all four houses of a player are connected to both supplies at once, proved by search.",
	},
	Pencil: map[string]string{
		"people":    "Write your letter on the edge where you build and draw a thick bar for a roadblock; rub out and write anew how many live in a district, and let a coin be the bulldozer.",
		"bengaluru": "Draw the pipes you change, rub out what you replace, and tick the tanks after your own move.",
		"aliencity": "Draw a triangle for a tower and a circle for a dome with the letter or sign of its colour, tick it off your supply, and ring the towers you claim.",
		"akropolis": "Sort the tiles as drawn: those of the first row are the construction site, the others the stacks, each with the number of the round that it begins. The starting tiles lie with the players.",
	},

	LicencesTitle: "Licences and credits",
	LicencesLead:  "What is ours you may use; what is theirs is credited.",
	CodeLicence:   "The program", ContentLicence: "The words and figures", DesignCredits: "The games", ThisSite: "This site",
	CodeLicenceText: "The engines, solvers, generators and everything else that is code are under the MIT licence.",
	ContentLicenceText: "The rulebook’s prose, its figures, the layouts, puzzles and sheets are under Creative Commons Attribution 4.0 " +
		"(CC BY 4.0): copy and change them as you like, as long as you say that they come from Four Cities. " +
		"No text of any published rulebook is reproduced here; everything is written anew.",
	DesignText: "The games belong to their designers. We explain the rules in our own words and sell nothing.",
	ThisSiteText: "The pages use the fonts of your own device, and load nothing from anywhere else. " +
		"They set no cookies and count no visits.",
	FooterLicence: "Words and figures CC BY 4.0, code MIT.", ReadOn: "To read:", Colophon: "Every figure, layout and puzzle here was computed, none drawn by hand.",

	NotFoundTitle: "There is no such page",
	NotFoundText:  "The address may be mistyped, or the page may have moved. Layouts and puzzles keep their address only within one edition of the site; their name always makes the same again.",
	NotFoundHome:  "To the atlas",
	ChooserLead:   "Choose a language",
}

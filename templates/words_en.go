package templates

import "fourcities/games"

var english = Words{
	Language: "English",
	Site:     "Four Cities",
	Tagline:  "An atlas of rules for four games about building cities",

	Skip: "Skip to the content", GamesMenu: "Games", LanguageMenu: "Language", SectionsMenu: "In this game", Trail: "You are here",
	Contents: "Contents", Untold: "The translation of this page is being written. Until then, here it is in English.",
	Players: "players", Design: "Design",

	Overview: "Overview", Rules: "Rules", Reference: "Quick reference", Clauses: "Clauses", Layouts: "Layouts", Licences: "Licences and credits",

	HomeTitle: "Four cities, every rule in its place",
	HomeLead: "Rules you can look up in seconds, with every figure worked out by the same engine that makes the layouts. " +
		"Each city is a plate in this atlas; those still being surveyed say so.",
	Plate: "Plate", BeingWritten: "Being written",
	Why: "Why", AndOthers: "and {count} more",
	Answers: "What the engine says",
	Figure:  "Fig.", ShownIn: "Shown in", Forbidden: "Not allowed",
	Sheet: "Score sheet", Player: "Player", Points: "Points", Total: "Total", Squares: "Squares", ClausesTitle: "Every rule by its name",
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
	LayoutsLead: "Each is fair and a challenge, and that is proved, not guessed. " +
		"The dig number says how many tiles must change, at the very least, until all four houses of a player are connected at once. " +
		"Pick one, print it, or send its address: whoever opens it sees the same board.",
	LayoutsFor: "For {players} players",
	Layout:     "Layout {code} for {players} players",
	DigNumbers: "Dig numbers", DigNumber: "Dig number",
	DigNote: "The least number of tiles that must change until all four houses are connected to both supplies at once, proved by search.",
	HowMade: "How this layout came about", InNumbers: "In numbers",
	Again: "Make it again", AgainLead: "The name holds everything. This command makes the same board on any machine:",
	PositionText: "The position as text", PositionLead: "This line is the whole position. The command line, the rulebook and this site all read it.",
	Copy: "Copy", Copied: "Copied", Print: "Print to play", PrintLead: "One sheet, A4 or Letter, to play with a pencil.",
	Back: "Back to the layout", DownloadBoard: "Board as SVG file", AllLayouts: "All layouts",
	Pencil: "Draw the pipes you change, rub out what you replace, and tick the tanks after your own move.",
	Field: map[string]string{
		"dig": "Dig number", "direct": "Sides no opponent can cut", "parks": "Parks", "draws": "Boards drawn", "nodes": "Positions searched for the proof",
	},

	LicencesTitle: "Licences and credits",
	LicencesLead:  "What is ours you may use; what is theirs is credited.",
	CodeLicence:   "The program", ContentLicence: "The words and figures", DesignCredits: "The games", ThisSite: "This site",
	CodeLicenceText: "The engines, solvers, generators and everything else that is code are under the MIT licence.",
	ContentLicenceText: "The rulebook’s prose, its figures, the layouts and the sheets are under Creative Commons Attribution 4.0 " +
		"(CC BY 4.0): copy and change them as you like, as long as you say that they come from Four Cities. " +
		"No text of any published rulebook is reproduced here; everything is written anew.",
	DesignText: "The games belong to their designers. We explain the rules in our own words and sell nothing.",
	ThisSiteText: "The pages use the fonts of your own device, and load nothing from anywhere else. " +
		"They set no cookies and count no visits.",
	FooterLicence: "Words and figures CC BY 4.0, code MIT.", Colophon: "Every figure and every layout here was computed, none drawn by hand.",

	NotFoundTitle: "There is no such page",
	NotFoundText:  "The address may be mistyped, or the page may have moved. Layouts keep their address only within one edition of the site; the name of a layout always makes the same board again.",
	NotFoundHome:  "To the atlas",
	ChooserLead:   "Choose a language",
}

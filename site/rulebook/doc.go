// Package rulebook reads a game's prose, runs every figure in it through the engine, and returns a [Book] that the
// site renders. It refuses prose that disagrees with the engine: each fault is a [Problem] with file, line and column,
// and all of them are collected, not only the first.
//
// # Files
//
// The prose of a game in a language lies in <lang>/<game>: index.md, quick-reference.md and rules/NN-name.md, the
// chapters, in the order of their numbers. A game whose index.md says "status: being written" has only that. What a
// language has not got yet is taken from English and listed in [Book.Untranslated]. A translation keeps the names of the
// files, and the headings in their order: their ids are made of the English words in every language.
//
// # Front matter
//
// Each file begins with front matter, lines "key: value" between two lines "---"; title is always needed.
//
// # Markdown
//
// CommonMark with tables, definition lists and typographic quotes, and these; there is no raw HTML and no image:
//
//   - "## A park never turns a pipe {#trace.park}" anchors a clause; a list item may end so too.
//   - "[[trace.park]]" is a chip that leads to the clause, "[[fig:name]]" leads to the figure of that id.
//   - "::: ruling trace.supply" … ":::" is a ruling; "::: mistake", "::: note" and "::: example" stand alone. They nest.
//   - A fence whose language is the game's id is a figure.
//
// # Figures
//
// The body of the fence is a position, the info line says what to do with it: id, caption, from, moves, unchecked,
// explain, legal, score, status, expect, shows, and whatever the game's drawer can be asked (see
// [fourcities/templates/board]). Moves are played first, then the questions are asked, then an explained move is played;
// the drawing shows what came of it, with the changed squares marked. Unchecked moves, which come after the other moves,
// are those of a record in which the table slipped: each breaks a rule, and the figure says so.
//
// The expectation is compared with the result of legal or explain, else with the clauses that the unchecked moves break,
// else with the result of score, of status, of the drawing.
//
// # Essays
//
// An essay is a page of prose that belongs to no game: <lang>/<name>.md, with a title and a lead. [LoadEssay] says what
// it can refer to.
package rulebook

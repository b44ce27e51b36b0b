// Package games is the contract that every game of the project offers.
//
// A game is a package below this one (games/bengaluru, …) that imports nothing of the project but this package and
// its small helpers (grid, seed). It exports one value of type [Definition]: its positions and moves as comparable
// value types, its clauses, its text form, and the sentences in which it explains itself. [Definition.Text] turns that
// into a [Game], the view in which everything is text; the command line, the site, the browser and the machine
// interface see games only so.
//
// Rules live here and nowhere else: no drawing, no search, no input or output. All of it is compiled for the browser
// too, which is why this package and everything below it keeps clear of fmt, os, time, reflect and encoding/json; a
// test (layering) holds that.
package games

// Package people holds the rules of People: two to four players build factories on the borders between the districts of
// a city; a factory is worth the product of the two districts it separates, and bribes move the humans that live there.
//
// # Text form
//
// A position is the word people1 and fields, printed in this order with one blank between:
//
//		people1 humans:3.2.4.1.5/… outside:8 dozer:C3 shield:- edges:A1-A2=red,B3-C3=block coins:9,10 factories:14,15 blocks:- turn:2 phase:build
//
//	  - humans: rows of the area from the top, one number a district with points between.
//	  - outside: humans outside. May be left out: what is missing to 80.
//	  - dozer: the bulldozer's district.
//	  - shield: the shield's district, "-" while it is off the board. May be left out: "-".
//	  - edges: the edges with something on them, by name, each a factory (red, blue, yellow, green) or a roadblock (block);
//	    the fence is not written. May be left out: "-".
//	  - coins: bitcoins, one number a player; their number is that of the players.
//	  - factories: left to build, one number a player. May be left out: the supply less what is built.
//	  - blocks: what is left of a limited supply of roadblocks, "-" for no limit. May be left out: "-".
//	  - turn: from 1. May be left out: 1.
//	  - phase: build, bribe or over. May be left out: over when the player in turn cannot build, else build.
//
// Reading takes the fields in any order, any blanks between them and edges in any order; values are read exactly, an
// edge by its lower or left district first. What can be read but breaks a rule of the validation list is refused with
// that clause.
//
// Moves: "build A1-A2"; "skip"; "police C3", with a choice "police C3>B3,C4", districts sorted; "bulldozer C5 2+1", where
// it drives to and what it drops in the order entered; "roadblock A1-B1"; "more B2", the crossing by its lower left
// district. No move names more than eight districts or drops; legal ones name five at most.
package people

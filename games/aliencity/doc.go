// Package aliencity holds the rules of Alien City (Michael Schoessow, 2002; piecepack and pyramids): two builders fill a
// city with towers and domes, what stays empty is the road, and a tower earns its customers close by along that road
// times the distance to its nearest competitor.
//
// # Text form
//
// A position is the word aliencity1 and fields, printed in this order with one blank between:
//
//		aliencity1 tiles:RaseN2nwG3neB5sw/… lots:BDf5,RTe6 claims:e6;- supply:2223333;2323233 turn:1 options:-
//
//	  - tiles: rows of tiles from the top, four a row: colour (R B G N), rank (n a 2 3 4 5) and the corner of the icon lot
//	    (nw ne sw se).
//	  - lots: what is built where, a piece (RT BT GT RD BD GD ND) and its lot. Printed by column, then row; "-" for none.
//	    May be left out: "-".
//	  - claims: each player's claimed towers by lot, players separated by a semicolon. May be left out: "-;-".
//	  - supply: each player's pieces not yet built, counts in the order RT BT GT RD BD GD ND. May be left out while nothing
//	    is built: 3223333;2323333.
//	  - turn: whose turn it is. May be left out: 1.
//	  - options: location, strict, both with a comma between, or "-". May be left out: "-".
//
// Reading takes the fields in any order, any blanks between them, and lots and claims in any order; values are read
// exactly. What can be read but breaks a rule of the validation list is refused with that clause.
//
// Moves: "RT-e6" builds, "RT-e6(f5)" builds and claims, "pass".
package aliencity

// Package bengaluru holds the rules of Bengaluru ("Swalpa Adjust Maadi", design by Mukund Thattai): two to four
// contractors re-lay pipes under one city until one of them has all four of its houses supplied and safe.
//
// # Text form
//
// A position is the word bengaluru1 and fields, printed in this order with one blank between:
//
//		bengaluru1 board:S1B2PS2S1B3B4/… houses:B6.00,C2.21,E7.00x,F3.33;A1.00,… tokens:D5,- dozer:- round:3 turn:1 phase:jump reached:-
//
//	  - board: rows from the top, tiles S1 S2 B1 B2 B3 B4 and P for a park; under the bulldozer the covered tile.
//	  - houses: players separated by semicolons; square, power and water tank, x when abandoned. Printed by column, then row.
//	  - tokens: one a player, "-" while off the board. May be left out: all off the board.
//	  - dozer: where the dug-up tile lies, "-" off the board. May be left out: "-".
//	  - round, turn: from 1. May be left out: 1.
//	  - phase: roll, jump, dig, double, standard or over. May be left out: jump when somebody is at the target,
//	    else standard before round 3 and roll from then on.
//	  - reached: the players at the target in the order they got there. May be left out: "-".
//	  - limit: the number of rounds after which the game ends; absent without the option end.limit.
//
// Reading takes the fields in any order, any blanks between them, and the houses of a player in any order; values are
// read exactly. A tile code that does not exist, a board that is not square, a tank above 3 and the like are read and
// then refused with the clause they break; what cannot be read at all is a fault of form.
//
// Moves: "D5=B2" lays B2 on D5 and puts the token there; "jump D5"; "dig D5"; "decline"; "roll 3".
package bengaluru

// Package akropolis holds the rules of Akropolis (Jules Messaud; published by Gigamic, 2022): two to four architects lay
// tiles of three hexes side by side and on top of each other; districts score by their rule, their height and the stars
// of their plazas.
//
// # Text form
//
// A position is the word akropolis1 and fields, printed in this order with one blank between:
//
//		akropolis1 set:37 cities:Thb@1.1S,Bqq@-2.1S;- stones:1,2 site:Hqq,Mbq,qhb,Bhq deck:Bqq,… round:3 turn:1 variants:houses,gardens profile:-
//
//	  - set: how many tiles are in play, 37, 49 or 61. May be left out: that of the number of players.
//	  - cities: players separated by semicolons, each the tiles in the order placed: the letters as in the list of tiles,
//	    the cell of the first letter, and the direction from there to the second; the third follows clockwise. "-" is a
//	    city with its starting tile alone.
//	  - stones: one number a player. May be left out: 1, 2, 3, 4 as at the start.
//	  - site: the construction site from position 0, "-" for none. May be left out: "-".
//	  - deck: the coming tiles in order, "-" for none, "?" when nobody knows them. May be left out: "-".
//	  - round, turn: from 1. May be left out: 1.
//	  - variants: of houses, markets, barracks, temples, gardens those played, in this order, or "-". May be left out: "-".
//	  - profile: switches that are not at their default, of houses=value, edge=any, lake=single in this order, or "-". May
//	    be left out: "-".
//
// Reading takes the fields in any order and any blanks between them, variants and switches in any order; values are read
// exactly, and a tile's letters begin where the list of tiles begins. What can be read but breaks a rule of the validation
// list is refused with that clause: the set, the tiles, the site, each city's placements in their order, the stones, the
// turn, the round and the stacks still to come.
//
// Moves: "2=1.1S" takes the tile at position 2 and lays it with its first letter on (1,1), the second to the south; "lay
// Hqq,Mbq,qhb" lays the next stack where the deck is unknown.
package akropolis

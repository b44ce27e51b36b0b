package topic

import "strings"

// A form shows how one game's positions and moves are written. A test reads the example with the game's engine.
type form struct {
	game    string
	example string   // a position, canonical
	fields  []field  // in the order in which they are printed
	moves   []string // examples, each with what it does
}

// A field is one field of a position with what it holds.
type field struct{ name, holds string }

// forms has the games in the order of the catalogue.
var forms = []form{
	{
		game: "people",
		example: "people1 humans:3.3.2.2.1/2.4.4.2.2/5.1.2.1.3/3.8.3.1.1/2.3.4.6.4 outside:8 dozer:C4 shield:- " +
			"edges:A1-A2=red,B3-C3=block coins:9,10 factories:14,15 blocks:- turn:2 phase:build",
		fields: []field{
			{"humans", "the districts' numbers, row by row from the top"},
			{"outside", "humans outside the city"},
			{"dozer, shield", "the district of the bulldozer and of the shield, - for none"},
			{"edges", "what stands on edges: a factory (red, blue, yellow, green) or a roadblock (block)"},
			{"coins, factories", "one number a player"},
			{"blocks", "roadblocks left, - for no limit"},
			{"turn, phase", "whose turn it is, and in which part of it: build, bribe, over"},
		},
		moves: []string{
			"build A1-A2", "skip", "police C3", "police C3>B3,C4", "bulldozer C5 2+1", "roadblock A1-B1", "more B2",
		},
	},
	{
		game: "akropolis",
		example: "akropolis1 set:37 cities:Thb@1.1S;- stones:1,2 site:Hqq,Mbq,qhb,Bhq deck:? " +
			"round:2 turn:2 variants:houses,gardens profile:-",
		fields: []field{
			{"set", "how many tiles are in play: 37, 49, 61"},
			{"cities", "each player's tiles in the order placed: letters, cell of the first, direction of the second"},
			{"stones", "one number a player"},
			{"site, deck", "the tiles on offer, and those to come; ? where nobody knows them"},
			{"round, turn", "from 1"},
			{"variants, profile", "what your table plays, and how it reads disputed rules; - for the usual"},
		},
		moves: []string{"2=1.1S", "lay Hqq,Mbq,qhb"},
	},
	{
		game: "bengaluru",
		example: "bengaluru1 board:S1S1S1S1S1/S1PS1S1S1/S1S1S1S1S1/S1S1S1PS1/S1S1S1S1S1 " +
			"houses:A1.11,C1.11,C3.11,E1.11;A3.00x,A5.22,C5.00,E5.00 tokens:E1,- dozer:- round:3 turn:1 phase:jump reached:-",
		fields: []field{
			{"board", "tiles (S1 S2 B1 B2 B3 B4, P for a park), row by row from the top"},
			{"houses", "each player's: square, power and water in the tank, x when abandoned"},
			{"tokens, dozer", "each player's token and the dug-up tile, - while off the board"},
			{"round, turn, phase", "roll, jump, dig, double, standard, over"},
			{"reached, limit", "who has got to the target; after how many rounds the game ends, where it does"},
		},
		moves: []string{"D5=B2", "jump D5", "dig D5", "decline", "roll 3"},
	},
	{
		game: "aliencity",
		example: "aliencity1 tiles:RaneN4swGaneG4nw/N5neR2neN3nwB3nw/G3seB2nwBaseG2sw/R4seNaneN2neR3ne/B5swB4swR5nwG5nw " +
			"lots:- claims:-;- supply:3223333;2323333 turn:1 options:-",
		fields: []field{
			{"tiles", "colour (R B G N), rank (n a 2 3 4 5) and corner of the icon lot, row by row from the top"},
			{"lots", "what is built: piece (RT BT GT RD BD GD ND) and lot, as in BDf5"},
			{"claims", "each player's claimed towers"},
			{"supply", "each player's pieces left, in the order RT BT GT RD BD GD ND"},
			{"turn, options", "whose turn it is; location, strict, or -"},
		},
		moves: []string{"RT-e6", "RT-e6(f5)", "pass"},
	},
}

// String writes the form for people: an example, its fields, its moves.
func (f form) String() string {
	var out strings.Builder
	out.WriteString(f.game + "\n")
	for word := range strings.FieldsSeq(f.example) {
		out.WriteString("    " + word + "\n")
	}
	for _, field := range f.fields {
		out.WriteString("  " + field.name + ": " + field.holds + "\n")
	}
	out.WriteString("  moves: " + strings.Join(f.moves, ", ") + "\n")
	return out.String()
}

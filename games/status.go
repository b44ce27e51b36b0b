package games

// A Status says how far a game is.
type Status struct {
	Over    bool
	Turn    int    // whose turn it is, from 1
	Phase   string // the game's word for what is to be done now; "play" or "over" in games without phases
	Winners []int  // empty until the game is over; several when they share
}

// An Explanation is what a move would do, or every clause that forbids it.
type Explanation struct {
	Faults  []Message // empty when the move is legal
	Effects []Message // what the move does, in the order in which it happens; empty when it is not legal
}

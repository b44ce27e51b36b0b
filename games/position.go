package games

// A Position is everything needed to go on playing, as a plain value: Play returns the next one, the receiver stays
// as it was. Only valid positions exist as values; text that is not one yields a [Refusal] instead.
type Position[P, M any] interface {
	comparable
	// AppendMoves appends the legal moves in the game's fixed order. There are none when the game is over, and none at a
	// chance point whose outcomes are too many to list: there Play takes any that can be, and Status tells the two apart.
	AppendMoves(dst []M) []M
	// Play returns the position after the move, or a *Refusal with the first clause that forbids it.
	Play(move M) (P, error)
	// Explain returns every clause that forbids the move, or what it does.
	Explain(move M) Explanation
	// Score returns each player's sheet.
	Score() Score
	// Status says whose turn it is and whether the game is over.
	Status() Status
	// String returns the canonical text.
	String() string
}

// A Move is one decision of one player, or of chance, as a value with a canonical text.
type Move interface {
	comparable
	String() string
}

// MaxCountDepth is the longest length of sequences that [Count] counts.
const MaxCountDepth = 10_000

// Count returns the number of move sequences of exactly that length, chance moves included: 1 for length 0, none
// beyond the end of a game. It gives up (ok false) once it has counted more than limit sequences, or has seen more than
// limit positions on the way: where games end early there may be much to see and nothing to count. It gives up
// too where it comes to a chance point whose outcomes are not listed.
//
// Lengths beyond MaxCountDepth are not counted (ok false): a sequence is followed by a call within a call, and the stack
// has an end that nothing can recover from.
func Count[P Position[P, M], M Move](p P, depth int, limit uint64) (n uint64, ok bool) {
	if depth > MaxCountDepth {
		return 0, false
	}
	seen := limit
	return count[P, M](p, depth, limit, &seen)
}

// count is Count; seen is how many more positions may be seen.
func count[P Position[P, M], M Move](p P, depth int, limit uint64, seen *uint64) (n uint64, ok bool) {
	if depth <= 0 {
		return 1, true
	}
	if *seen == 0 {
		return 0, false
	}
	*seen--
	moves := p.AppendMoves(nil)
	if len(moves) == 0 {
		return 0, p.Status().Over
	}
	if depth == 1 {
		return uint64(len(moves)), uint64(len(moves)) <= limit
	}
	for _, m := range moves {
		next, err := p.Play(m)
		if err != nil { // a listed move is playable; the contract tests hold every game to that
			continue
		}
		below, ok := count[P, M](next, depth-1, limit-n, seen)
		if n += below; !ok || n > limit {
			return n, false
		}
	}
	return n, true
}

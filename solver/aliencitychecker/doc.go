// Package aliencitychecker looks at what aliencitysolver answers once more, by plainer means. It shares no code with the
// searches, nor with what the rules package does cleverly: where lots are closed, how far structures are apart and what
// towers score is worked out here from the clauses as they are written, square by square (plain.go, lots.go, score.go).
// Ends of games are played out through the rules themselves (endgame.go); the legal moves come from there.
package aliencitychecker

// A Verdict is what a checker thinks of an answer.
type Verdict uint8

// The verdicts.
const (
	Agrees    Verdict = iota + 1
	Disagrees         // one of the two is wrong
	Undecided         // the checker has run out of nodes
)

// String returns agrees, disagrees or cannot tell.
func (v Verdict) String() string {
	switch v {
	case Agrees:
		return "agrees"
	case Disagrees:
		return "disagrees"
	case Undecided:
		return "cannot tell"
	}
	return "unknown"
}

// verdict is Agrees or Disagrees.
func verdict(same bool) Verdict {
	if same {
		return Agrees
	}
	return Disagrees
}

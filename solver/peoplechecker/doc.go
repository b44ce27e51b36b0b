// Package peoplechecker looks at what peoplesolver answers once more, by plainer means: every turn is played by the
// rules themselves, and nothing is weighed but the totals afterwards. It shares no code with the searches.
package peoplechecker

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

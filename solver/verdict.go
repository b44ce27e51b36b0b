package solver

// A Verdict is what a checker, a second and slower program, thinks of an answer.
type Verdict uint8

// The verdicts.
const (
	Agrees    Verdict = iota + 1
	Disagrees         // one of the two is wrong
	Undecided         // the checker has run out of nodes
)

// AgreesIf is Agrees when both programs have come to the same, Disagrees otherwise.
func AgreesIf(same bool) Verdict {
	if same {
		return Agrees
	}
	return Disagrees
}

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

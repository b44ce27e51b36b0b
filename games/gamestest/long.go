package gamestest

import "os"

// Long reports whether the long proofs are wanted too: the environment variable FOURCITIES_LONG is set, as in CI.
func Long() bool { return os.Getenv("FOURCITIES_LONG") != "" }

// whole is the value of FOURCITIES_LONG that asks for the long proofs in full; any other, as CI has it, for a sample.
const whole = "all"

// sampled is which part of a long proof a sample is.
const sampled = 5

// Trials is how many random things a test looks at: in an ordinary run, and where the long proofs are wanted in full.
// Where they are wanted as in CI it is a fifth of the latter, but never fewer than in an ordinary run.
func Trials[N int | uint64](ordinary, long N) N {
	switch {
	case os.Getenv("FOURCITIES_LONG") == whole:
		return long
	case Long():
		return max(ordinary, long/sampled)
	}
	return ordinary
}

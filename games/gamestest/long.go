package gamestest

import "os"

// Long reports whether the long proofs are wanted too: the environment variable FOURCITIES_LONG is set, as in CI.
func Long() bool { return os.Getenv("FOURCITIES_LONG") != "" }

// Trials is how many random things a test looks at: in an ordinary run, and where the long proofs are wanted.
func Trials[N int | uint64](ordinary, long N) N {
	if Long() {
		return long
	}
	return ordinary
}

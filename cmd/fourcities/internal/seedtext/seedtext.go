// Package seedtext is the flag --seed: any text, from which everything is made, and a fresh one where none is given.
package seedtext

import (
	"crypto/rand"
	"encoding/binary"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/games"
	"fourcities/games/seed"
)

// longest is how many bytes a seed may have.
const longest = 200

// Check refuses, as wrong usage, what cannot have been meant as a seed.
func Check(text string) error {
	switch {
	case text == "":
		return exit.Usagef("--seed is empty; give any text, or leave the flag out")
	case len(text) > longest:
		return exit.Usagef("--seed is longer than %d bytes; give a shorter text", longest)
	case !utf8.ValidString(text) || strings.ContainsFunc(text, unicode.IsControl):
		return exit.Usagef("--seed %s has bytes that are not text; give letters, digits and blanks", strconv.Quote(games.Clip(text)))
	}
	return nil
}

// Fresh draws a seed: eight letters and digits, easy to copy.
func Fresh() (string, error) {
	var bytes [8]byte
	if _, err := rand.Read(bytes[:]); err != nil {
		return "", err
	}
	return seed.Seed(binary.LittleEndian.Uint64(bytes[:])>>24 | 1<<39).String(), nil
}

package generator

import (
	"strconv"
	"strings"

	"fourcities/games/seed"
)

// An ID names an item: what it is, and the seed that makes it again. Its text is
// <game>-<kind>[-<n>p][-s<size>][-<difficulty>]-g<version>-<code>, the size only when it is not the default, the code
// the seed's written form: "bengaluru-layout-3p-g1-7f3k2".
type ID struct {
	Game       string
	Kind       string
	Players    int // 0 when left out
	Size       int // 0 when left out
	Difficulty string
	Version    int
	Seed       seed.Seed
}

// String returns the id's text.
func (id ID) String() string {
	out := id.Game + "-" + id.Kind
	if id.Players != 0 {
		out += "-" + strconv.Itoa(id.Players) + "p"
	}
	if id.Size != 0 {
		out += "-s" + strconv.Itoa(id.Size)
	}
	if id.Difficulty != "" {
		out += "-" + id.Difficulty
	}
	return out + "-g" + strconv.Itoa(id.Version) + "-" + id.Seed.String()
}

// ParseID reads an id's text exactly: it accepts only what String writes.
func ParseID(text string) (ID, bool) {
	parts := strings.Split(text, "-")
	if len(parts) < 4 || len(text) > 120 {
		return ID{}, false
	}
	id := ID{Game: parts[0], Kind: parts[1]}
	last := len(parts) - 1
	code, ok := seed.Parse(parts[last])
	version, versioned := strings.CutPrefix(parts[last-1], "g")
	id.Seed, id.Version = code, number(version)
	for _, part := range parts[2 : last-1] {
		switch count, isPlayers := strings.CutSuffix(part, "p"); {
		case isPlayers && number(count) > 0:
			id.Players = number(count)
		case strings.HasPrefix(part, "s") && number(part[1:]) > 0:
			id.Size = number(part[1:])
		default:
			id.Difficulty = part
		}
	}
	named := word(id.Game) && word(id.Kind) && (id.Difficulty == "" || word(id.Difficulty))
	return id, ok && versioned && id.Version > 0 && named && id.String() == text
}

// word reports whether the text is one or more lower-case letters.
func word(text string) bool {
	return text != "" && strings.Trim(text, "abcdefghijklmnopqrstuvwxyz") == ""
}

// number reads a positive number without leading zeros; anything else is 0.
func number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > 9999 || strconv.Itoa(n) != text {
		return 0
	}
	return n
}

// ID returns the id of the complete order's item.
func (k Kind) ID(o Order) ID {
	id := ID{Game: k.Game, Kind: k.Name, Difficulty: o.Difficulty, Version: k.Version, Seed: o.Seed}
	if k.TakesPlayers() {
		id.Players = o.Players
	}
	if k.DefaultSize != nil && o.Size != k.DefaultSize(o.Players) {
		id.Size = o.Size
	}
	return id
}

// OrderOf returns the order that makes the id's item, which must be of this kind and version; ok is false when the kind
// could not have made such an id.
func (k Kind) OrderOf(id ID) (o Order, ok bool) {
	o, err := k.Complete(Order{Players: id.Players, Size: id.Size, Difficulty: id.Difficulty, Seed: id.Seed})
	return o, err == nil && k.ID(o) == id
}

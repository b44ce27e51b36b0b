package rulebook

import (
	"regexp"
	"strings"
)

// Meta is a file's front matter in the order written.
type Meta []MetaLine

// A MetaLine is one line of front matter.
type MetaLine struct{ Key, Value string }

// Get returns the value of a key, empty when there is none.
func (m Meta) Get(key string) string {
	for _, line := range m {
		if line.Key == key {
			return line.Value
		}
	}
	return ""
}

// metaFence is the line above and below the front matter.
const metaFence = "---"

var metaLine = regexp.MustCompile(`^([a-z][a-z-]*): +(\S.*)$`)

// readMeta reads the front matter and returns the offset at which the body begins; a file without front matter has no
// body either. It is deliberately small: one line a key, no quoting, no lists, so that what follows the colon is the
// value.
func readMeta(s *source, found *problems) (Meta, int) {
	lines := strings.SplitAfter(string(s.text), "\n")
	closing := 1
	for closing < len(lines) && trimmed(lines[closing]) != metaFence {
		closing++
	}
	if trimmed(lines[0]) != metaFence {
		found.at(s, 0, "the file begins with front matter: a line ---, lines such as \"title: Tracing\", a line ---")
		return nil, len(s.text)
	}
	if closing == len(lines) {
		found.at(s, 0, "the front matter is not closed by a line ---")
		return nil, len(s.text)
	}
	var meta Meta
	at := len(lines[0])
	for _, line := range lines[1:closing] {
		switch parts := metaLine.FindStringSubmatch(trimmed(line)); {
		case parts == nil:
			found.at(s, at, "front matter has lines such as \"title: Tracing\" and ends with ---; found %q", clip(trimmed(line)))
		case meta.Get(parts[1]) != "":
			found.at(s, at, "the key %s is there twice", parts[1])
		default:
			meta = append(meta, MetaLine{parts[1], parts[2]})
		}
		at += len(line)
	}
	return meta, at + len(lines[closing])
}

func trimmed(line string) string { return strings.TrimRight(line, " \t\r\n") }

// The states of a game's rulebook, in the front matter of its index.md, in every language alike.
const (
	statusComplete     = "complete"
	statusBeingWritten = "being written"
)

// needMeta reports the keys that a page lacks.
func needMeta(p *page, found *problems, keys ...string) {
	for _, key := range keys {
		if p.Meta.Get(key) == "" {
			found.at(p.source, 0, "the front matter lacks the key %s", key)
		}
	}
}

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

// readMeta reads the front matter and returns the offset at which the body begins. It is deliberately small: one line
// a key, no quoting, no lists, so that whatever follows the colon is the value.
func readMeta(s *source, found *problems) (Meta, int) {
	var meta Meta
	offset, number := 0, 0
	for line := range strings.SplitAfterSeq(string(s.text), "\n") {
		number++
		at := offset
		offset += len(line)
		line = strings.TrimRight(line, " \t\r\n")
		switch parts := metaLine.FindStringSubmatch(line); {
		case number == 1 && line != metaFence:
			found.at(s, 0, "the file begins with front matter: a line ---, lines such as \"title: Tracing\", a line ---")
			return nil, 0
		case number == 1:
		case line == metaFence:
			return meta, offset
		case parts == nil:
			found.at(s, at, "front matter has lines such as \"title: Tracing\" and ends with ---; found %q", clip(line))
		case meta.Get(parts[1]) != "":
			found.at(s, at, "the key %s is there twice", parts[1])
		default:
			meta = append(meta, MetaLine{parts[1], parts[2]})
		}
	}
	found.at(s, 0, "the front matter is not closed by a line ---")
	return meta, len(s.text)
}

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

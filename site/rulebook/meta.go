package rulebook

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

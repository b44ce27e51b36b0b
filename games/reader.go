package games

import (
	"strconv"
	"strings"
)

// A Reader collects the faults of form that are met while the values of fields are read. Games build their readers on
// it.
type Reader struct{ Faults []Message }

// Fault notes a fault.
func (r *Reader) Fault(m Message) { r.Faults = append(r.Faults, m) }

// Bad notes a value that is not of the field's form; see [FieldText.BadValue].
func (r *Reader) Bad(f FieldText, offset int, found, want string) {
	r.Fault(f.BadValue(offset, found, want))
}

// Refused is the *Refusal with all faults, nil when there are none.
func (r *Reader) Refused() error { return refusal(r.Faults) }

// EachItem calls read with the parts of a value and each part's offset in it.
func EachItem(value, between string, read func(offset int, item string)) {
	offset := 0
	for item := range strings.SplitSeq(value, between) {
		read(offset, item)
		offset += len(item) + len(between)
	}
}

// ReadNumber reads a whole number exactly, without sign or leading zeros: one from least to most.
func ReadNumber(text string, least, most int) (n int, ok bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= least && n <= most && strconv.Itoa(n) == text
}

// Names lists what things are called.
func Names[T interface{ String() string }](all []T) []string {
	names := make([]string, len(all))
	for i, one := range all {
		names[i] = one.String()
	}
	return names
}

// List writes a field's items with commas between, or "-" where there are none.
func List(items []string) string {
	if len(items) == 0 {
		return "-"
	}
	return strings.Join(items, ",")
}

// Check runs a setup's checks in their order. The error is a *Refusal with all faults that they find, nil when there are
// none.
func Check[S any](s S, checks []func(S) []Message) error {
	var faults []Message
	for _, check := range checks {
		faults = append(faults, check(s)...)
	}
	return refusal(faults)
}

func refusal(faults []Message) error {
	if len(faults) == 0 {
		return nil
	}
	return &Refusal{faults}
}

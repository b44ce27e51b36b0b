package akropolis

import "fourcities/games"

// Profiles lists the eight named rule profiles, the one with every default first, of the switches the last changing
// first.
func Profiles() []Profile {
	profiles := make([]Profile, 1<<len(switches))
	for i := range profiles {
		for j, s := range switches {
			*s.on(&profiles[i]) = i>>(len(switches)-1-j)&1 != 0
		}
	}
	return profiles
}

// Readings returns the position under each of the seven other profiles.
func Readings(p Position) []games.Reading[Position] {
	var readings []games.Reading[Position]
	for _, profile := range Profiles() {
		if profile != p.profile {
			readings = append(readings, games.Reading[Position]{Says: reading(p.profile, profile), Position: p.WithProfile(profile)})
		}
	}
	return readings
}

// readingWords are what a table does that has a switch off or on.
var readingWords = [...]struct{ name, off, on string }{
	{"houses", "houses-by-hexes", "houses-by-value"},
	{"edge", "lakes-no-edge", "lakes-edge"},
	{"lake", "lake-region", "lake-single"},
}

// reading says in which switches another profile differs from the table's own.
func reading(own, other Profile) games.Message {
	which := "reading"
	var fields []games.Field
	for i, s := range switches {
		if *s.on(&own) == *s.on(&other) {
			continue
		}
		w := readingWords[i]
		word := w.off
		if *s.on(&other) {
			word = w.on
		}
		which += "-" + w.name
		fields = append(fields, games.WordField(w.name, word))
	}
	return games.SayCase("", which, fields...)
}

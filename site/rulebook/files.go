package rulebook

import (
	"errors"
	"io/fs"
	"path"
	"regexp"
	"strings"

	"fourcities/games"
)

// contentFolder is where the file system handed in lies in the module; problems name files as seen from there.
const contentFolder = "content"

// The files of a game's prose.
const (
	homeFile      = "index.md"
	referenceFile = "quick-reference.md"
	rulesFolder   = "rules"
)

// A library finds the files of one game in one language, and in English where the language has none.
type library struct {
	fsys         fs.FS
	lang         games.Lang
	game         string
	found        *problems
	untranslated []string
}

// named is a file's name as problems have it.
func (l *library) named(lang games.Lang, name string) string {
	return path.Join(contentFolder, string(lang), l.game, name)
}

// read returns a file of the game with the language that it is in; nil when there is none.
func (l *library) read(name string) (*source, games.Lang) {
	for _, lang := range l.langs() {
		text, err := fs.ReadFile(l.fsys, path.Join(string(lang), l.game, name))
		switch {
		case err == nil:
			return l.checked(newSource(l.named(lang, name), text)), lang
		case !errors.Is(err, fs.ErrNotExist):
			l.found.about(l.named(lang, name), "cannot be read: %v", err)
			return nil, lang
		case lang != games.English:
			l.untranslated = append(l.untranslated, l.named(lang, name))
		default:
			l.found.about(l.named(lang, name), "the file is missing")
		}
	}
	return nil, games.English
}

// english returns the file in English without a word about faults in it; nil when there is none.
func (l *library) english(name string) *source {
	text, err := fs.ReadFile(l.fsys, path.Join(string(games.English), l.game, name))
	if err != nil {
		return nil
	}
	return newSource(l.named(games.English, name), text)
}

// langs lists the languages in which a file is looked for.
func (l *library) langs() []games.Lang {
	if l.lang == games.English {
		return []games.Lang{games.English}
	}
	return []games.Lang{l.lang, games.English}
}

// checked reports a file that is not text, and passes it on without what follows the first bad byte.
func (l *library) checked(s *source) *source {
	if at := s.badByte(); at >= 0 {
		l.found.at(s, at, "this byte is not text; the files are UTF-8")
		return newSource(s.file, s.text[:at])
	}
	return s
}

var chapterName = regexp.MustCompile(`^[0-9]{2}-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$`)

// chapters lists the names of the chapters' files in reading order: those in English, which a translation follows.
func (l *library) chapters() []string {
	names := l.chaptersIn(games.English)
	if len(names) == 0 {
		l.found.about(l.named(games.English, rulesFolder), "there are no chapters; their files are named like 05-tracing.md")
	}
	if l.lang == games.English {
		return names
	}
	english := map[string]bool{}
	for _, name := range names {
		english[name] = true
	}
	for _, name := range l.chaptersIn(l.lang) {
		if !english[name] {
			l.found.about(l.named(l.lang, name), "there is no English chapter of this name; a translation keeps the names of the files")
		}
	}
	return names
}

// chaptersIn lists the chapters that a language has. Files that are not Markdown, such as an editor's, do not count.
func (l *library) chaptersIn(lang games.Lang) []string {
	entries, err := fs.ReadDir(l.fsys, path.Join(string(lang), l.game, rulesFolder))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		l.found.about(l.named(lang, rulesFolder), "cannot be read: %v", err)
	}
	var names []string
	slugs := map[string]string{}
	for _, entry := range entries {
		name := path.Join(rulesFolder, entry.Name())
		if entry.IsDir() || strings.HasPrefix(entry.Name(), ".") || path.Ext(name) != ".md" {
			continue
		}
		slug := chapterSlug(name)
		switch {
		case slug == "":
			l.found.about(l.named(lang, name), "chapters are named like 05-tracing.md, two digits and words in small letters")
		case slugs[slug] != "":
			l.found.about(l.named(lang, name), "the chapter has the same name as %s", slugs[slug])
		default:
			slugs[slug] = entry.Name()
			names = append(names, name)
		}
	}
	return names
}

// chapterSlug is the chapter's name without its number, empty when it is not named as chapters are.
func chapterSlug(name string) string {
	parts := chapterName.FindStringSubmatch(path.Base(name))
	if parts == nil {
		return ""
	}
	return parts[1]
}

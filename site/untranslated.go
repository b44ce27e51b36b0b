package site

import (
	"strings"

	"fourcities/games"
)

// untranslated lists the files of prose that a language lacks, by the names that they would have; their pages are shown
// in English. Books must have been loaded.
func untranslated(subjects []*subject) []string {
	var files []string
	for _, s := range subjects {
		for _, lang := range langs() {
			book := s.books[lang]
			if book.Lang == lang {
				files = append(files, book.Untranslated...)
				continue
			}
			for _, page := range book.Pages() { // the whole book is the English one
				if page.File != "" {
					files = append(files, inLanguage(page.File, lang))
				}
			}
		}
	}
	return files
}

// inLanguage turns the name of an English file, content/en/toy/index.md, into that of its translation.
func inLanguage(file string, lang games.Lang) string {
	return strings.Replace(file, "/"+string(games.English)+"/", "/"+string(lang)+"/", 1)
}

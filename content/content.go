// Package content embeds the rulebook's prose: a folder a language, in it a folder a game. How it is written is
// described in package rulebook; while somebody is writing, the development server reads the same folders from disk.
package content

import "embed"

// FS holds the languages' folders at its top: en/bengaluru/index.md and so on. The pattern takes every folder with a
// name of two letters, so that a new language needs no line here.
//
//go:embed all:[a-z][a-z]
var FS embed.FS

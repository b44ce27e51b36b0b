// Package templates holds the pages of the site: templ components over view structs of their own, the words around the
// content in each language, and the assets (style sheet, script, icon) that the pages use.
//
// A view holds what a page shows, ready made: addresses relative to the page, drawings as SVG, prose as HTML. Nothing
// here asks an engine, a generator or a file; package site fills the views. The generated *_templ.go files are
// committed; scripts/test checks that they are fresh. They are made from the module's root, never from a sub-folder:
//
//	go tool -modfile=tools/go.mod templ generate
package templates

// Package site builds the website: it loads the rulebooks, has the layouts made, fills the views of package templates
// and writes it all as static files. [Build] writes a folder, [Check] only looks, [Serve] shows the site while somebody
// works on it.
//
// The same input gives the same bytes, whatever the machine, the number of workers or the order in which they finish.
// A build that fails leaves what was there untouched: everything is rendered in memory first, then written beside the
// old site, then swapped in.
package site

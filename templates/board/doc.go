// Package board draws positions. Each game has a [Drawer] that turns a position's text and what is asked about it into
// a [Figure]: a [Picture] and what the engine answered.
//
// A picture is drawn through a small [Pen] of polygons, paths, circles and text, each with a [Role] that says what the
// shape means; how roles look is one table (looks). The SVG pen is here, a PDF pen can follow: nothing in a picture
// needs what only one of them has. Patterns are explicit shapes, never fills.
//
// Coordinates are whole units, 64 a square, y down. The package is compiled for the browser too: plain Go without fmt,
// without floats, and without anything that depends on the order of a map.
package board

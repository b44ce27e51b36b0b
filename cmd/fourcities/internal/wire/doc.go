// Package wire reads and writes the JSON of the machine interface and of --format json: objects that are read
// strictly, with names told apart by case and none allowed twice, and written with their members in a fixed order.
package wire

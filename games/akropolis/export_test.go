package akropolis

// English and Serbian are the tables of sentences, for the tests that hold them complete.
var (
	English = english
	Serbian = serbian
)

// Package engine is the command engine, the machine interface: requests as JSON lines on standard input, one answer
// line each on standard output, in order. Every answer is written out before the next request is read. A line that is
// no request gets an answer with an error, and the process goes on; blank lines are skipped.
package engine

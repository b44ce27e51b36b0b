// Package peoplechecker looks at what peoplesolver answers once more, by plainer means: every turn is played by the
// rules themselves, and nothing is weighed but the totals afterwards. It shares no code with the searches.
package peoplechecker

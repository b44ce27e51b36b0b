// Package aliencitychecker looks at what aliencitysolver answers once more, by plainer means. It shares no code with the
// searches, nor with what the rules package does cleverly: where lots are closed, how far structures are apart and what
// towers score is worked out here from the clauses as they are written, square by square (plain.go, lots.go, score.go).
// Ends of games are played out through the rules themselves (endgame.go); the legal moves come from there.
package aliencitychecker

// Package aliencitygen makes things for Alien City: tile shuffles, and puzzles from cities that two seeded bots have
// built.
package aliencitygen

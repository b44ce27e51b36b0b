// Package bengaluruchecker is the second opinion on the answers of package bengalurusolver, with which it shares no
// code: slower, plainer, and written from the rules alone. Generators ask it before anything is published; tests let it
// disagree.
//
//   - [Sets] is the plainest: every set of so many changes, one after the other. It is practical for two changes on
//     any board and three on small ones, and says what [Dig] and [Connect] have to say there.
//   - [Dig] and [Connect] put the changes on the board and ask the rules, and refute all smaller numbers by a search
//     that branches on the squares of a failing trace, all five other tiles on each. A million nodes take about a
//     second; that settles most layouts of usual size, though with nine changes or more it may leave them undecided.
//   - [Route] tries all standard moves, cut short only by what the tanks alone rule out. Practical to five turns, six
//     take seconds.
//   - [Cut] plays every standard move by the rules.
package bengaluruchecker

package aliencitygen

import (
	"fourcities/games/aliencity"
	"fourcities/games/seed"
)

// A bot plays one side so that the city looks played: it tries some of its builds, with every claim that goes with them,
// and takes the move after which it stands best by its outlook. It looks no move ahead. Two things keep games apart:
// which builds come to its mind, and its temper.
type bot struct {
	player int
	temper temper
	source *seed.Source
}

// A temper is what tells one bot from another, drawn for each game.
type temper struct {
	patience int // points that a claim not yet made is thought worth at the start of the game
	fear     int // percent taken off a tower for each tower of its colour that the other may still build
	ideas    int // builds tried each turn
}

// leastPatience is where tempers begin. In 1,000 games half of all totals were between 62 and 110, four in two thousand
// sides ended with a claim unused, and claims came at move 19 on average: much as people play.
const leastPatience = 55

// newBot draws a bot's temper. A hoarder holds claims to be worth so many points more and keeps them for the end.
func newBot(player, hoard int, r *seed.Source) bot {
	t := temper{patience: leastPatience + hoard + r.Below(26), fear: 6 + r.Below(5), ideas: 16 + r.Below(33)}
	return bot{player, t, r}
}

// choose returns the move of the bot, whose turn it must be; the game must not be over.
func (b *bot) choose(p *aliencity.Position) aliencity.Move {
	builds := b.ideas(p)
	if len(builds) == 0 {
		return aliencity.Pass()
	}
	best, most := builds[0], -1<<30
	for _, build := range builds {
		after, err := aliencity.Force(*p, build)
		if err != nil { // listed builds can be played
			continue
		}
		o := newOutlook(&after, b)
		if v := o.value(aliencity.NoLot); v > most {
			best, most = build, v
		}
		for tower := range p.Claimable(build.Build, build.Lot).All() {
			if v := o.value(tower); v > most {
				best, most = build.Claiming(tower), v
			}
		}
	}
	return best
}

// ideas returns the builds that come to the bot's mind: all legal ones in random order, cut off.
func (b *bot) ideas(p *aliencity.Position) []aliencity.Move {
	legal := p.Builds(b.player)
	builds := make([]aliencity.Move, 0, legal.Len())
	for _, s := range aliencity.Structures {
		for l := range legal.Of(s).All() {
			builds = append(builds, aliencity.Build(s, l))
		}
	}
	b.source.Shuffle(len(builds), func(i, j int) { builds[i], builds[j] = builds[j], builds[i] })
	return builds[:min(b.temper.ideas, len(builds))]
}

package aliencitygen

import (
	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/generator"
)

// A counting is how much there is to count in a finished city: it is the measure of how hard the city is to score.
type counting struct {
	lots    int // road lots on all the walks that decide something
	longest int // the longest of these walks
	towers  int // claimed
	bonuses int // paid
	ties    int // bonuses that a tie prevents
	misses  int // other bonuses that nobody gets
}

// countingOf counts. The walks are those from each claimed tower to its customers and its nearest competitor, and from
// each unclaimed green tower to the nearest red and the nearest blue one.
func countingOf(p *aliencity.Position) counting {
	var c counting
	for tower := range p.Claimed().All() {
		t := p.Tally(tower)
		c.towers++
		c.lots += t.Near.Len() + 2*t.Far.Len()
		c.walk(t.Competition)
	}
	for _, b := range p.Bonuses() {
		c.walk(b.Distance)
		switch {
		case b.Points() > 0:
			c.bonuses++
		case b.Tie():
			c.ties++
		default:
			c.misses++
		}
	}
	return c
}

func (c *counting) walk(distance int) {
	c.lots += distance
	c.longest = max(c.longest, distance)
}

func (c counting) report() generator.Report {
	return generator.Report{
		Fields: []games.Field{
			games.IntField("counting", c.lots), games.IntField("longest", c.longest), games.IntField("towers", c.towers),
			games.IntField("bonuses", c.bonuses), games.IntField("ties", c.ties), games.IntField("misses", c.misses),
		},
		Notes: []games.Message{
			games.SayCase("", "score-counting", games.IntField("lots", c.lots), games.IntField("longest", c.longest)),
			games.SayCase("", "score-bonuses", games.IntField("bonuses", c.bonuses), games.IntField("ties", c.ties),
				games.IntField("misses", c.misses)),
		},
	}
}

package people

import "fourcities/games"

// Score returns each player's sheet: a line for each factory in the order of edges, those worth nothing too, then one
// for the bitcoins (score.factory, score.bitcoin).
func (p Position) Score() games.Score {
	score := games.Score{Players: make([]games.Sheet, p.Players())}
	for e, o := range p.edges {
		if owner := o.Owner(); owner > 0 {
			sheet := &score.Players[owner-1]
			sheet.Lines = append(sheet.Lines, p.factoryLine(Edge(e)))
		}
	}
	for i := range score.Players {
		coins := p.Coins(i + 1)
		score.Players[i].Lines = append(score.Players[i].Lines, games.Line{
			Clause: "score.bitcoin", Points: coins, Text: games.Say("score.bitcoin", games.IntField("coins", coins)),
		})
	}
	return score
}

func (p *Position) factoryLine(e Edge) games.Line {
	a, b := e.Ends()
	return games.Line{
		Clause: "score.factory", Points: p.Heat(e), Squares: []string{a.String(), b.String()},
		Text: games.Say("score.factory", games.TextField("edge", e.String()), games.TextField("first", a.String()), games.TextField("second", b.String()),
			games.IntField("one", p.Humans(a)), games.IntField("two", p.Humans(b)), games.IntField("points", p.Heat(e))),
	}
}

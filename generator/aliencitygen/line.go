package aliencitygen

import (
	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/generator"
)

// lineSteps tells a line of play move by move, each with the city after it, and at the end who has won. The line must be
// legal and lead to the end of the game.
func lineSteps(p aliencity.Position, line []aliencity.Move) ([]generator.Step, bool) {
	var steps []generator.Step
	for _, m := range line {
		next, err := p.Play(m)
		if err != nil {
			return nil, false
		}
		step := generator.Step{Says: moveMessage(p.Turn(), m)}
		if !m.IsPass() {
			step.Position, step.Asks = next.String(), []games.Field{games.TextsField("mark", marks(m))}
		}
		steps = append(steps, step)
		p = next
	}
	last := generator.Step{Says: outcome(p.Totals()), Position: p.String(), Asks: []games.Field{games.BoolField("towers", true)}}
	return append(steps, last), p.Status().Over
}

// moveMessage says what a player does.
func moveMessage(player int, m aliencity.Move) games.Message {
	who := games.PlayerField("player", player)
	if m.IsPass() {
		return games.SayCase("turn.pass", "played", who)
	}
	what, lot := games.WordField("structure", m.Build.Word()), games.TextField("lot", m.Lot.String())
	if m.Claim == aliencity.NoLot {
		return games.SayCase("", "played", who, what, lot)
	}
	return games.SayCase("claim.tower", "played", who, what, lot, games.TextField("tower", m.Claim.String()))
}

// marks lists the lots that a build is about.
func marks(m aliencity.Move) []string {
	if m.Claim == aliencity.NoLot || m.Claim == m.Lot {
		return []string{m.Lot.String()}
	}
	return []string{m.Lot.String(), m.Claim.String()}
}

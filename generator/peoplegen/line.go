package peoplegen

import (
	"strconv"

	"fourcities/games"
	"fourcities/games/people"
	"fourcities/generator"
	"fourcities/solver/peoplesolver"
)

// showFactories asks a drawing what every factory is worth.
var showFactories = []games.Field{games.BoolField("factories", true)}

// turnSteps tells what a player builds and whom the player bribes, with a drawing of the city after both.
func turnSteps(p, after *people.Position, t peoplesolver.Turn) []generator.Step {
	built := *p
	steps := make([]generator.Step, 0, 2)
	if t.Edge != people.NoEdge {
		built, _ = p.Play(people.BuildOn(t.Edge))
		steps = append(steps, generator.Step{
			Says: games.SayCase("turn.build", "done", games.PlayerField("player", p.Turn()), games.TextField("edge", t.Edge.String())),
			// The city before the turn, so that the next step's drawing shows the whole turn.
			Position: p.String(),
		})
	}
	return append(steps, generator.Step{Says: bribeMessage(&built, t.Bribe), Position: after.String(), Asks: showFactories})
}

// lineSteps tells a line of complete turns from a position in which to build; ok is false when it is not legal or does not
// lead to the end of the game.
func lineSteps(p people.Position, line []people.Move) (steps []generator.Step, ok bool) {
	for i := 0; i+1 < len(line); i += 2 {
		t := peoplesolver.Turn{Edge: line[i].Edge, Bribe: line[i+1]}
		after, err := t.Play(p)
		if err != nil {
			return nil, false
		}
		steps = append(steps, turnSteps(&p, &after, t)...)
		p = after
	}
	return append(steps, generator.Step{Says: outcome(&p), Position: p.String()}), p.Phase() == people.Over
}

// bribeMessage says what a bribe does, or that nobody is bribed.
func bribeMessage(p *people.Position, m people.Move) games.Message {
	player := games.PlayerField("player", p.Turn())
	switch m.Kind {
	case people.PoliceMove:
		to := m.Chosen()
		if len(to) == 0 {
			to = p.Open(m.District)
		}
		district := games.TextField("district", m.District.String())
		if len(to) == 0 {
			return games.SayCase("police.none", "played", player, district)
		}
		return games.SayCase("police.move", "played", player, district, games.TextsField("to", games.Names(to)), games.IntField("count", len(to)))
	case people.BulldozerMove:
		return games.SayCase("bulldozer.drive", "played", append(driveFields(p, m), player)...)
	case people.RoadblockMove:
		return games.SayCase("roadblock.place", "played", player, games.TextField("edge", m.Edge.String()))
	case people.MoreMove:
		corners := []people.District{m.District, m.District + 1, m.District + people.Side, m.District + people.Side + 1}
		return games.SayCase("more.crossing", "played", player, games.TextsField("districts", games.Names(corners)))
	}
	return games.SayCase("turn.bribe", "skipped", player)
}

// driveFields are where the bulldozer drives from and to, how many humans it takes, and where it drops how many.
func driveFields(p *people.Position, m people.Move) []games.Field {
	taken := 0
	var drops []string
	for i, d := range entered(p.Dozer(), m.District) {
		taken += int(m.Drops()[i])
		drops = append(drops, d.String()+" +"+strconv.Itoa(int(m.Drops()[i])))
	}
	return []games.Field{
		games.TextField("from", p.Dozer().String()), games.TextField("to", m.District.String()),
		games.IntField("taken", taken), games.TextsField("drops", drops),
	}
}

// entered lists the districts that the bulldozer enters on its way to one straight ahead.
func entered(from, to people.District) []people.District {
	var all []people.District
	column, row := from.Column(), from.Row()
	for column != to.Column() || row != to.Row() {
		column += sign(to.Column() - column)
		row += sign(to.Row() - row)
		all = append(all, people.DistrictAt(column, row))
	}
	return all
}

func sign(n int) int { return max(-1, min(1, n)) }

// totalsOf lists the players' totals.
func totalsOf(p *people.Position) []int {
	totals := make([]int, p.Players())
	for i := range totals {
		totals[i] = p.Total(i + 1)
	}
	return totals
}

// outcome says who has won, or who would if the game were over (end.winner).
func outcome(p *people.Position) games.Message {
	totals := totalsOf(p)
	best, winners := -1, []int(nil)
	for i, total := range totals {
		if total > best {
			best, winners = total, nil
		}
		if total == best {
			winners = append(winners, i+1)
		}
	}
	field := games.IntsField("totals", totals)
	switch {
	case p.Phase() != people.Over:
		return games.SayCase("", "totals", field)
	case len(winners) > 1:
		return games.SayCase("end.winner", "joint", games.IntsField("winners", winners), field)
	}
	return games.SayCase("end.winner", "win", games.PlayerField("player", winners[0]), field)
}

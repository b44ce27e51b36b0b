package aliencitysolver

import (
	"fourcities/games"
	"fourcities/games/aliencity"
	"fourcities/solver"
)

// textArg returns an argument that is a text, empty when it is left out.
func textArg(args []games.Value, i int) string {
	if i >= len(args) {
		return ""
	}
	return args[i].Text
}

// askedBuild reads the build to claim with: without a claim, and legal now. Left out it is a pass, which stands for
// any.
func askedBuild(p aliencity.Position, args []games.Value) (aliencity.Move, error) {
	text := textArg(args, 0)
	if text == "" {
		return aliencity.Pass(), nil
	}
	found := games.TextField("found", games.Clip(text))
	m, err := aliencity.ParseMove(p, text)
	if err != nil || m.IsPass() || m.Claim != aliencity.NoLot {
		return m, badArgument("build", "solve-build", found)
	}
	if _, err := p.Play(m); err != nil {
		return m, badArgument("build", "solve-illegal", found)
	}
	return m, nil
}

// askedEnds reads the two lots of a walk: two different lots with a structure each.
func askedEnds(p *aliencity.Position, args []games.Value) (from, to aliencity.Lot, err error) {
	var ends [2]aliencity.Lot
	for i, param := range []solver.Param{fromParam, toParam} {
		text := textArg(args, i)
		found := games.TextField("found", games.Clip(text))
		l, ok := aliencity.ParseLot(text)
		switch {
		case !ok:
			return from, to, badArgument(param.Name, "solve-lot", found)
		case p.At(l) == aliencity.Nothing:
			return from, to, badArgument(param.Name, "solve-empty", found)
		case i == 1 && l == ends[0]:
			return from, to, badArgument(param.Name, "solve-same", found)
		}
		ends[i] = l
	}
	return ends[0], ends[1], nil
}

// askedPiece reads a piece and the player whose it is, the one in turn unless another is named; it returns the position
// with that player in turn.
func askedPiece(p aliencity.Position, args []games.Value) (aliencity.Position, aliencity.Structure, error) {
	text := textArg(args, 0)
	piece, ok := aliencity.ParseStructure(text)
	if !ok {
		return p, piece, badArgument("piece", "solve-piece", games.TextField("found", games.Clip(text)))
	}
	player := p.Turn()
	if len(args) > 1 && args[1].Kind != 0 {
		player = args[1].Number
	}
	if player < 1 || player > aliencity.Players {
		return p, piece, badArgument("player", "solve-player", games.IntField("player", player))
	}
	if p.Supply(player).Count(piece) == 0 {
		return p, piece, badArgument("piece", "solve-none",
			games.PlayerField("player", player), games.WordField("structure", piece.Word()))
	}
	if player != p.Turn() {
		s := p.Setup()
		s.Turn = player
		turned, err := s.Validate()
		return turned, piece, err
	}
	return p, piece, nil
}

func badArgument(param, which string, args ...games.Field) error {
	return &solver.ArgumentError{Param: param, Message: games.SayCase("", which, args...)}
}

package aliencity

// LastBuild and Over let the tests hold the short way to claim.last against the long one.
func (p *Position) LastBuild(m Move) bool { return p.lastBuild(m.Build, m.Lot) }

// Over is end.when.
func (p *Position) Over() bool { return p.over() }

package rulebook

// plainFigure renders a figure when the caller has no rendering of its own.
func (o Options) plainFigure(f *Figure) string { return "" }

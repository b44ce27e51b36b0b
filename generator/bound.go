package generator

// A Bound is one thing that whatever is drawn has to keep to.
type Bound[T any] struct {
	Name string // the reason of a draw that does not
	Kept func(T) bool
}

// Bounds are asked in their order.
type Bounds[T any] []Bound[T]

// Broken returns the name of the first bound that is not kept to, Taken when all are.
func (b Bounds[T]) Broken(drawn T) (why string) {
	for _, bound := range b {
		if !bound.Kept(drawn) {
			return bound.Name
		}
	}
	return Taken
}

// Names lists the bounds' names in their order.
func (b Bounds[T]) Names() []string {
	names := make([]string, len(b))
	for i, bound := range b {
		names[i] = bound.Name
	}
	return names
}

package akropolissolver

// Regions are how bare places hang together: the outside, and lakes (lake.region).
type regions struct {
	of    []uint8 // of each bare place: outside, or the number of its lake
	lakes []int   // places of each lake
	todo  []int
}

const (
	unseen    = 0
	outside   = 1
	firstLake = 2
)

func (r *regions) isOutside(place int) bool { return r.of[place] == outside }

// isLake reports whether the bare place belongs to a lake, of exactly one place if that is asked for.
func (r *regions) isLake(place int, single bool) bool {
	mark := r.of[place]
	return mark >= firstLake && (!single || r.lakes[mark-firstLake] == 1)
}

// flood finds the regions of the squares. All that is built lies within the box: what is beyond is outside, and so is
// what hangs together with it.
func (r *regions) flood(p *plan, squares []square, b box) {
	for i := range r.of {
		r.of[i] = outside
	}
	for row := b.top; row <= b.bottom; row++ {
		clear(r.of[row*p.width+b.left : row*p.width+b.right+1])
	}
	for row := b.top; row <= b.bottom; row++ {
		r.fill(p, squares, row*p.width+b.left, outside)
		r.fill(p, squares, row*p.width+b.right, outside)
	}
	for column := b.left; column <= b.right; column++ {
		r.fill(p, squares, b.top*p.width+column, outside)
		r.fill(p, squares, b.bottom*p.width+column, outside)
	}
	r.lakes = r.lakes[:0]
	for row := b.top + 1; row < b.bottom; row++ {
		for place := row*p.width + b.left + 1; place < row*p.width+b.right; place++ {
			if n := r.fill(p, squares, place, uint8(firstLake+len(r.lakes))); n > 0 {
				r.lakes = append(r.lakes, n)
			}
		}
	}
}

// fill marks the bare places that hang together with one, unless it is built on or has been seen, and counts them.
func (r *regions) fill(p *plan, squares []square, from int, mark uint8) int {
	if squares[from].kind != bare || r.of[from] != unseen {
		return 0
	}
	todo, n := append(r.todo[:0], from), 0
	r.of[from] = mark
	for len(todo) > 0 {
		place := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		n++
		for _, step := range p.steps {
			if next := place + step; squares[next].kind == bare && r.of[next] == unseen {
				r.of[next] = mark
				todo = append(todo, next)
			}
		}
	}
	r.todo = todo
	return n
}

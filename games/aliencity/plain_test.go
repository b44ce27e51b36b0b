package aliencity_test

import (
	"slices"
	"strconv"
	"strings"
)

// The plain city: the rules once more, read from a position's text by their definitions, slowly, and sharing no code with
// the engine. Every lot is tried by building there and walking the whole road.

type spot struct{ x, y int }

func (s spot) String() string { return string(rune('a'+s.x)) + strconv.Itoa(s.y+1) }

func spotAt(name string) spot {
	y, _ := strconv.Atoi(name[1:])
	return spot{int(name[0] - 'a'), y - 1}
}

// Pieces in the order of supplies.
var plainPieces = []string{"RT", "BT", "GT", "RD", "BD", "GD", "ND"}

type plainCity struct {
	built  [8][10]string // "" is road
	ground [8][10]byte   // the tile's colour
	rank   [8][10]int
	icon   [8][10]bool
	claims [2][]string
	supply [2][7]int // in the order of plainPieces
	turn   int
	strict bool

	allowed [8][10]int // what roadAllows found: 1 yes, 2 no
}

func plain(text string) *plainCity {
	c := &plainCity{}
	for _, field := range strings.Fields(text)[1:] {
		name, value, _ := strings.Cut(field, ":")
		switch name {
		case "tiles":
			for i, row := range strings.Split(value, "/") {
				for j := range 4 {
					c.lay(2*j, 8-2*i, row[4*j:4*j+4])
				}
			}
		case "lots":
			for _, item := range plainList(value, ",") {
				s := spotAt(item[2:])
				c.built[s.x][s.y] = item[:2]
			}
		case "claims":
			for i, list := range strings.Split(value, ";") {
				c.claims[i] = plainList(list, ",")
			}
		case "supply":
			for i, counts := range strings.Split(value, ";") {
				for j := range plainPieces {
					c.supply[i][j] = int(counts[j] - '0')
				}
			}
		case "turn":
			c.turn = int(value[0] - '1')
		case "options":
			c.strict = strings.Contains(value, "strict")
		}
	}
	return c
}

func plainList(value, between string) []string {
	if value == "-" {
		return nil
	}
	return strings.Split(value, between)
}

// lay puts a tile down, its south-west lot at x, y.
func (c *plainCity) lay(x, y int, tile string) {
	for dx := range 2 {
		for dy := range 2 {
			c.ground[x+dx][y+dy] = tile[0]
			c.rank[x+dx][y+dy] = strings.IndexByte("na2345", tile[1])
			corner := []string{"sw", "nw", "se", "ne"}[2*dx+dy]
			c.icon[x+dx][y+dy] = corner == tile[2:]
		}
	}
}

func spots(keep func(spot) bool) (list []spot) {
	for x := range 8 {
		for y := range 10 {
			if keep(spot{x, y}) {
				list = append(list, spot{x, y})
			}
		}
	}
	return list
}

func (c *plainCity) at(s spot) string  { return c.built[s.x][s.y] }
func (c *plainCity) empty(s spot) bool { return c.at(s) == "" }
func (c *plainCity) tower(s spot) bool { return strings.HasSuffix(c.at(s), "T") }
func (c *plainCity) left(player int, piece string) int {
	return c.supply[player][slices.Index(plainPieces, piece)]
}

// tile lists the four lots of the tile that a lot is on.
func tile(s spot) []spot {
	x, y := s.x/2*2, s.y/2*2
	return []spot{{x, y}, {x, y + 1}, {x + 1, y}, {x + 1, y + 1}}
}

func sides(s spot) (list []spot) {
	for _, d := range []spot{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
		if x, y := s.x+d.x, s.y+d.y; x >= 0 && x < 8 && y >= 0 && y < 10 {
			list = append(list, spot{x, y})
		}
	}
	return list
}

// with is the city after the player in turn has built there.
func (c *plainCity) with(piece string, s spot) *plainCity {
	after := *c
	after.built[s.x][s.y] = piece
	after.allowed = [8][10]int{}
	after.supply[c.turn][slices.Index(plainPieces, piece)]--
	after.turn = 1 - c.turn
	return &after
}

// oneRoad is road.one: from the first empty lot all are reached.
func (c *plainCity) oneRoad() bool {
	all := spots(c.empty)
	if len(all) == 0 {
		return true
	}
	var seen [8][10]bool
	seen[all[0].x][all[0].y] = true
	count, queue := 1, []spot{all[0]}
	for len(queue) > 0 {
		s := queue[0]
		queue = queue[1:]
		for _, o := range sides(s) {
			if c.empty(o) && !seen[o.x][o.y] {
				seen[o.x][o.y] = true
				count++
				queue = append(queue, o)
			}
		}
	}
	return count == len(all)
}

// everyoneHasRoad is road.access.
func (c *plainCity) everyoneHasRoad() bool {
	return len(spots(func(s spot) bool { return !c.empty(s) && !slices.ContainsFunc(sides(s), c.empty) })) == 0
}

func (c *plainCity) roadAllows(s spot) bool {
	if !c.empty(s) {
		return false
	}
	if c.allowed[s.x][s.y] == 0 {
		c.allowed[s.x][s.y] = 2
		if after := c.with("ND", s); after.oneRoad() && after.everyoneHasRoad() {
			c.allowed[s.x][s.y] = 1
		}
	}
	return c.allowed[s.x][s.y] == 1
}

// colourFault is dome.colour with dome.fallback, tower.colour and tower.strict.
func (c *plainCity) colourFault(piece string, s spot) string {
	ground := c.ground[s.x][s.y]
	here := 0
	for _, o := range tile(s) {
		if !c.empty(o) {
			here++
		}
	}
	bound := ground != 'N' && here < 2
	switch {
	case piece[0] == ground:
		return ""
	case piece[1] == 'T' && bound:
		return "tower.colour"
	case piece[1] == 'T':
		return ""
	case len(spots(func(o spot) bool { return c.ground[o.x][o.y] == piece[0] && c.roadAllows(o) })) > 0:
		return "dome.colour"
	case c.strict && bound:
		return "tower.strict"
	}
	return ""
}

// iconTooSoon is icon.last with every piece tried on every other empty lot of the tile.
func (c *plainCity) iconTooSoon(s spot) bool {
	if !c.icon[s.x][s.y] {
		return false
	}
	for _, o := range tile(s) {
		for _, piece := range plainPieces {
			if o != s && c.roadAllows(o) && c.colourFault(piece, o) == "" {
				return true
			}
		}
	}
	return false
}

// buildFault is the first clause that forbids the player the build.
func (c *plainCity) buildFault(player int, piece string, s spot) string {
	switch {
	case c.left(player, piece) == 0:
		return "setup.supply"
	case !c.empty(s):
		return "lot.empty"
	case !c.with(piece, s).oneRoad():
		return "road.one"
	case !c.with(piece, s).everyoneHasRoad():
		return "road.access"
	case c.iconTooSoon(s):
		return "icon.last"
	}
	return c.colourFault(piece, s)
}

// legal is buildFault without the question which.
func (c *plainCity) legal(player int, piece string, s spot) bool {
	return c.left(player, piece) > 0 && c.roadAllows(s) && !c.iconTooSoon(s) && c.colourFault(piece, s) == ""
}

func (c *plainCity) canBuild(player int) bool {
	for _, piece := range plainPieces {
		for x := range 8 {
			for y := range 10 {
				if c.legal(player, piece, spot{x, y}) {
					return true
				}
			}
		}
	}
	return false
}

func (c *plainCity) over() bool { return !c.canBuild(0) && !c.canBuild(1) }

// claimFault is the first clause that forbids the claim with that build.
func (c *plainCity) claimFault(piece string, s spot, claim string) string {
	after := c.with(piece, s)
	switch {
	case !after.tower(spotAt(claim)) || slices.Contains(c.claims[0], claim) || slices.Contains(c.claims[1], claim):
		return "claim.tower"
	case len(c.claims[c.turn]) >= 3:
		return "claim.three"
	case after.over():
		return "claim.last"
	}
	return ""
}

// builds lists the player's legal builds in the fixed order.
func (c *plainCity) builds(player int) (list []string) {
	for _, piece := range plainPieces {
		for _, s := range spots(func(s spot) bool { return c.legal(player, piece, s) }) {
			list = append(list, piece+"-"+s.String())
		}
	}
	return list
}

// moves lists the legal moves in the fixed order, claims with them.
func (c *plainCity) moves() (list []string) {
	for _, build := range c.builds(c.turn) {
		list = append(list, build)
		piece, s := build[:2], spotAt(build[3:])
		after := c.with(piece, s)
		var towers []spot
		if len(c.claims[c.turn]) < 3 && !after.over() {
			towers = spots(after.tower)
		}
		for _, tower := range towers {
			if name := tower.String(); !slices.Contains(c.claims[0], name) && !slices.Contains(c.claims[1], name) {
				list = append(list, build+"("+name+")")
			}
		}
	}
	if len(list) == 0 && c.canBuild(1-c.turn) {
		list = []string{"pass"}
	}
	return list
}

// fault is the first clause that forbids a move, "" for none.
func (c *plainCity) fault(move string) string {
	if c.over() {
		return "end.when"
	}
	if move == "pass" {
		if c.canBuild(c.turn) {
			return "turn.pass"
		}
		return ""
	}
	build, claim, claims := strings.Cut(strings.TrimSuffix(move, ")"), "(")
	piece, s := build[:2], spotAt(build[3:])
	fault := c.buildFault(c.turn, piece, s)
	if fault == "" && claims {
		fault = c.claimFault(piece, s, claim)
	}
	return fault
}

// played is the city after a legal move.
func (c *plainCity) played(move string) *plainCity {
	if move == "pass" {
		after := *c
		after.turn = 1 - c.turn
		return &after
	}
	build, claim, claims := strings.Cut(strings.TrimSuffix(move, ")"), "(")
	after := c.with(build[:2], spotAt(build[3:]))
	if claims {
		after.claims[c.turn] = append(slices.Clone(c.claims[c.turn]), claim)
	}
	return after
}

// count is how many sequences of moves there are of that length.
func (c *plainCity) count(depth int) (n uint64) {
	if depth == 0 {
		return 1
	}
	moves := c.moves()
	if depth == 1 {
		return uint64(len(moves))
	}
	for _, m := range moves {
		n += c.played(m).count(depth - 1)
	}
	return n
}

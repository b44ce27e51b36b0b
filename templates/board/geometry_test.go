package board

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"fourcities/games"
	"fourcities/games/bengaluru"
	"fourcities/games/grid"
	"fourcities/games/seed"
)

// cities returns random cities of every size and number of players.
func cities(t *testing.T) []string {
	source := seed.New(seed.Hash("drawings"))
	var texts []string
	for size := bengaluru.MinSize; size <= bengaluru.MaxSize; size++ {
		for players := bengaluru.MinPlayers; players <= bengaluru.MaxPlayers; players++ {
			if size > 5 || players < 4 {
				texts = append(texts, randomCity(t, source, size, players))
			}
		}
	}
	return texts
}

func TestNothingReachesOverTheEdgeOfThePicture(t *testing.T) {
	for _, city := range cities(t) {
		p, err := bengaluru.Parse(city)
		if err != nil {
			t.Fatal(err)
		}
		var everyHouse []string
		for player := 1; player <= p.Players(); player++ {
			for _, h := range p.Houses(player) {
				everyHouse = append(everyHouse, h.Square.String())
			}
		}
		for _, asks := range []string{
			"", "plain", "trace=" + strings.Join(everyHouse, ",") + " tanks connected tiles", "crop=B2-D3 tanks trace=" + everyHouse[0],
			"crop=A1-A1 reach", "crop=A2-C5 plain offlimits",
		} {
			for _, lang := range games.Langs() {
				for _, paper := range []bool{false, true} {
					f, err := bengaluruDrawer.Draw(Request{Position: city, Asks: fence(asks), Lang: lang, Paper: paper})
					if err != nil {
						t.Fatal(err)
					}
					inside(t, asks+" of "+city, f.Picture)
				}
			}
		}
		sheet, err := bengaluruDrawer.Sheet(Request{Position: city, Lang: games.Serbian})
		if err != nil {
			t.Fatal(err)
		}
		inside(t, "sheet of "+city, sheet)
	}
}

// inside checks a picture's points, and its texts by the width that letters have about.
func inside(t *testing.T, name string, p Picture) {
	t.Helper()
	for _, c := range record(p).calls {
		left, right, above, below := c.radius, c.radius, c.radius, c.radius
		if c.text.Words != "" {
			width := utf8.RuneCountInString(c.text.Words) * c.text.Size * 5 / 10
			switch c.text.Anchor {
			case Middle:
				left, right = width/2, width/2
			case Start:
				right = width
			case End:
				left = width
			}
			above, below = c.text.Size*7/10, 0
			if c.text.Upwards {
				left, right, above, below = above, below, left, right
			}
		}
		for _, at := range c.points {
			if at.X-left < 0 || at.X+right > p.Width || at.Y-above < 0 || at.Y+below > p.Height {
				t.Fatalf("%s: %s %q at %v of %d by %d", name, c.role.Name(), c.text.Words, at, p.Width, p.Height)
			}
		}
	}
}

func TestPipesRunFromSideToSide(t *testing.T) {
	for _, tile := range bengaluru.PipeTiles {
		var solid, straight, bent Path
		appendTile(tile, Point{}, &solid, &straight, &bent)
		for u, paths := range [2][]Path{{solid}, {straight, bent}} {
			for _, side := range tile.Ends(bengaluru.Utility(u)) {
				if !strings.Contains(ends(paths), at(edge(Point{}, side))) {
					t.Errorf("%s: no pipe of utility %d ends in the middle of %s, only in %s", tile, u, side, ends(paths))
				}
			}
		}
	}
}

func at(p Point) string { return "(" + strconv.Itoa(p.X) + "," + strconv.Itoa(p.Y) + ")" }

func ends(paths []Path) string {
	text := ""
	for _, p := range paths {
		for _, piece := range p {
			text += at(piece.To)
		}
	}
	return text
}

func TestWaterLeavesAGapWherePowerCrosses(t *testing.T) {
	half := RolePower.Look(Light).Width / 2
	for _, tile := range []bengaluru.Tile{bengaluru.S1, bengaluru.S2} {
		var solid, straight, bent Path
		appendTile(tile, Point{}, &solid, &straight, &bent)
		if len(straight) != 4 || len(bent) != 0 {
			t.Fatalf("%s: %d and %d pieces", tile, len(straight), len(bent))
		}
		for _, piece := range straight {
			dx, dy := piece.To.X-unit/2, piece.To.Y-unit/2
			if max(dx, -dx, dy, -dy) < half+4 {
				t.Errorf("%s: water comes to %v", tile, piece.To)
			}
		}
	}
}

// TestAHouseLeavesItsPipesEndsToBeSeen holds that the middle of every side stays free of house and tanks.
func TestAHouseLeavesItsPipesEndsToBeSeen(t *testing.T) {
	const free = 6 // units at least
	for _, side := range grid.Sides {
		end := edge(Point{}, side)
		for n := range free {
			p := toward(end, side.Opposite(), n)
			for _, more := range []int{0, 4} {
				if within(p, outline(Point{}, more)) {
					t.Errorf("a house covers %v, %d units from the %s side", p, n, side)
				}
			}
		}
	}
}

// within reports whether the point lies in the polygon, by counting how often a line to the right crosses it.
func within(p Point, corners []Point) bool {
	in := false
	for i, a := range corners {
		b := corners[(i+1)%len(corners)]
		if (a.Y > p.Y) != (b.Y > p.Y) && (p.X-a.X)*(b.Y-a.Y) < (b.X-a.X)*(p.Y-a.Y) == (b.Y > a.Y) {
			in = !in
		}
	}
	return in
}

func TestTheDugUpTileHidesThePipesBelow(t *testing.T) {
	bare := strings.Replace(city7, "dozer:B4", "dozer:-", 1)
	pieces := func(city string) int {
		n := 0
		for _, c := range record(draw(t, city, "").Picture).of(RolePower) {
			n += len(c.points)
		}
		return n
	}
	if got, all := pieces(city7), pieces(bare); got != all-2 {
		t.Errorf("%d points of power pipes with the bulldozer, %d without", got, all)
	}
}

func TestACropShowsItsSquaresAndOnlyRealEdges(t *testing.T) {
	r := record(draw(t, city7, "crop=B2-D5").Picture)
	if got := r.words(RoleLabel); got != "B C D 2 3 4 5" {
		t.Errorf("labels %q", got)
	}
	if n := len(r.of(RolePowerSupply)) + len(r.of(RoleWaterSupply)); n != 0 {
		t.Errorf("%d supply bars inside the city", n)
	}
	r = record(draw(t, city7, "crop=D5-A7").Picture)
	if len(r.of(RolePowerSupply)) != 1 || r.words(RolePowerName)+r.words(RoleWaterName) != "powerwater" {
		t.Errorf("supply at the upper left corner: %d, %q, %q", len(r.of(RolePowerSupply)), r.words(RolePowerName), r.words(RoleWaterName))
	}
	if r := record(draw(t, city7, "plain").Picture); r.words(RoleLabel)+r.words(RolePowerName) != "" {
		t.Error("a plain picture has labels")
	}
}

func TestSquareCentreIsWhereTheSquareIsDrawn(t *testing.T) {
	// The ground begins at the top left corner of A7.
	ground := record(draw(t, city7, "").Picture).of(RoleSquare)[0].points[0]
	if got, want := SquareCentre(7, grid.At(2, 5)), ground.Plus(2*64+32, 64+32); got != want {
		t.Errorf("C6 is at %v, want %v", got, want)
	}
}

func TestStepsAreNumberedFromTheHouse(t *testing.T) {
	r := record(draw(t, city7, "trace=A6.power").Picture)
	if got := r.words(RoleChipText); got != "1 1 2" {
		t.Errorf("numbers %q", got)
	}
	if len(r.of(RoleSupplied)) != 1 || len(r.of(RoleCross)[0].points) != 4 {
		t.Error("one end reaches the supply and one stops, but the marks do not say so")
	}
}

func TestASheetFitsBelowItsBoard(t *testing.T) {
	sheet, err := bengaluruDrawer.Sheet(Request{Position: city7, Lang: games.English})
	if err != nil {
		t.Fatal(err)
	}
	board := draw(t, city7, "").Picture
	if sheet.Width != board.Width || sheet.Height*100 > board.Height*46 {
		t.Errorf("a sheet of %d by %d below a board of %d by %d", sheet.Width, sheet.Height, board.Width, board.Height)
	}
	words := record(sheet).words(RoleHeading)
	for _, want := range []string{"Player 1", "A5", "E1", "S1", "B4", "5 6"} {
		if !strings.Contains(words, want) {
			t.Errorf("no %q in %q", want, words)
		}
	}
	if _, err := bengaluruDrawer.Sheet(Request{Position: city7, Asks: fence("tanks")}); err == nil {
		t.Error("a sheet with asks")
	}
}

// TestNoFloatComesNearADrawing holds that coordinates are whole numbers everywhere: some processors would round others
// differently.
func TestNoFloatComesNearADrawing(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BasicLit:
				if n.Kind == token.FLOAT {
					t.Errorf("%s: %s", name, n.Value)
				}
			case *ast.Ident:
				if strings.HasPrefix(n.Name, "float") {
					t.Errorf("%s: %s", name, n.Name)
				}
			}
			return true
		})
	}
}

package templates

import (
	"io/fs"
	"strings"
	"testing"

	"fourcities/templates/board"
)

// TestPeoplesChipsHaveTheInksOfItsFactories holds that the letters of players beside People's pictures have the colours
// that the pictures have, on light pages and dark ones.
func TestPeoplesChipsHaveTheInksOfItsFactories(t *testing.T) {
	css, err := fs.ReadFile(Assets(), "site.css")
	if err != nil {
		t.Fatal(err)
	}
	var blocks []string
	for _, after := range strings.Split(string(css), ".game-people {")[1:] {
		if block, _, _ := strings.Cut(after, "}"); strings.Contains(block, "--player-1:") {
			blocks = append(blocks, block)
		}
	}
	if len(blocks) != 2 {
		t.Fatalf("%d blocks give People's players their inks, want one for light pages and one for dark ones", len(blocks))
	}
	for i, scheme := range []board.Scheme{board.Light, board.Dark} {
		for player, n := range []string{"1", "2", "3", "4"} {
			factory, letter := board.RoleFactory1+board.Role(player), board.RoleFactoryLetter1+board.Role(player)
			for _, want := range []string{
				"--player-" + n + ": " + factory.Look(scheme).Fill + ";", "--on-player-" + n + ": " + letter.Look(scheme).Fill + ";",
			} {
				if !strings.Contains(blocks[i], want) {
					t.Errorf("scheme %d: no %q", scheme, want)
				}
			}
		}
	}
}

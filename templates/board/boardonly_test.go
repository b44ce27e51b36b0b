package board

import "testing"

// TestABoardByItselfKeepsItsCoordinatesAndLosesItsSupplies holds for every game what the steps of a worked answer need.
func TestABoardByItselfKeepsItsCoordinatesAndLosesItsSupplies(t *testing.T) {
	for _, c := range []struct {
		drawer   Drawer
		position string
		supplies bool // whether the game draws any beside a whole board
	}{
		{alienCityDrawer, recordCity, true},
		{akropolisDrawer, hexTable, true},
		{peopleDrawer, town, true},
		{bengaluruDrawer, city7, false},
	} {
		whole := Request{Position: c.position}
		alone := whole
		alone.BoardOnly = true
		all, err := c.drawer.Draw(whole)
		if err != nil {
			t.Fatal(err)
		}
		board, err := c.drawer.Draw(alone)
		if err != nil {
			t.Fatal(err)
		}
		if shorter := board.Height < all.Height; shorter != c.supplies {
			t.Errorf("%s: %d high alone, %d with its supplies", c.drawer.Game, board.Height, all.Height)
		}
		want, got := record(all.Picture).words(RoleLabel), record(board.Picture).words(RoleLabel)
		if got != want || got == "" {
			t.Errorf("%s: labels %q alone, %q before", c.drawer.Game, got, want)
		}
	}
}

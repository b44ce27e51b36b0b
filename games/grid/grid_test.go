package grid

import "testing"

func TestSquaresReadBackAsTheyWereWritten(t *testing.T) {
	for row := range 12 {
		for column := range 12 {
			s := At(column, row)
			if got, ok := Parse(s.String(), 12, 12); !ok || got != s || s.Column() != column || s.Row() != row {
				t.Errorf("column %d, row %d is written %s and read %v, %v", column, row, s, got, ok)
			}
		}
	}
	if None.String() != "-" || None.On(16, 16) {
		t.Error("no square is on the board")
	}
}

func TestSquaresOffTheBoardAreNone(t *testing.T) {
	for _, name := range []string{"", "A", "A0", "A01", "a1", "H1", "A8", "A-1", "A1 ", "A111", "1A", "-", "Ä1", "@1"} {
		if s, ok := Parse(name, 7, 7); ok {
			t.Errorf("%q is read as %s on a board of 7", name, s)
		}
	}
}

func TestAStepAndItsOppositeLeadBack(t *testing.T) {
	for _, side := range Sides {
		for row := range 5 {
			for column := range 5 {
				s := At(column, row)
				next, ok := s.Step(side, 5, 5)
				if !ok {
					continue
				}
				if back, ok := next.Step(side.Opposite(), 5, 5); !ok || back != s {
					t.Errorf("%s %s leads to %s, back to %s", s, side, next, back)
				}
			}
		}
	}
	if _, ok := At(4, 4).Step(North, 5, 5); ok {
		t.Error("E5 has a square to the north on a board of 5")
	}
	if _, ok := At(0, 0).Step(West, 5, 5); ok {
		t.Error("A1 has a square to the west")
	}
}

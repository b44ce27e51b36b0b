package generator

// The grades of difficulty, from easy to hard.
const (
	Easy   = "easy"
	Medium = "medium"
	Hard   = "hard"
)

// Grades lists all three.
var Grades = []string{Easy, Medium, Hard}

// Grade returns how hard something of that measure is: medium and hard are the measures at which these grades begin.
func Grade(measure, medium, hard int) string {
	switch {
	case measure >= hard:
		return Hard
	case measure >= medium:
		return Medium
	}
	return Easy
}

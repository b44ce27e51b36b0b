package rulebook

import (
	"fmt"

	"fourcities/games"
)

// words are the few words that the package itself puts into a page.
type words struct {
	figure, ruling, mistake, note, example string

	allowed           string // of a move
	unchecked         string // of moves that the rules forbid
	turn, won, shared string // of a status
	nobody            string
}

var english = words{
	figure: "Fig.", ruling: "Ruling", mistake: "Common mistake", note: "Note", example: "Example",
	allowed: "%s is allowed.",

	unchecked: "Played without asking the rules: %s.",

	turn:   "It is the turn of player %d (%s).",
	won:    "The game is over; player %s wins.",
	shared: "The game is over; players %s share the win.",
	nobody: "The game is over; nobody wins.",
}

var serbian = words{
	figure: "Сл.", ruling: "Тумачење", mistake: "Честа грешка", note: "Напомена", example: "Пример",
	allowed: "Потез %s је дозвољен.",

	unchecked: "Одиграно мимо правила: %s.",

	turn:   "На потезу је играч %d (%s).",
	won:    "Партија је завршена; побеђује играч %s.",
	shared: "Партија је завршена; победу деле играчи %s.",
	nobody: "Партија је завршена; нико не побеђује.",
}

func wordsIn(lang games.Lang) words {
	if lang == games.Serbian {
		return serbian
	}
	return english
}

func (w words) allowedMove(move string) string { return fmt.Sprintf(w.allowed, move) }

func (w words) playedUnchecked(moves string) string { return fmt.Sprintf(w.unchecked, moves) }

// status puts a status into words; the phase keeps its name in the text form.
func (w words) status(s games.Status) string {
	winners := games.IntsField("", s.Winners).Value.String()
	switch {
	case !s.Over:
		return fmt.Sprintf(w.turn, s.Turn, s.Phase)
	case len(s.Winners) == 0:
		return w.nobody
	case len(s.Winners) == 1:
		return fmt.Sprintf(w.won, winners)
	}
	return fmt.Sprintf(w.shared, winners)
}

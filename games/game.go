package games

// A Definition is one game's entry in the catalogue, its types still known. [Definition.Text] gives the view in which
// everything is text.
type Definition[P Position[P, M], M Move] struct {
	ID         string // "bengaluru"; also the first word of its texts, followed by the format's version
	MinPlayers int
	MaxPlayers int
	Clauses    []Clause // in the order of the specification

	// Parse reads a position leniently as to fields, blanks and list order, or returns a *Refusal with every fault.
	Parse func(text string) (P, error)
	// ParseMove reads a move exactly; the position says how large the board is.
	ParseMove func(p P, text string) (M, error)
	// Force plays a move without asking whether the rules allow it: a step in the record of a game in which the table
	// slipped. It returns a *Refusal only when no position can hold what comes of the move. Nil: there is no such step.
	Force func(p P, move M) (P, error)
	// Readings returns the position as other tables would score it, where they read a disputed rule otherwise. Nil: no
	// rule of the game is disputed.
	Readings func(p P) []Reading[P]
	// Sentences returns the game's own sentences in a language, nil where there are none.
	Sentences func(Lang) Sentences
}

// A Reading is a position, or the table of one, under another reading of a disputed rule than its own. The message says
// which, as the beginning of a sentence that goes on with a score: "If your table counts lakes as edge".
type Reading[P any] struct {
	Says     Message
	Position P
}

// A Game is one game seen as text.
type Game interface {
	ID() string
	Players() (least, most int)
	Clauses() []Clause
	// Open reads a position, or returns a *Refusal.
	Open(text string) (Table, error)
	// Say puts a message into words, falling back to English.
	Say(lang Lang, m Message) string
	// HasSentence reports whether the language has the message's sentence itself, without falling back.
	HasSentence(lang Lang, m Message) bool
}

// A Table is a position seen as text. It does not change: Play returns the next one.
type Table interface {
	String() string
	// Moves lists the legal moves in the game's fixed order.
	Moves() []string
	// Play returns the table after the move, or a *Refusal.
	Play(move string) (Table, error)
	// Force returns the table after a move that the rules may forbid, or a *Refusal when no position can hold what comes
	// of it or the game has no such step. It is for telling of games in which the table slipped; nobody plays with it.
	Force(move string) (Table, error)
	// Explain returns what the move does or every clause that forbids it; a *Refusal if it is not a move at all.
	Explain(move string) (Explanation, error)
	Score() Score
	// Readings lists the table under other readings of disputed rules; none in most games.
	Readings() []Reading[Table]
	Status() Status
	// Count is [Count].
	Count(depth int, limit uint64) (n uint64, ok bool)
}

// Text returns the view in which everything is text.
func (d *Definition[P, M]) Text() Game { return textGame[P, M]{d} }

type textGame[P Position[P, M], M Move] struct{ d *Definition[P, M] }

func (g textGame[P, M]) ID() string                 { return g.d.ID }
func (g textGame[P, M]) Players() (least, most int) { return g.d.MinPlayers, g.d.MaxPlayers }
func (g textGame[P, M]) Clauses() []Clause          { return g.d.Clauses }

func (g textGame[P, M]) Open(text string) (Table, error) {
	p, err := g.d.Parse(text)
	if err != nil {
		return nil, err
	}
	return table[P, M]{g.d, p}, nil
}

func (g textGame[P, M]) Say(lang Lang, m Message) string {
	key := m.Key()
	for _, l := range []Lang{lang, English} {
		for _, sentences := range []Sentences{g.d.Sentences(l), formSentences(l)} {
			if _, ok := sentences[key]; ok {
				return sentences.Render(l, m)
			}
		}
	}
	return bare(m)
}

func (g textGame[P, M]) HasSentence(lang Lang, m Message) bool {
	if _, ok := g.d.Sentences(lang)[m.Key()]; ok {
		return true
	}
	_, ok := formSentences(lang)[m.Key()]
	return ok
}

type table[P Position[P, M], M Move] struct {
	d *Definition[P, M]
	p P
}

func (t table[P, M]) String() string { return t.p.String() }
func (t table[P, M]) Score() Score   { return t.p.Score() }
func (t table[P, M]) Status() Status { return t.p.Status() }

func (t table[P, M]) Readings() []Reading[Table] {
	if t.d.Readings == nil {
		return nil
	}
	var readings []Reading[Table]
	for _, r := range t.d.Readings(t.p) {
		readings = append(readings, Reading[Table]{r.Says, table[P, M]{t.d, r.Position}})
	}
	return readings
}

func (t table[P, M]) Moves() []string {
	moves := t.p.AppendMoves(nil)
	return Names(moves)
}

func (t table[P, M]) Play(move string) (Table, error) {
	m, err := t.d.ParseMove(t.p, move)
	if err != nil {
		return nil, err
	}
	next, err := t.p.Play(m)
	if err != nil {
		return nil, err
	}
	return table[P, M]{t.d, next}, nil
}

func (t table[P, M]) Force(move string) (Table, error) {
	m, err := t.d.ParseMove(t.p, move)
	if err != nil {
		return nil, err
	}
	if t.d.Force == nil {
		return nil, Refuse(SayCase("", "unforced", TextField("game", t.d.ID)))
	}
	next, err := t.d.Force(t.p, m)
	if err != nil {
		return nil, err
	}
	return table[P, M]{t.d, next}, nil
}

func (t table[P, M]) Explain(move string) (Explanation, error) {
	m, err := t.d.ParseMove(t.p, move)
	if err != nil {
		return Explanation{}, err
	}
	return t.p.Explain(m), nil
}

func (t table[P, M]) Count(depth int, limit uint64) (uint64, bool) {
	return Count[P, M](t.p, depth, limit)
}

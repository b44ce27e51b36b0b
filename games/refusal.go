package games

// A Refusal is the error for a move or a position that the rules, or the written form, forbid. It holds at least one
// fault. A refused position lists every clause it breaks in the order of the game's validation list; a refused move
// the first clause broken.
type Refusal struct {
	Faults []Message
}

// Refuse makes a refusal for one reason.
func Refuse(fault Message) *Refusal { return &Refusal{Faults: []Message{fault}} }

// Clause returns the clause of the first fault, empty when the fault is one of form.
func (r *Refusal) Clause() ClauseID { return r.Faults[0].Clause }

// Error gives keys and parameters, for logs and tests; people read [Game.Say].
func (r *Refusal) Error() string {
	return joined(len(r.Faults), "; ", func(i int) string { return bare(r.Faults[i]) })
}

// mostSaid is how many faults are put into words; a text that is garbage has one in every corner.
const mostSaid = 20

// Says joins the faults of a refusal in words, the first twenty with an ellipsis for the rest, or gives the error's own
// text for any other error.
func Says(g Game, lang Lang, err error) string {
	refusal, ok := err.(*Refusal)
	if !ok {
		return err.Error()
	}
	said := joined(min(len(refusal.Faults), mostSaid), " ", func(i int) string { return g.Say(lang, refusal.Faults[i]) })
	if len(refusal.Faults) > mostSaid {
		said += " …"
	}
	return said
}

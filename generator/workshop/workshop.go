// Package workshop lists what can be made and solved for each game: the kinds of items and the solver's goals. It is to
// generator and solver what games/catalog is to games; a test holds the two catalogues together.
package workshop

import (
	"fourcities/games"
	"fourcities/generator"
	"fourcities/generator/akropolisgen"
	"fourcities/generator/aliencitygen"
	"fourcities/generator/bengalurugen"
	"fourcities/generator/peoplegen"
	"fourcities/solver"
	"fourcities/solver/akropolissolver"
	"fourcities/solver/aliencitysolver"
	"fourcities/solver/bengalurusolver"
	"fourcities/solver/peoplesolver"
)

// A Bench is what can be made and solved for one game.
type Bench struct {
	Game  string
	Kinds []generator.Kind
	Goals []solver.Goal
	// Sentences has the solver's own sentences: what it says of arguments that make no sense.
	Sentences func(games.Lang) games.Sentences

	// Options are what a fresh position can be asked for beside players and seed, New makes one: the arguments come in
	// the order of Options, those left out with a zero Kind. The error is an *generator.OrderError, an
	// *generator.Unmade or a *games.Refusal.
	Options []solver.Param
	New     func(o generator.Order, options []games.Value) (position string, err error)
}

// Benches returns the games' benches in the catalogue's order.
func Benches() []Bench {
	return []Bench{
		{
			Game:  "people",
			Kinds: peoplegen.Kinds, Goals: peoplesolver.Goals, Sentences: peoplesolver.Sentences,
			Options: peopleOptions, New: newPeople,
		},
		{
			Game:  "akropolis",
			Kinds: akropolisgen.Kinds, Goals: akropolissolver.Goals, Sentences: akropolissolver.Sentences,
			Options: akropolisOptions, New: newAkropolis,
		},
		{
			Game:  "bengaluru",
			Kinds: bengalurugen.Kinds, Goals: bengalurusolver.Goals, Sentences: bengalurusolver.Sentences,
			Options: bengaluruOptions, New: newBengaluru,
		},
		{
			Game:  "aliencity",
			Kinds: aliencitygen.Kinds, Goals: aliencitysolver.Goals, Sentences: aliencitysolver.Sentences,
			Options: alienCityOptions, New: newAlienCity,
		},
	}
}

// For returns a game's bench.
func For(game string) (Bench, bool) {
	for _, b := range Benches() {
		if b.Game == game {
			return b, true
		}
	}
	return Bench{}, false
}

// Kind returns the kind of that name.
func (b Bench) Kind(name string) (generator.Kind, bool) {
	for _, k := range b.Kinds {
		if k.Name == name {
			return k, true
		}
	}
	return generator.Kind{}, false
}

// Goal returns the goal of that name.
func (b Bench) Goal(name string) (solver.Goal, bool) {
	for _, g := range b.Goals {
		if g.Name == name {
			return g, true
		}
	}
	return solver.Goal{}, false
}

// Named finds what an id asks for: its kind and order. The problem is empty when there is one, else a message about
// what is wrong with the id, in the shared sentences of generator.
func Named(text string) (k generator.Kind, o generator.Order, problem *generator.OrderError) {
	wrong := func(which string, args ...games.Field) (generator.Kind, generator.Order, *generator.OrderError) {
		args = append(args, games.TextField("id", games.Clip(text)))
		return k, o, &generator.OrderError{Message: games.SayCase("", which, args...)}
	}
	id, ok := generator.ParseID(text)
	if !ok {
		return wrong("id-form")
	}
	bench, _ := For(id.Game)
	k, ok = bench.Kind(id.Kind)
	if !ok {
		return wrong("id-kind", games.TextField("game", id.Game), games.TextField("kind", id.Kind))
	}
	if id.Version != k.Version {
		return wrong("id-version", games.IntField("version", id.Version), games.IntField("ours", k.Version))
	}
	o, ok = k.OrderOf(id)
	if !ok {
		return wrong("id-order")
	}
	return k, o, nil
}

// Say puts a message of the game's solver into words, falling back to English.
func (b Bench) Say(lang games.Lang, m games.Message) string {
	if b.Sentences == nil {
		return games.Sentences{}.Render(lang, m)
	}
	if sentences := b.Sentences(lang); sentences != nil {
		if _, ok := sentences[m.Key()]; ok {
			return sentences.Render(lang, m)
		}
	}
	return b.Sentences(games.English).Render(games.English, m)
}

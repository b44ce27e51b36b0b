package generate

import (
	"io"
	"strings"
	"testing"

	"fourcities/games"
	"fourcities/games/toy"
	"fourcities/generator"
	"fourcities/solver"
	"fourcities/templates/board"
)

// riddles is a kind of puzzles without players, sizes and grades.
var riddles = generator.Kind{
	Game: "toy", Name: "riddle", Version: 1,
	Make: func(generator.Order) (generator.Item, error) {
		count := games.IntField("count", 2)
		return generator.Item{Position: "toy1 lots:12-", Puzzle: &generator.Puzzle{
			Question: games.SayCase("", "question"), Asks: []games.Field{games.TextField("lit", "all")},
			Answer: []string{"2", "1"},
			Steps: []generator.Step{
				{Says: games.SayCase("score.lot", "counted", count), Asks: []games.Field{games.TextField("lit", "built")}},
				{Says: games.SayCase("", "full"), Position: "toy1 lots:121", Asks: []games.Field{}},
				{Says: games.SayCase("", "full")},
			},
			Proof: generator.Proof{Status: solver.Proved, Nodes: 17, Margin: 3, Checked: true},
		}, Report: generator.Report{Notes: []games.Message{games.SayCase("", "full")}}}, nil
	},
	Sentences: func(games.Lang) games.Sentences {
		return games.Sentences{"form/question": "How many lots are <built> on?", "score.lot/counted": "{count} of them.", "form/full": "Full."}
	},
}

// streets draws next to nothing, but tells what it was asked.
var streets = board.Drawer{Game: "toy", Asks: []string{"lit"}, Draw: func(r board.Request) (board.Figure, error) {
	asked := r.Position
	for _, a := range r.Asks {
		asked += " " + a.Name + "=" + a.Value
	}
	title := "Street"
	if r.Before != "" || r.BoardOnly {
		title += " of " + asked + " after " + r.Before
	}
	return board.Figure{Picture: board.Picture{Width: 640, Height: 640, Title: title, Description: asked, Paper: r.Paper}}, nil
}}

// riddle makes riddles, and the options that they were made with.
func riddle(t *testing.T, count int) (options, []made) {
	t.Helper()
	item, err := riddles.Order(generator.Order{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	made, task := make([]made, count), task{game: toy.Game.Text(), kind: riddles, drawer: streets}
	for i := range made {
		made[i].Item, made[i].task = item, task
	}
	return options{tasks: tasks(made), lang: games.English, answers: true, paper: "letter", count: count}, made
}

func tasks(items []made) []task {
	var all []task
	for _, item := range items {
		all = append(all, item.task)
	}
	return all
}

// street makes a layout of the toy game.
func street() made {
	item := generator.Item{ID: generator.ID{Game: "toy", Kind: "layout", Version: 1, Seed: 1}, Position: "toy1 lots:---"}
	return made{item, task{game: toy.Game.Text(), kind: generator.Kind{Game: "toy", Name: "layout"}, drawer: streets}}
}

func written(t *testing.T, write func(io.Writer) error) string {
	t.Helper()
	var out strings.Builder
	if err := write(&out); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func TestAPuzzleIsReadableAsText(t *testing.T) {
	o, items := riddle(t, 2)
	o.answers = false
	const asked = "toy-riddle-g1-1\nHow many lots are <built> on?\ntoy1 lots:12-\n"
	if got := written(t, func(w io.Writer) error { return writeTexts(w, o, items) }); got != asked+"\n"+asked {
		t.Errorf("without answers: %q", got)
	}
	o.answers = true
	const answered = asked + "Answer: 2, 1\n  1. 2 of them. [score.lot]\n  2. Full.\n  3. Full.\n" +
		"Proved, and a second program that shares no code with the first agrees. Points ahead of the second best: 3.\n"
	if got := written(t, func(w io.Writer) error { return writeTexts(w, o, items[:1]) }); got != answered {
		t.Errorf("with answers: %q", got)
	}
}

func TestAPuzzleIsAnObjectWithoutWhatPlaysNoPart(t *testing.T) {
	o, items := riddle(t, 1)
	const want = `{"id":"toy-riddle-g1-1","game":"toy","kind":"riddle","seed":"1","position":"toy1 lots:12-",` +
		`"puzzle":{"question":"How many lots are <built> on?","asks":["lit=all"],"answer":["2","1"],"steps":[` +
		`{"text":"2 of them.","rule":"score.lot","asks":["lit=built"]},` +
		`{"text":"Full.","rule":"","position":"toy1 lots:121","asks":[]},{"text":"Full.","rule":""}],` +
		`"proof":{"status":"proved","nodes":17,"margin":3,"checked":true}},"report":{"notes":["Full."]}}` + "\n"
	if got := written(t, func(w io.Writer) error { return writeObjects(w, o, items) }); got != want {
		t.Errorf("%s", got)
	}
}

func TestAnswersFollowOnSheetsOfTheirOwn(t *testing.T) {
	o, items := riddle(t, 3)
	page := written(t, func(w io.Writer) error { return writeSheets(w, o, items) })
	questions, answers, found := strings.Cut(page, `<section class="answers"`)
	if !found || strings.Count(questions, "<h1>") != 3 || strings.Contains(questions, "of them") {
		t.Error("three questions and then the answers are wanted")
	}
	for text, in := range map[string]string{
		"<h1>3. riddle</h1><code>toy-riddle-g1-1</code>": questions, "are &lt;built&gt; on?": questions,
		"toy1 lots:12- lit=all</desc>": questions, "The answers begin on page 3.": questions, "Your answer": questions,
		"<h2>3. riddle <code>": answers, "<strong>2, 1</strong>": answers, "Street of toy1 lots:12- lit=built after </title>": answers,
		"Street of toy1 lots:121 after toy1 lots:12-</title>": answers, `<span class="clause">score.lot</span>`: answers,
	} {
		if !strings.Contains(in, text) {
			t.Errorf("%s is not where it belongs", text)
		}
	}
	if n := strings.Count(answers, "<svg"); n != 6 {
		t.Errorf("%d steps are drawn, not 6", n)
	}
	o.answers = false
	page = written(t, func(w io.Writer) error { return writeSheets(w, o, items) })
	if strings.Contains(page, `class="answers"`) || strings.Contains(page, "begin on page") {
		t.Error("the answers were not to be told")
	}
}

func TestAMixedPackNumbersItsPuzzlesAndHasAllAnswersLast(t *testing.T) {
	o, riddles := riddle(t, 2)
	items := []made{street(), riddles[0], street(), riddles[1]}
	o.tasks = tasks(items)
	page := written(t, func(w io.Writer) error { return writeSheets(w, o, items) })
	questions, answers, _ := strings.Cut(page, `<section class="answers"`)
	for text, in := range map[string]string{
		"<title>fourcities: toy</title>": questions, "<h1>1. riddle</h1>": questions, "<h1>2. riddle</h1>": questions,
		"<h1>Street</h1><code>toy-layout-g1-1</code>": questions, "The answers begin on page 5.": questions,
		"<h2>1. riddle": answers, "<h2>2. riddle": answers,
	} {
		if !strings.Contains(in, text) {
			t.Errorf("%s is not where it belongs", text)
		}
	}
	if strings.Count(questions, "<section") != 4 || strings.Count(answers, "<article") != 2 {
		t.Error("four sheets and two answers are wanted")
	}
	const text = "toy1 lots:---\n\ntoy-riddle-g1-1\nHow many lots are <built> on?\ntoy1 lots:12-\n\ntoy1 lots:---\ntoy1 lots:---\n"
	o.answers, items[3] = false, street()
	if got := written(t, func(w io.Writer) error { return writeTexts(w, o, items) }); got != text {
		t.Errorf("%q", got)
	}
}

func TestAPackIsCalledByWhatItsItemsShare(t *testing.T) {
	of := func(game, kind string) task { return task{kind: generator.Kind{Game: game, Name: kind}} }
	for want, tasks := range map[string][]task{
		"fourcities: people turn": {of("people", "turn"), of("people", "turn")},
		"fourcities: people":      {of("people", "turn"), of("people", "score"), of("people", "turn")},
		"fourcities":              {of("people", "turn"), of("aliencity", "walk")},
	} {
		if got := title(tasks); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

func TestAnswersGoWithPuzzlesThatAreToBeRead(t *testing.T) {
	asked := flags{answers: true, given: func(name string) bool { return name == "answers" }}
	silent := flags{given: func(string) bool { return false }}
	layouts := generator.Kind{Name: generator.LayoutName}
	for _, c := range []struct {
		flags  flags
		format string
		want   bool
	}{{silent, "text", false}, {silent, "html", true}, {silent, "json", false}, {asked, "text", true}, {asked, "html", true}} {
		if got, err := c.flags.withAnswers([]task{{kind: layouts}, {kind: riddles}}, c.format); err != nil || got != c.want {
			t.Errorf("%s: %v, %v", c.format, got, err)
		}
	}
	if _, err := asked.withAnswers([]task{{kind: riddles}}, "svg"); err == nil {
		t.Error("a drawing has answers")
	}
	if _, err := asked.withAnswers([]task{{kind: layouts}}, "text"); err == nil {
		t.Error("a layout has answers")
	}
}

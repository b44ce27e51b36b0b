package rulebook

import (
	"strings"
	"testing"
)

// A fault is a text in the toy's chapter "aside", whose first line is line 4 of the file, and the problems that it must
// give: "line:column: text", of which the text may be a beginning.
type fault struct {
	claim string
	text  string
	want  []string
}

func testFaults(t *testing.T, faults []fault) {
	t.Helper()
	for _, f := range faults {
		t.Run(f.claim, func(t *testing.T) {
			_, found := Load(files(chapter(f.text)), toyOptions())
			wantProblems(t, found, prefixAll("content/"+aside+":", f.want))
		})
	}
}

func prefixAll(prefix string, list []string) []string {
	var all []string
	for _, text := range list {
		all = append(all, prefix+text)
	}
	return all
}

// wantProblems compares problems with their expected beginnings, one to one.
func wantProblems(t *testing.T, found []Problem, want []string) {
	t.Helper()
	for i, p := range found {
		if i >= len(want) || !strings.HasPrefix(p.String(), want[i]) {
			t.Errorf("problem %d is\n%s", i+1, p)
		}
	}
	if len(found) != len(want) {
		t.Errorf("there are %d problems, want %d:\n%s", len(found), len(want), strings.Join(want, "\n"))
	}
}

const fenced = "```"

func TestAFaultOnAnInfoLineIsReportedAtItsPlace(t *testing.T) {
	testFaults(t, []fault{
		{"unknown attribute", fenced + "toy expekt=1 id=a\ntoy1 lots:---\n" + fenced, []string{
			"4:8: there is no attribute expekt; there are id, caption, from, moves, unchecked, explain, legal, score, status, expect, shows, lots, plain",
		}},
		{"attribute twice", fenced + "toy score score\ntoy1 lots:---\n" + fenced, []string{"4:14: the attribute score is there twice"}},
		{"open quote", fenced + "toy caption=\"half a\n\n\n" + fenced, []string{"4:8: the quote of caption is not closed"}},
		{"text after a quote", fenced + "toy caption=\"a\"id=b\n\n" + fenced, []string{"4:8: a blank is missing after the closing quote of caption"}},
		{"quote within a word", fenced + "toy caption=a\"b\n\n" + fenced, []string{"4:8: a quote in the middle of the value of caption"}},
		{"not an attribute", fenced + "toy =x\ntoy1 lots:---\n" + fenced, []string{`4:8: an attribute is a word such as score or a pair such as id=park; found "=x"`}},
		{"no value", fenced + "toy moves expect=\"\" shows=\ntoy1 lots:---\n" + fenced, []string{"4:8: moves needs a value", "4:14: expect needs a value", "4:24: shows needs a value"}},
		{"needless value", fenced + "toy score=4-1\ntoy1 lots:---\n" + fenced, []string{"4:8: score takes no value"}},
		{"id of other letters", fenced + "toy id=7up\ntoy1 lots:---\n" + fenced, []string{"4:11: an id is made of small letters"}},
		{"id taken", fenced + "toy id=full\ntoy1 lots:---\n" + fenced, []string{"4:11: the id full is taken already, in content/en/toy/rules/02-end.md:24:1"}},
		{"unknown clause under shows", fenced + "toy shows=\"end.full, end.fool\"\ntoy1 lots:---\n" + fenced, []string{`4:25: there is no clause "end.fool"`}},
		{"unknown clause in a caption", fenced + "toy caption=\"žut [[end.fool]]\"\ntoy1 lots:---\n" + fenced, []string{`4:21: there is no clause "end.fool"`}},
		{"anchor in a caption", fenced + "toy caption=\"x {#end.full}\"\ntoy1 lots:---\n" + fenced, []string{"4:19: {#end.full} stands at the end of a heading"}},
		{"caption that is no line", fenced + "toy caption=\"# Title\"\ntoy1 lots:---\n" + fenced, []string{"4:17: a caption is a line of text"}},
		{"legal and explain", fenced + "toy legal=\"build 1\" explain=\"build 1\"\ntoy1 lots:---\n" + fenced, []string{"4:24: legal and explain in one figure"}},
		{"unknown language", fenced + "tooy id=a\ntoy1 lots:---\n" + fenced, []string{`4:4: there is no fence "tooy"; figures are "toy"`}},
		{"backtick in a caption", fenced + "toy caption=\"`a`\"\ntoy1 lots:---\n" + fenced + "\n", []string{"4:1: this begins no block of code"}},
	})
}

func TestAFaultOfAFigureIsReportedAtItsPlace(t *testing.T) {
	testFaults(t, []fault{
		{"no position", fenced + "toy id=a\n" + fenced, []string{"4:7: the figure has no position; write one, or from=id"}},
		{"impossible position, every fault", "Text.\n\n" + fenced + "toy\ntoy1\n  lots:1-\nturn:3\n" + fenced, []string{
			"7:1: The street has 2 lots; it has three to nine. (setup.street)",
			`7:1: It cannot be the turn of "3"; there are players 1 and 2. (turn.order)`,
		}},
		{"fault of form at its character", "- Item\n\n  " + fenced + "toy\n  toy1 turn:1\n  lots:1-x\n  " + fenced, []string{
			`8:8: Field lots, at character 18: found "1-x" where something like 1-2-- belongs.`,
		}},
		{"unknown from", fenced + "toy from=nowhere\n" + fenced, []string{`4:13: there is no figure with the id "nowhere"`}},
		{"from and a position", fenced + "toy from=full\ntoy1 lots:---\n" + fenced, []string{"4:8: the figure starts from full, so it has no position of its own"}},
		{"from itself", fenced + "toy id=a from=b\n" + fenced + "\n\n" + fenced + "toy id=b from=a\n" + fenced, []string{
			"7:18: the figure starts, by way of a, from itself",
		}},
		{"refused move", fenced + "toy moves=\"build 1; build 1;build 2\"\ntoy1 lots:---\n" + fenced, []string{
			`4:24: the move "build 1" is refused: Lot 1 is built on already. (build.empty)`,
		}},
		{"no such move", fenced + "toy moves=\"bild 1\"\ntoy1 lots:---\n" + fenced, []string{`4:15: the move "bild 1" is refused: "bild 1" is not a move; moves look like build 3.`}},
		{"unchecked move that is allowed", fenced + "toy unchecked=\"build 1;build 2\"\ntoy1 lots:1--\n" + fenced, []string{
			`4:27: the move "build 2" is allowed; it belongs under moves or explain`,
		}},
		{"unchecked move that is none", fenced + "toy unchecked=\"build 9\"\ntoy1 lots:1--\n" + fenced, []string{`4:19: "build 9" is not a move`}},
		{"wrong expect of unchecked", fenced + "toy unchecked=\"build 1\" expect=ok\ntoy1 lots:1--\n" + fenced, []string{`4:35: the text expects "ok", but unchecked gives "build.empty"`}},
		{"legal of what is no move", fenced + "toy legal=\"build 9\"\ntoy1 lots:---\n" + fenced, []string{`4:15: "build 9" is not a move`}},
		{"explained move refused and not expected", fenced + "toy explain=\"build 1\"\ntoy1 lots:1--\n" + fenced, []string{
			`4:17: the move "build 1" is refused: Lot 1 is built on already. (build.empty)`,
		}},
		{"wrong expect of legal", fenced + "toy legal=\"build 1\" expect=ok\ntoy1 lots:1--\n" + fenced, []string{`4:31: the text expects "ok", but legal gives "build.empty"`}},
		{"wrong expect of explain", fenced + "toy explain=\"build 2\" expect=end.full\ntoy1 lots:1--\n" + fenced, []string{`4:33: the text expects "end.full", but explain gives "ok"`}},
		{"wrong expect of score", fenced + "toy score expect=2-0\ntoy1 lots:11-\n" + fenced, []string{`4:21: the text expects "2-0", but score gives "3-0"`}},
		{"wrong expect of status", fenced + "toy status expect=\"turn 2 play\"\ntoy1 lots:11-\n" + fenced, []string{`4:23: the text expects "turn 2 play", but status gives "turn 1 play"`}},
		{"wrong expect of the drawing", fenced + "toy lots=3 expect=\"4 lots\"\ntoy1 lots:11-\n" + fenced, []string{`4:23: the text expects "4 lots", but the drawing gives "3 lots"`}},
		{"expect of nothing", fenced + "toy plain expect=3\ntoy1 lots:11-\n" + fenced, []string{`4:14: expect="3", but the figure asks nothing that has a result`}},
		{"ask that the drawer refuses", fenced + "toy id=a lots=bad\ntoy1 lots:11-\n" + fenced, []string{"4:13: The street has bad lots"}},
	})
}

func TestAFaultInTheTextIsReportedAtItsPlace(t *testing.T) {
	testFaults(t, []fault{
		{"unknown clause in a chip", "A\nžut [[end.fool]] [[end.full]]", []string{`5:5: there is no clause "end.fool"`}},
		{"unknown figure in a chip", "See [[fig:nowhere]].", []string{`4:5: there is no figure with the id "nowhere"`}},
		{"chip left open", "See [[end.full.", []string{"4:5: [[ is not closed by ]] on the same line"}},
		{"chip within a link", "See [this [[end.full]]](https://example.org).", []string{"4:11: [[end.full]] is a link by itself"}},
		{"anchor of no clause", "## A {#end.fool}", []string{`4:6: there is no clause "end.fool"`}},
		{"clause anchored twice", "- A {#end.full}", []string{"4:5: the clause end.full is anchored already, in content/en/toy/rules/02-end.md:4:36"}},
		{"anchor in a paragraph", "A {#end.full}", []string{"4:3: {#end.full} stands at the end of a heading or of a list item's first paragraph"}},
		{"anchor in the middle of a heading", "## A {#end.full} b", []string{"4:6: {#end.full} stands at the end of a heading"}},
		{"anchor in a second paragraph", "- A\n\n  b {#end.full}", []string{"6:5: {#end.full} stands at the end of a heading"}},
		{"anchor left open", "## A {#end.full", []string{"4:6: {# is not closed by }"}},
		{"heading of the first level", "# A", []string{"4:3: headings begin at ##"}},
		{"heading that skips a level", "## A\n\n#### B", []string{"6:6: the heading skips a level"}},
		{"first heading too deep", "### B", []string{"4:5: the heading skips a level"}},
		{"empty heading", "##\n", []string{"4:1: the heading is empty"}},
		{"raw HTML block", "<div>a</div>", []string{"4:1: raw HTML is not allowed"}},
		{"raw HTML within a line", "a <b>c</b>", []string{"4:3: raw HTML is not allowed", "4:7: raw HTML is not allowed"}},
		{"image", "a ![b](c.png)", []string{"4:3: there are no images"}},
		{"dangerous link", "a [b](javascript:alert)", []string{"4:3: the link leads nowhere"}},
		{"link to no place on the page", "[a](#end), [b](#fig-full), [c](#end.full) or [d](#ende)", []string{"4:46: the link leads nowhere: there is no #ende on the page"}},
		{"link without text", "a [](b)", []string{"4:3: the link has no text"}},
		{"column without heading", "| a | |\n|---|---|\n| b | c |", []string{"4:7: a column has no heading"}},
	})
}

func TestAFaultOfABlockIsReportedAtItsPlace(t *testing.T) {
	testFaults(t, []fault{
		{"unknown kind", "::: nota bene\na\n:::", []string{`4:1: there is no block "nota"; there are ruling, mistake, note and example`}},
		{"left open", "::: note\na", []string{"4:1: the block note is not closed by a line :::"}},
		{"closed twice", "::: note\na\n:::\n\n:::", []string{"8:1: the line ::: closes nothing"}},
		{"empty", "::: mistake\n:::", []string{"4:1: the block mistake is empty"}},
		{"note about something", "::: note end.full\na\n:::", []string{`4:10: note takes nothing more; found "end.full"`}},
		{"ruling on nothing", "::: ruling\na\n:::", []string{"4:1: a ruling names its clause"}},
		{"ruling on no clause", "::: ruling end.fool\na\n:::", []string{`4:12: there is no clause "end.fool"`}},
		{"ruling in a ruling", "::: ruling end.full\na\n\n::: ruling end.full\nb\n:::\n:::", []string{"7:1: a ruling in a ruling"}},
		{"figure in a ruling", "::: ruling end.full\n" + fenced + "toy\ntoy1 lots:---\n" + fenced + "\n:::", []string{"5:4: a ruling holds no figure"}},
		{"heading in a ruling", "::: ruling end.full\n## A\n:::", []string{"5:4: a ruling holds no heading"}},
		{"anchor in a ruling", "::: ruling end.full\n- A {#end.full}\n:::", []string{"5:5: a ruling anchors no clause"}},
	})
}

func TestEveryFaultOfABookIsReportedNotOnlyTheFirst(t *testing.T) {
	_, found := Load(files(map[string]string{
		aside:                       "---\ntitle: Aside\n---\n[[a.b]]\n\n" + fenced + "toy score expect=9-9\ntoy1 lots:---\n" + fenced,
		"en/toy/index.md":           strings.Replace(toyFiles["en/toy/index.md"], "[[build.empty]]", "[[c.d]]", 1),
		"en/toy/quick-reference.md": "---\ntitle: Quick reference\n---\n[[e.f]]",
	}), toyOptions())
	wantProblems(t, found, []string{
		`content/en/toy/index.md:9:25: there is no clause "c.d"`,
		`content/en/toy/quick-reference.md:4:1: there is no clause "e.f"`,
		`content/en/toy/rules/09-aside.md:4:1: there is no clause "a.b"`,
		`content/en/toy/rules/09-aside.md:6:21: the text expects "9-9", but score gives "0-0"`,
	})
}

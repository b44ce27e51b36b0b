package site

import (
	"context"
	"slices"
	"strings"
	"testing"
)

// streetsEssay is an essay about the toy.
const streetsEssay = "---\ntitle: What streets teach\nlead: Two sides of a street.\n---\nSee [[toy/build.empty]].\n\n" +
	"```figure of=toy/full expect=4-1 caption=\"Full\"\n```\n"

func withEssay(text string) map[string]string {
	return map[string]string{"en/what-streets-teach.md": text}
}

// essaySite is the small site with an essay.
func essaySite(t *testing.T) (tree, Report) {
	t.Helper()
	o := options(t)
	o.Content = content(withEssay(streetsEssay))
	made, report, err := o.make(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	return made, report
}

func TestAnEssayIsAPageThatEveryPageLeadsTo(t *testing.T) {
	made, _ := essaySite(t)
	page := string(made["en/what-streets-teach/index.html"])
	for _, want := range []string{
		"<h1>What streets teach</h1>", "Two sides of a street.",
		`<a class="clause" href="../toy/rules/#build.empty">Toy: build.empty</a>`,
		`<div class="quoted game-toy"><figure class="figure" id="fig-toy-full">`,
		`<a class="figure-link" href="../toy/rules/#fig-full">Toy, Fig. 1</a>`,
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the essay lacks %s; it is\n%s", want, page)
		}
	}
	for from, link := range map[string]string{
		"en/index.html":           `<h2><a href="../en/what-streets-teach/">What streets teach</a></h2>`,
		"en/toy/rules/index.html": `<a href="../../../en/what-streets-teach/" lang="en">What streets teach</a>`,
	} {
		if !strings.Contains(string(made[from]), link) {
			t.Errorf("%s lacks %s", from, link)
		}
	}
}

func TestAnEssayThatALanguageLacksIsShownInEnglishWithANotice(t *testing.T) {
	made, report := essaySite(t)
	page := string(made["sr/what-streets-teach/index.html"])
	for _, want := range []string{`class="untold"`, `<article class="prose" lang="en">`, `href="../toy/rules/#build.empty"`} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
	if !slices.Contains(report.Untranslated, "content/sr/what-streets-teach.md") {
		t.Errorf("what is not translated is %v", report.Untranslated)
	}
}

func TestCheckFindsWhatAnEssayNamesAndIsNotThere(t *testing.T) {
	o := options(t)
	o.Content = content(withEssay(strings.Replace(streetsEssay, "of=toy/full", "of=toy/fool", 1)))
	_, problems, err := Check(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	want := Problem{File: "content/en/what-streets-teach.md", Line: 7, Column: 14, Text: `there is no figure with the id "fool" in toy`}
	if len(problems) != 1 || problems[0] != want {
		t.Errorf("the problems are %v", problems)
	}
}

func TestEssaysAreNamedAsTheirAddresses(t *testing.T) {
	o := options(t)
	changes := withEssay(streetsEssay)
	changes["en/What streets.md"], changes["sr/sta-ulice.md"] = "", ""
	o.Content = content(changes)
	_, problems, err := Check(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	if len(problems) != 2 || !strings.Contains(problems[0].String(), "content/en/What streets.md: essays are named like") ||
		!strings.Contains(problems[1].String(), "content/sr/sta-ulice.md: there is no English essay") {
		t.Errorf("the problems are %v", problems)
	}
}

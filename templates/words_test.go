package templates

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"testing"

	"fourcities/games"
)

var place = regexp.MustCompile(`\{[a-z]+\}`)

// Every language has every word, and its sentences have the same places to fill in.
func TestEveryLanguageHasEveryWord(t *testing.T) {
	for _, lang := range games.Langs() {
		words, first := reflect.ValueOf(*WordsIn(lang)), reflect.ValueOf(english)
		for i := range words.NumField() {
			name := words.Type().Field(i).Name
			same(t, string(lang)+" "+name, words.Field(i), first.Field(i))
		}
	}
}

func same(t *testing.T, name string, word, model reflect.Value) {
	t.Helper()
	if word.Kind() == reflect.Map {
		if word.Len() != model.Len() {
			t.Errorf("%s has %d entries, not %d", name, word.Len(), model.Len())
		}
		for _, key := range model.MapKeys() {
			entry := word.MapIndex(key)
			if !entry.IsValid() {
				t.Errorf("%s lacks %v", name, key)
				continue
			}
			same(t, fmt.Sprint(name, " ", key), entry, model.MapIndex(key))
		}
		return
	}
	if word.String() == "" {
		t.Errorf("%s is empty", name)
	}
	if a, b := place.FindAllString(word.String(), -1), place.FindAllString(model.String(), -1); !slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b))) {
		t.Errorf("%s has the places %v, not %v", name, a, b)
	}
}

func TestSerbianIsWrittenInCyrillic(t *testing.T) {
	letters := regexp.MustCompile(`\p{Cyrillic}`)
	words := reflect.ValueOf(serbian)
	for i := range words.NumField() {
		if field := words.Field(i); field.Kind() == reflect.String && !letters.MatchString(field.String()) {
			t.Errorf("%s is %q", words.Type().Field(i).Name, field)
		}
	}
}

package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"fourcities/games"
	"fourcities/games/bengaluru"
)

type ex struct{ pos, move, says, first string }

var best = map[string]ex{}

func offer(m games.Message, pos, move string, first string) {
	k := m.Key()
	g := bengaluru.Game.Text()
	e := ex{pos, move, g.Say("en", m), first}
	if o, ok := best[k]; !ok || len(e.pos) < len(o.pos) {
		best[k] = e
	}
}

func look(t games.Table) {
	pos := t.String()
	for _, s := range t.Score().Players {
		for _, l := range s.Lines {
			offer(l.Text, pos, "", "")
			offer(games.Say(l.Clause), pos, "", "")
		}
	}
	p, _ := bengaluru.Parse(pos)
	n := 0
	try := func(m string) {
		e, err := t.Explain(m)
		if err != nil {
			return
		}
		for i, f := range e.Faults {
			first := ""
			if i == 0 {
				first = string(f.Clause)
			}
			if i == 0 {
				offer(f, pos, m, first)
			}
		}
		for _, f := range e.Effects {
			offer(f, pos, m, "")
		}
	}
	for _, m := range t.Moves() {
		n++
		if n%3 == 0 || len(t.Moves()) < 20 {
			try(m)
		}
	}
	for _, sq := range p.Squares() {
		try("jump " + sq.String())
		try("dig " + sq.String())
		try(sq.String() + "=B2")
	}
	try("roll 3")
	try("decline")
}

func main() {
	f, _ := os.Open("games/bengaluru/testdata/vectors.jsonl")
	sc := bufio.NewScanner(f)
	sc.Buffer(nil, 1<<20)
	g := bengaluru.Game.Text()
	i := 0
	for sc.Scan() {
		var v struct {
			Kind, Position, Start string
			Moves                 []string
		}
		json.Unmarshal(sc.Bytes(), &v)
		i++
		switch v.Kind {
		case "position":
			t, err := g.Open(v.Position)
			if err == nil {
				look(t)
			}
		case "game":
			t, _ := g.Open(v.Start)
			for _, m := range v.Moves {
				if strings.Count(strings.Fields(v.Start)[1], "/") < 7 {
					look(t)
				}
				t, _ = t.Play(m)
			}
			look(t)
		case "refuse_position":
			_, err := g.Open(v.Position)
			for _, m := range err.(*games.Refusal).Faults {
				offer(m, "REFUSED "+v.Position, "", "")
			}
		}
	}
	var keys []string
	for k := range best {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	for _, k := range keys {
		e := best[k]
		clause, which, _ := strings.Cut(k, "/")
		if clause == "form" {
			continue
		}
		name := clause
		if which != "" {
			name += "+" + which
		}
		out := ""
		if r, ok := strings.CutPrefix(e.pos, "REFUSED "); ok {
			out = "-- refused --\n" + r + "\n"
		} else {
			out = "-- position --\n" + e.pos + "\n"
		}
		if e.move != "" {
			out += "-- move --\n" + e.move + "\n"
		}
		if e.first != "" {
			out += "-- first --\n" + e.first + "\n"
		}
		if e.says != k && !strings.HasPrefix(e.says, "score.safe") {
			out += "-- says --\n" + e.says + "\n"
		}
		fmt.Println(k, "|", e.says, "|", e.move)
		os.WriteFile(filepath.Join("games/bengaluru/testdata/rules", name+".txtar"), []byte(out), 0o644)
	}
}

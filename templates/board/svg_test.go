package board

import (
	"bytes"
	"encoding/xml"
	"io"
	"strings"
	"testing"
)

// position is a 7 by 7 city with parks, SAFE and empty houses, tokens and a dug-up square.
const position = "bengaluru1 board:S1B3B1S1S1S1B2/B1B4PS1S2S1S2/S1S1B2S1B1S1S1/B3B4S2B4B3B2B2/B2S2S2B4B2S2B1/B2B3B2S1B4PB1/B1PB1S2B3B3B3 houses:A5.00,C7.33,D3.00,F5.33;A6.33,D4.00,E1.33,F4.00 tokens:D2,D6 dozer:B4 round:10 turn:1 phase:dig reached:-"

// svg draws the position with these asks, written as in a fence: "trace=B6 plain".
func svg(t *testing.T, position, asks string, o SVGOptions) string {
	t.Helper()
	return string(figure(t, position, asks).SVG(o))
}

func figure(t *testing.T, position, asks string) Figure {
	t.Helper()
	f, err := bengaluruDrawer.Draw(Request{Position: position, Asks: fence(asks), Lang: "en"})
	if err != nil {
		t.Fatalf("%s: %v", asks, err)
	}
	return f
}

func fence(asks string) []Ask {
	var list []Ask
	for _, word := range strings.Fields(asks) {
		name, value, _ := strings.Cut(word, "=")
		list = append(list, Ask{name, value})
	}
	return list
}

func TestEveryPictureIsWellFormed(t *testing.T) {
	for _, asks := range []string{"", "trace=A5,F5.water connected", "reach offlimits mark=D5 tiles tanks", "crop=C3-E7 plain"} {
		for _, o := range []SVGOptions{{Prefix: "f1-"}, {Standalone: true}, {Decorative: true}} {
			text := svg(t, position, asks, o)
			decoder := xml.NewDecoder(bytes.NewBufferString(text))
			for {
				if _, err := decoder.Token(); err == io.EOF {
					break
				} else if err != nil {
					t.Fatalf("%q: %v\n%s", asks, err, text)
				}
			}
		}
	}
}

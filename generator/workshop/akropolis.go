package workshop

import (
	"fourcities/games"
	"fourcities/games/akropolis"
	"fourcities/generator"
	"fourcities/generator/akropolisgen"
	"fourcities/solver"
)

// akropolisOptions are the options of a fresh position: the long game (setup.long), the variants played, and the switches
// of the rule profile that are not at their default.
var akropolisOptions = []solver.Param{
	{Name: "long", Kind: games.Bool},
	{Name: "variants", Kind: games.Texts},
	{Name: "profile", Kind: games.Texts},
}

// newAkropolis makes an order of the tiles with the options.
func newAkropolis(o generator.Order, options []games.Value) (string, error) {
	o, err := akropolisgen.Kinds[0].Complete(o)
	if err != nil {
		return "", err
	}
	setting := akropolisgen.Setting{Long: options[0].Number != 0}
	if setting.Long && o.Players == akropolis.MaxPlayers {
		return "", &generator.OrderError{Message: games.SayCase("", "layout-long")}
	}
	for _, name := range options[1].Texts {
		if !addVariant(&setting.Variants, name) {
			return "", wrongOption("layout-variant", "variant", name)
		}
	}
	for _, name := range options[2].Texts {
		if !addSwitch(&setting.Profile, name) {
			return "", wrongOption("layout-profile", "switch", name)
		}
	}
	return akropolisgen.Fresh(o, setting)
}

func addVariant(v *akropolis.Variants, name string) bool {
	for c := range akropolis.Colour(akropolis.Colours) {
		if c.String() == name {
			v[c] = true
			return true
		}
	}
	return false
}

// addSwitch turns the switch on that a profile's text names so.
func addSwitch(p *akropolis.Profile, name string) bool {
	for _, on := range []akropolis.Profile{{HousesByValue: true}, {EdgeAny: true}, {LakeSingle: true}} {
		if on.String() == name {
			p.HousesByValue = p.HousesByValue || on.HousesByValue
			p.EdgeAny = p.EdgeAny || on.EdgeAny
			p.LakeSingle = p.LakeSingle || on.LakeSingle
			return true
		}
	}
	return false
}

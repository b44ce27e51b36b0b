package root

import (
	"errors"
	"strconv"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"fourcities/cmd/fourcities/internal/exit"
	"fourcities/games"
)

// flagError says what is wrong with a flag and how to mend it.
func flagError(c *cobra.Command, err error) error {
	value, isValue := errors.AsType[*pflag.InvalidValueError](err)
	if !isValue {
		return exit.Usagef("%w; %s --help lists the flags", err, c.CommandPath())
	}
	reason := errors.Unwrap(value)
	number, isNumber := errors.AsType[*strconv.NumError](reason)
	switch {
	case value.GetFlag().Value.Type() == "bool":
		reason = errors.New("it takes true or false")
	case isNumber && errors.Is(number, strconv.ErrRange):
		reason = errors.New("that number is too large")
	case isNumber:
		reason = errors.New("it takes a whole number")
	}
	return exit.Usagef("--%s %q: %w", value.GetFlag().Name, games.Clip(value.GetValue()), reason)
}

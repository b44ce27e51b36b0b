package rulebook

import (
	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"

	"fourcities/games"
)

// newMarkdown makes the Markdown of one language: CommonMark, tables, definition lists, typographic quotes, and our
// containers, chips, marks and figures. Raw HTML stays off, and the survey reports it.
func newMarkdown(lang games.Lang) goldmark.Markdown {
	return goldmark.New(
		goldmark.WithExtensions(
			extension.NewTable(extension.WithTableCellAlignMethod(extension.TableCellAlignStyle)),
			extension.DefinitionList,
			typographer(lang),
		),
		goldmark.WithParserOptions(
			// Before definition lists (101), which begin with a colon too, and before links (200).
			parser.WithBlockParsers(util.Prioritized(containerParser{}, 90)),
			parser.WithInlineParsers(util.Prioritized(chipParser{}, 150), util.Prioritized(markParser{}, 150)),
		),
		goldmark.WithRendererOptions(renderer.WithNodeRenderers(util.Prioritized(nodeRenderer{}, 100))),
	)
}

// typographer sets the quotes as the language has them.
func typographer(lang games.Lang) goldmark.Extender {
	if lang != games.Serbian {
		return extension.Typographer
	}
	return extension.NewTypographer(extension.WithTypographicSubstitutions(map[extension.TypographicPunctuation]string{
		extension.LeftDoubleQuote: "„", extension.RightDoubleQuote: "“",
		extension.LeftSingleQuote: "‚", extension.RightSingleQuote: "‘",
	}))
}

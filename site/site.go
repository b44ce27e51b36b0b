package site

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// Build builds the site and puts it in the place of the folder Out. On any error what was there stays untouched.
func Build(ctx context.Context, o Options) (Report, error) {
	if _, err := resolveOut(o.Out); err != nil {
		return Report{}, err
	}
	made, report, err := o.make(ctx)
	if err != nil {
		return report, err
	}
	clock := timer{&report, time.Now()}
	if err := made.write(o.Out); err != nil {
		return report, err
	}
	clock.done("write")
	return report, nil
}

// Check finds everything for which Build would refuse, without writing. Faults in the content are problems; the error
// is for what keeps it from looking at all. The report says, beside the figures, what is not translated.
func Check(ctx context.Context, o Options) (Report, []Problem, error) {
	_, report, err := o.make(ctx)
	if faults, ok := errors.AsType[*ProblemsError](err); ok {
		return report, faults.Problems, nil
	}
	return report, nil, err
}

// A ProblemsError is a site that cannot be built because of faults in what it is made from.
type ProblemsError struct{ Problems []Problem }

// Error names the first problem and counts the others, so that it stays one line.
func (e *ProblemsError) Error() string {
	text := e.Problems[0].String()
	switch others := len(e.Problems) - 1; others {
	case 0:
		return text
	case 1:
		return text + " (and one more problem; check lists both)"
	default:
		return fmt.Sprintf("%s (and %d more problems; check lists them all)", text, others)
	}
}

// make makes the whole site in memory.
func (o Options) make(ctx context.Context) (tree, Report, error) {
	var report Report
	clock := timer{&report, time.Now()}
	assets, err := readAssets(o.Assets, o.LiveReload)
	if err != nil {
		return nil, report, err
	}
	subjects, err := o.findSubjects()
	if err != nil {
		return nil, report, fmt.Errorf("content: %w", plain(err))
	}
	problems, err := o.loadBooks(ctx, subjects)
	if err != nil {
		return nil, report, err
	}
	essays, faults := o.loadEssays(subjects)
	problems = sorted(append(problems, faults...))
	byPlate(subjects)
	report.Untranslated = append(untranslated(subjects), untranslatedEssays(essays)...)
	if len(problems) > 0 {
		return nil, report, &ProblemsError{problems}
	}
	clock.done("content")
	if err := o.makeItems(ctx, subjects, &report); err != nil {
		return nil, report, err
	}
	clock.done("items")
	made, err := o.render(ctx, plan{subjects, essays, assets, o.LiveReload}.pages())
	if err != nil {
		return nil, report, err
	}
	report.Pages = len(made)
	for name, data := range assets.files {
		made["assets/"+name] = data
	}
	clock.done("pages")
	if problems := made.deadLinks(); len(problems) > 0 {
		return nil, report, &ProblemsError{problems}
	}
	clock.done("links")
	report.Files = len(made)
	for _, data := range made {
		report.Bytes += len(data)
	}
	return made, report, nil
}

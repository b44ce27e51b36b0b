package site

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"path/filepath"
	"strings"
	"time"

	"github.com/fsnotify/fsnotify"

	"fourcities/templates"
)

// settle is how long a change must be followed by no other before the site is built anew: editors write in bursts.
const settle = 60 * time.Millisecond

// watch builds the site anew, in the background, whenever its prose or its assets change.
func (o ServeOptions) watch(ctx context.Context, pages *server) error {
	watcher, err := fsnotify.NewWatcher()
	if err != nil {
		return err
	}
	for _, folder := range []string{"content", filepath.FromSlash(templates.AssetsFolder)} {
		if err := watchBelow(watcher, filepath.Join(o.Module, folder)); err != nil {
			watcher.Close()
			return err
		}
	}
	go func() {
		defer watcher.Close()
		o.rebuildOnChange(ctx, watcher, pages)
	}()
	return nil
}

// watchBelow watches a folder and those in it.
func watchBelow(watcher *fsnotify.Watcher, folder string) error {
	return filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		return watcher.Add(path)
	})
}

func (o ServeOptions) rebuildOnChange(ctx context.Context, watcher *fsnotify.Watcher, pages *server) {
	timer := time.NewTimer(time.Hour)
	timer.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case event, ok := <-watcher.Events:
			if !ok {
				return
			}
			if strings.HasSuffix(event.Name, "~") || strings.HasPrefix(filepath.Base(event.Name), ".") {
				continue // what editors keep beside a file
			}
			if event.Has(fsnotify.Create) {
				_ = watchBelow(watcher, event.Name) // a new folder; nothing happens when it is a file
			}
			timer.Reset(settle)
		case err, ok := <-watcher.Errors:
			if !ok {
				return
			}
			fmt.Fprintf(o.Log, "watching: %v\n", err)
		case <-timer.C:
			o.rebuild(ctx, pages)
		}
	}
}

// rebuild builds the site anew and publishes it, or shows why it cannot be.
func (o ServeOptions) rebuild(ctx context.Context, pages *server) {
	site, report, err := o.make(ctx)
	if ctx.Err() != nil {
		return
	}
	if err == nil {
		pages.publish(site)
		fmt.Fprintf(o.Log, "changed: %d pages in %s\n", report.Pages, total(report))
		return
	}
	lines := []string{err.Error()}
	if faults, ok := errors.AsType[*ProblemsError](err); ok {
		lines = lines[:0]
		for _, p := range faults.Problems {
			lines = append(lines, p.String())
		}
	}
	for _, line := range lines {
		fmt.Fprintln(o.Log, line)
	}
	fmt.Fprintln(o.Log, "the last good site stays")
	pages.fail(lines)
}

// events is the stream by which a page learns of new sites and of problems: an event with the edition's number and the
// problems, at once and then whenever they change.
func (s *server) events(w http.ResponseWriter, r *http.Request) {
	flush := http.NewResponseController(w).Flush
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	for {
		_, edition, problems, changed := s.state()
		data, err := json.Marshal(map[string]any{"edition": edition, "problems": append([]string{}, problems...)})
		if err != nil {
			return
		}
		if _, err := fmt.Fprintf(w, "data: %s\n\n", data); err != nil || flush() != nil {
			return
		}
		select {
		case <-r.Context().Done():
			return
		case <-changed:
		}
	}
}

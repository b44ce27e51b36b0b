package site

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Marker is the file by which a folder is known as one of ours, that a build may replace.
const Marker = ".fourcities-site"

// markerText begins the marker; the list of the folder's files follows, one a line, by which a build knows what it may
// delete.
const markerText = "This folder is made by fourcities build, which replaces the files listed here as a whole.\n"

// marker returns the marker's text for the tree.
func (t tree) marker() []byte {
	return []byte(markerText + strings.Join(t.paths(), "\n") + "\n")
}

// A tree is a site in memory: the content of every file by its slash-separated path.
type tree map[string][]byte

// paths lists the files in order.
func (t tree) paths() []string { return slices.Sorted(maps.Keys(t)) }

// resolveOut returns the folder that a build would replace, absolute and without links, and refuses one that is not
// ours: a build must never cost anybody a file that it did not write.
func resolveOut(out string) (string, error) {
	if out == "" {
		return "", errors.New("no folder given to write the site to")
	}
	abs, err := filepath.Abs(out)
	if err != nil {
		return "", fmt.Errorf("cannot write the site to %s: %w", out, err)
	}
	if real, err := filepath.EvalSymlinks(abs); err == nil {
		abs = real
	} else if _, err := os.Lstat(abs); err == nil {
		return "", fmt.Errorf("%s is a link that leads nowhere; remove it, or choose another folder for the site", out)
	}
	info, err := os.Stat(abs)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return abs, nil
	case err != nil:
		return "", fmt.Errorf("cannot write the site to %s: %w", out, plain(err))
	case !info.IsDir():
		return "", fmt.Errorf("%s is a file, not a folder; choose another folder for the site", out)
	}
	return abs, ours(abs, out)
}

// ours reports, as an error, a folder that holds something but not our marker.
func ours(abs, out string) error {
	entries, err := os.ReadDir(abs)
	if err != nil {
		return fmt.Errorf("cannot read %s: %w", out, plain(err))
	}
	if len(entries) == 0 {
		return nil
	}
	list, err := os.ReadFile(filepath.Join(abs, Marker))
	if err != nil {
		return fmt.Errorf("%s holds files that are not a site of ours (no %s in it); choose another folder, or empty this one", out, Marker)
	}
	return onlyListed(abs, out, string(list))
}

// onlyListed reports, as an error, the first file below the folder that the marker does not list: somebody else's, which
// replacing the folder would delete.
func onlyListed(abs, out, list string) error {
	listed := map[string]bool{Marker: true}
	for path := range strings.Lines(list) {
		listed[strings.TrimSpace(path)] = true
	}
	return filepath.WalkDir(abs, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return fmt.Errorf("cannot read %s: %w", out, plain(err))
		}
		name, err := filepath.Rel(abs, path)
		if err != nil || entry.IsDir() || listed[filepath.ToSlash(name)] {
			return err
		}
		return fmt.Errorf("%s holds %s, which no build has put there and which would be lost; move it away, or choose another folder", out, name)
	})
}

// plain is a file error without its path, for messages that name the path themselves.
func plain(err error) error {
	if fault, ok := errors.AsType[*fs.PathError](err); ok {
		return fault.Err
	}
	if fault, ok := errors.AsType[*os.LinkError](err); ok {
		return fault.Err
	}
	return err
}

// write puts the tree in the place of the folder out: it is written beside it first and then swapped in, so that there
// is never half a site, and the old one stays when anything goes wrong.
func (t tree) write(out string) error {
	abs, err := resolveOut(out)
	if err != nil {
		return err
	}
	parent := filepath.Dir(abs)
	if err := os.MkdirAll(parent, 0o755); err != nil {
		return fmt.Errorf("cannot write the site to %s: %w", out, plain(err))
	}
	work, err := os.MkdirTemp(parent, ".fourcities-build-")
	if err != nil {
		return fmt.Errorf("cannot write the site to %s: %w", out, plain(err))
	}
	defer os.RemoveAll(work)
	fresh := filepath.Join(work, "new")
	if err := t.writeFiles(fresh); err != nil {
		return fmt.Errorf("cannot write the site to %s: %w", out, err)
	}
	if info, err := os.Stat(abs); err == nil { // who may read the site stays as it was
		if err := os.Chmod(fresh, info.Mode().Perm()); err != nil {
			return fmt.Errorf("cannot write the site to %s: %w", out, plain(err))
		}
	}
	if err := swap(fresh, abs, filepath.Join(work, "old")); err != nil {
		return fmt.Errorf("cannot put the new site in the place of %s: %w", out, plain(err))
	}
	return nil
}

// writeFiles writes every file below a folder that does not exist yet, and the marker.
func (t tree) writeFiles(folder string) error {
	if err := os.Mkdir(folder, 0o755); err != nil {
		return plain(err)
	}
	made := map[string]bool{}
	for _, path := range t.paths() {
		file := filepath.Join(folder, filepath.FromSlash(path))
		if dir := filepath.Dir(file); !made[dir] {
			if err := os.MkdirAll(dir, 0o755); err != nil {
				return err
			}
			made[dir] = true
		}
		if err := os.WriteFile(file, t[path], 0o644); err != nil {
			return err
		}
	}
	return os.WriteFile(filepath.Join(folder, Marker), t.marker(), 0o644)
}

// swap moves the new folder to its place and what was there to old; if the second move fails the first is undone.
func swap(fresh, place, old string) error {
	err := os.Rename(place, old)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return os.Rename(fresh, place)
	case err != nil:
		return err
	}
	if err := os.Rename(fresh, place); err != nil {
		return errors.Join(err, os.Rename(old, place))
	}
	return nil
}

package site

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"fourcities/templates/board"
)

// An assetSet is the assets under their published names, which begin to differ as soon as their content does: browsers
// may keep them for ever.
type assetSet struct {
	names map[string]string // "site.css" → "site.3f2a91c04b7d.css"
	files map[string][]byte // by published name
}

// readAssets reads every asset and gives it its published name. The boards' own style sheet becomes part of the site's.
func readAssets(fsys fs.FS, live bool) (assetSet, error) {
	set := assetSet{map[string]string{}, map[string][]byte{}}
	entries, err := fs.ReadDir(fsys, ".")
	if err != nil {
		return set, fmt.Errorf("assets: %w", err)
	}
	for _, entry := range entries {
		name := entry.Name()
		if entry.IsDir() || strings.HasPrefix(name, ".") || (name == "live.js" && !live) {
			continue
		}
		data, err := fs.ReadFile(fsys, name)
		if err != nil {
			return set, fmt.Errorf("assets: %w", err)
		}
		if name == "site.css" {
			data = append(append(data[:len(data):len(data)], '\n'), board.Stylesheet()...)
		}
		set.names[name] = fingerprinted(name, data)
		set.files[set.names[name]] = data
	}
	for _, name := range []string{"site.css", "site.js", "icon.svg"} {
		if set.names[name] == "" {
			return set, fmt.Errorf("assets: %s is missing; the pages need it", name)
		}
	}
	return set, nil
}

// fingerprinted puts the beginning of the content's hash before a name's ending.
func fingerprinted(name string, data []byte) string {
	sum := sha256.Sum256(data)
	ending := path.Ext(name)
	return strings.TrimSuffix(name, ending) + "." + hex.EncodeToString(sum[:6]) + ending
}

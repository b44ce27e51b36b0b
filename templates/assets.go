package templates

import (
	"embed"
	"io/fs"
)

//go:embed assets
var embedded embed.FS

// AssetsFolder is where the assets lie inside the module, for a development server that reads them from disk.
const AssetsFolder = "templates/assets"

// Assets returns the embedded style sheet, scripts and icon.
func Assets() fs.FS {
	assets, err := fs.Sub(embedded, "assets")
	if err != nil { // "assets" is a valid path, which is all that Sub asks for
		return embedded
	}
	return assets
}

package site

import (
	"bytes"
	"net/http"
	"path"
	"strconv"
	"strings"
	"sync"

	"fourcities/templates"
)

// A server serves a site from memory, and tells pages that ask when there is a new one.
type server struct {
	live bool

	lock     sync.Mutex
	site     tree
	edition  int      // counts the sites published
	problems []string // of the last attempt, when it failed
	changed  chan struct{}
}

// publish puts a new site in the place of the old one.
func (s *server) publish(site tree) {
	s.lock.Lock()
	defer s.lock.Unlock()
	s.site, s.problems = site, nil
	s.edition++
	s.wake()
}

// fail keeps the site that there is and shows what is wrong with the new one.
func (s *server) fail(problems []string) {
	s.lock.Lock()
	defer s.lock.Unlock()
	s.problems = problems
	s.wake()
}

// wake tells whoever waits; the lock is held.
func (s *server) wake() {
	if s.changed != nil {
		close(s.changed)
	}
	s.changed = make(chan struct{})
}

// state is what there is to serve now, and how to learn of the next.
func (s *server) state() (site tree, edition int, problems []string, changed <-chan struct{}) {
	s.lock.Lock()
	defer s.lock.Unlock()
	return s.site, s.edition, s.problems, s.changed
}

// policy forbids pages everything that does not come from the site itself, so that no page can come to need it.
const policy = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'"

// drawingPolicy is for drawings as files of their own, which bring their style with them.
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'"

// ServeHTTP answers with the file of that path: no folders are listed, and what is not there is the 404 page.
func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	header := w.Header()
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Referrer-Policy", "no-referrer")
	header.Set("Content-Security-Policy", policy)
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		header.Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
		return
	}
	if s.live && r.URL.Path == "/"+templates.LiveEvents {
		s.events(w, r)
		return
	}
	site, _, _, _ := s.state()
	file := strings.TrimPrefix(r.URL.Path, "/")
	if file == "" || strings.HasSuffix(file, "/") {
		file += "index.html"
	}
	data := site[file]
	switch {
	case data != nil:
		s.answer(w, r, http.StatusOK, file, data)
	case site[file+"/index.html"] != nil:
		http.Redirect(w, r, path.Base(file)+"/", http.StatusMovedPermanently)
	default:
		s.answer(w, r, http.StatusNotFound, "404.html", fromRoot(site["404.html"]))
	}
}

// answer sends a file. Names of assets change with their content, so those may be kept; pages may not.
func (s *server) answer(w http.ResponseWriter, r *http.Request, status int, file string, data []byte) {
	header := w.Header()
	header.Set("Content-Type", contentType(file))
	if path.Ext(file) == ".svg" {
		header.Set("Content-Security-Policy", drawingPolicy)
	}
	header.Set("Content-Length", strconv.Itoa(len(data)))
	header.Set("Cache-Control", "no-cache")
	if strings.HasPrefix(file, "assets/") && !s.live {
		header.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		w.Write(data)
	}
}

// contentType is the type of a file by its ending; the machine's own table of types is not asked, since it differs.
func contentType(file string) string {
	switch path.Ext(file) {
	case ".html":
		return "text/html; charset=utf-8"
	case ".css":
		return "text/css; charset=utf-8"
	case ".js":
		return "text/javascript; charset=utf-8"
	case ".svg":
		return "image/svg+xml"
	case ".json":
		return "application/json"
	case ".txt":
		return "text/plain; charset=utf-8"
	}
	return "application/octet-stream"
}

// fromRoot makes the links of the 404 page count from the site's root, which only a server knows: the page answers
// for addresses in any folder.
func fromRoot(page []byte) []byte {
	return bytes.Replace(page, []byte("<head>"), []byte(`<head><base href="/">`), 1)
}

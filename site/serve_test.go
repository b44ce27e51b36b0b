package site

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"fourcities/templates"
)

// A running is a server that a test has started.
type running struct {
	url  string
	log  *safeBuffer
	stop func() error
}

// A safeBuffer is a log that may be read while it is written.
type safeBuffer struct {
	lock sync.Mutex
	buf  bytes.Buffer
}

func (b *safeBuffer) Write(p []byte) (int, error) {
	b.lock.Lock()
	defer b.lock.Unlock()
	return b.buf.Write(p)
}

func (b *safeBuffer) String() string {
	b.lock.Lock()
	defer b.lock.Unlock()
	return b.buf.String()
}

// start serves the small site on a free port, from a module on disk when one is given.
func start(t *testing.T, module string) running {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	ready, done := make(chan string, 1), make(chan error, 1)
	log := &safeBuffer{}
	o := ServeOptions{
		Options: options(t), Addr: "127.0.0.1:0", Module: module, Log: log,
		Ready: func(url string) { ready <- url },
	}
	go func() { done <- Serve(ctx, o) }()
	stop := sync.OnceValue(func() error { cancel(); return <-done })
	t.Cleanup(func() { stop() })
	select {
	case url := <-ready:
		return running{url, log, stop}
	case err := <-done:
		done <- err
		t.Fatal(err)
		return running{}
	}
}

// get fetches a page without following where it leads.
func (r running) get(t *testing.T, path string) (*http.Response, string) {
	t.Helper()
	client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	answer, err := client.Get(r.url + path)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer, string(body)
}

func TestEveryFileIsServedWithItsType(t *testing.T) {
	r := start(t, "")
	_, front := r.get(t, "en/")
	_, after, _ := strings.Cut(front, `<link rel="stylesheet" href="../`)
	style, _, _ := strings.Cut(after, `"`)
	for path, want := range map[string]string{
		"": "text/html; charset=utf-8", "en/toy/rules/": "text/html; charset=utf-8", style: "text/css; charset=utf-8",
		"en/toy/layouts/" + layoutID(0) + "/board.svg": "image/svg+xml",
	} {
		answer, body := r.get(t, path)
		if got := answer.Header.Get("Content-Type"); answer.StatusCode != http.StatusOK || got != want || body == "" {
			t.Errorf("%s: %s, %s, %d bytes", path, answer.Status, got, len(body))
		}
		if answer.Header.Get("Content-Security-Policy") == "" || answer.Header.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s is served without a policy", path)
		}
	}
}

func TestNoFolderIsListedAndNoFileOutsideIsServed(t *testing.T) {
	r := start(t, "")
	for _, path := range []string{"assets/", "en/toy/layouts/nowhere/", "nowhere", "../go.mod", "..%2fgo.mod", "en/%00", Marker} {
		answer, body := r.get(t, path)
		if answer.StatusCode != http.StatusNotFound || !strings.Contains(body, templates.WordsIn("en").NotFoundTitle) {
			t.Errorf("%s: %s", path, answer.Status)
		}
		if !strings.Contains(body, `<base href="/">`) {
			t.Errorf("%s: the links of the page count from the wrong folder", path)
		}
	}
}

func TestAFolderWithoutItsSlashLeadsToThePage(t *testing.T) {
	r := start(t, "")
	answer, _ := r.get(t, "en/toy")
	if answer.StatusCode != http.StatusMovedPermanently {
		t.Fatalf("%s", answer.Status)
	}
	if to, err := answer.Location(); err != nil || to.String() != r.url+"en/toy/" {
		t.Errorf("it leads to %v (%v)", to, err)
	}
}

func TestOnlyReadingIsAllowed(t *testing.T) {
	r := start(t, "")
	answer, err := http.Post(r.url+"en/", "text/plain", strings.NewReader("hello"))
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if answer.StatusCode != http.StatusMethodNotAllowed {
		t.Errorf("%s", answer.Status)
	}
	if answer, err = http.Head(r.url + "en/"); err != nil || answer.StatusCode != http.StatusOK || answer.ContentLength <= 0 {
		t.Errorf("HEAD: %v, %v", answer, err)
	}
}

func TestAServedSiteHasNoLiveReloadOutsideTheModule(t *testing.T) {
	r := start(t, "")
	if _, body := r.get(t, "en/"); strings.Contains(body, "live.") {
		t.Error("the page reloads itself")
	}
	if answer, _ := r.get(t, templates.LiveEvents); answer.StatusCode != http.StatusNotFound {
		t.Errorf("the events are there: %s", answer.Status)
	}
}

func TestServeEndsWhenItsContextDoes(t *testing.T) {
	r := start(t, "")
	if err := r.stop(); err != nil {
		t.Error(err)
	}
	if _, err := net.DialTimeout("tcp", strings.Trim(strings.TrimPrefix(r.url, "http://"), "/"), time.Second); err == nil {
		t.Error("somebody still answers")
	}
}

func TestATakenOrImpossibleAddressIsSaidInOneLine(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	for addr, want := range map[string]string{taken.Addr().String(): "taken", "nonsense": "127.0.0.1:8080", "127.0.0.1:99999": "99999"} {
		err := Serve(context.Background(), ServeOptions{Options: options(t), Addr: addr})
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: the error is %v", addr, err)
		}
	}
}

func TestASiteThatCannotBeBuiltIsNotServed(t *testing.T) {
	o := ServeOptions{Options: options(t), Addr: "127.0.0.1:0"}
	o.Content = content(wrongClaim)
	if _, ok := errors.AsType[*ProblemsError](Serve(context.Background(), o)); !ok {
		t.Error("it is served")
	}
}

// onDisk writes the prose and the assets into a module of the test's own.
func onDisk(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	write := func(name string, data []byte) {
		file := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range prose {
		write("content/"+name, []byte(text))
	}
	entries, err := fs.ReadDir(templates.Assets(), ".")
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		data, err := fs.ReadFile(templates.Assets(), entry.Name())
		if err != nil {
			t.Fatal(err)
		}
		write(templates.AssetsFolder+"/"+entry.Name(), data)
	}
	return root
}

// until waits for something to become true.
func until(t *testing.T, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !is(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("waited in vain until %s", what)
		}
	}
}

func TestAChangeOnDiskIsServedAndAFaultKeepsTheLastGoodSite(t *testing.T) {
	root := onDisk(t)
	r := start(t, root)
	page := func() string { _, body := r.get(t, "en/toy/"); return body }
	if !strings.Contains(page(), "live.") {
		t.Error("the page does not reload itself")
	}
	events, err := http.Get(r.url + templates.LiveEvents)
	if err != nil {
		t.Fatal(err)
	}
	defer events.Body.Close()
	heard := &safeBuffer{}
	go io.Copy(heard, events.Body)

	file := filepath.Join(root, "content", "en", "toy", "index.md")
	change := func(text string) {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	good := strings.Replace(prose["en/toy/index.md"], "You build a street.", "You build an avenue.", 1)
	change(good)
	until(t, "the change is served", func() bool { return strings.Contains(page(), "an avenue") })
	until(t, "the pages are told", func() bool { return strings.Contains(heard.String(), `"edition":2`) })

	change(good + "\n[[no.such]]\n")
	until(t, "the fault is told", func() bool { return strings.Contains(heard.String(), "content/en/toy/index.md:") })
	until(t, "the fault is logged", func() bool { return strings.Contains(r.log.String(), "the last good site stays") })
	if !strings.Contains(page(), "an avenue") {
		t.Error("the last good site is gone")
	}

	change(good + "\nAnd a square.\n")
	until(t, "the mended site is served", func() bool { return strings.Contains(page(), "And a square.") })
	if err := r.stop(); err != nil {
		t.Error(err)
	}
}

func TestTheModuleIsFoundFromAnyFolderInIt(t *testing.T) {
	root := t.TempDir()
	below := filepath.Join(root, "a", "b")
	if err := os.MkdirAll(below, 0o755); err != nil {
		t.Fatal(err)
	}
	if found, ok := FindModule(below); ok {
		t.Errorf("found %s where there is none", found)
	}
	if err := os.WriteFile(filepath.Join(root, "go.mod"), []byte("module fourcities\n\ngo 1.26\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if found, ok := FindModule(below); !ok || found != root {
		t.Errorf("found %s, %v", found, ok)
	}
	if err := os.WriteFile(filepath.Join(root, "go.mod"), []byte("module elsewhere\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, ok := FindModule(below); ok {
		t.Error("another module passes for ours")
	}
}

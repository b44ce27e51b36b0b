package browsertest

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"fourcities/site"
)

// The browser, and the site that it looks at: both begin with the first test that asks for them and end with the last.
var (
	begun   sync.Once
	browser context.Context
	root    string // address of the site
	failure error
	ends    []func()
)

func TestMain(m *testing.M) {
	code := m.Run()
	for i := len(ends) - 1; i >= 0; i-- {
		ends[i]()
	}
	os.Exit(code)
}

// begin finds and starts the browser and serves the site.
func begin() error {
	program := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"} {
		if found, err := exec.LookPath(name); err == nil {
			program = found
			break
		}
	}
	if program == "" {
		return fmt.Errorf("no Chromium is installed; scripts/test installs one by apt")
	}
	if err := serve(); err != nil {
		return err
	}
	profile, err := os.MkdirTemp("", "fourcities-browser-")
	if err != nil {
		return err
	}
	ends = append(ends, func() { os.RemoveAll(profile) })
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(program), chromedp.UserDataDir(profile), chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true))
	allocator, cancel := chromedp.NewExecAllocator(context.Background(), options...)
	ends = append(ends, cancel)
	tab, cancel := chromedp.NewContext(allocator)
	ends = append(ends, cancel)
	if err := chromedp.Do(tab); err != nil { // a deadline on the first call would end the browser with it
		return fmt.Errorf("Chromium does not start: %w", err)
	}
	browser = tab
	return nil
}

// serve serves the site, prose and assets as they are in the working tree, on a free port.
func serve() error {
	module, ok := site.FindModule(".")
	if !ok {
		return fmt.Errorf("the tests do not run inside the module")
	}
	o := site.ServeOptions{Addr: "127.0.0.1:0"}
	o.Content, o.Assets = site.OnDisk(module)
	ctx, cancel := context.WithCancel(context.Background())
	ready, done := make(chan string, 1), make(chan error, 1)
	o.Ready = func(url string) { ready <- url }
	go func() { done <- site.Serve(ctx, o) }()
	ends = append(ends, func() { cancel(); <-done })
	select {
	case root = <-ready:
		return nil
	case err := <-done:
		done <- err
		return fmt.Errorf("the site does not build: %w", err)
	}
}

// A tab is a page of the browser with the test that looks at it.
type tab struct {
	context.Context
	t *testing.T
}

// open gives a test a tab of its own, or skips the test where there is no browser. Tests run beside each other.
func open(t *testing.T) tab {
	t.Helper()
	if testing.Short() {
		t.Skip("the browser is left alone in short runs")
	}
	t.Parallel()
	begun.Do(func() { failure = begin() })
	if failure != nil {
		need(t, failure)
	}
	return tab{t: t}.another()
}

// another opens one more tab for the same test.
func (b tab) another() tab {
	b.t.Helper()
	ctx, cancel := chromedp.NewContext(browser)
	b.t.Cleanup(cancel)
	if err := chromedp.Do(ctx); err != nil {
		b.t.Fatal(err)
	}
	ctx, cancel = context.WithTimeout(ctx, 5*time.Minute)
	b.t.Cleanup(cancel)
	return tab{ctx, b.t}
}

// need skips a test for want of something; in CI nothing may be skipped.
func need(t *testing.T, missing error) {
	t.Helper()
	if os.Getenv("CI") != "" || !strings.Contains(missing.Error(), "installed") {
		t.Fatal(missing)
	}
	t.Skip(missing)
}

// A look is how a page is looked at.
type look struct {
	name          string
	width, height int64
	dark          bool
}

var (
	desktop = look{"desktop", 1440, 900, false}
	dark    = look{"dark", 1440, 900, true}
	phone   = look{"phone", 390, 844, false}
	small   = look{"small", 320, 568, false}
)

// like makes the tab look at pages so.
func (b tab) like(l look) {
	b.t.Helper()
	scheme := "light"
	if l.dark {
		scheme = "dark"
	}
	mobile := func(p *emulation.SetDeviceMetricsOverrideParams, _ *emulation.SetTouchEmulationEnabledParams) {
		p.Mobile = l.width < 500
	}
	b.do(chromedp.EmulateViewport(l.width, l.height, mobile))
	call(b, func() error {
		_, err := chromedp.Call(b, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}},
		})
		return err
	})
}

// visit opens a page of the site by its path.
func (b tab) visit(page string) {
	b.t.Helper()
	b.do(chromedp.Navigate(root + page))
}

func (b tab) do(steps ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	call(b, func() error { return chromedp.Do(b, steps...) })
}

func call(b tab, f func() error) {
	b.t.Helper()
	if err := f(); err != nil {
		b.t.Fatal(err)
	}
}

// ask evaluates an expression in the page.
func ask[T any](b tab, expression string) T {
	b.t.Helper()
	value, err := chromedp.Run(b, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		b.t.Fatalf("%s: %v", expression, err)
	}
	return value
}

// wait waits until an expression is true, also across a change of page, when there is nobody to ask for a moment.
func (b tab) wait(expression string) {
	b.t.Helper()
	var last error
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		yes, err := chromedp.Run(b, chromedp.Evaluate[bool](expression))
		if yes && err == nil {
			return
		}
		last = err
	}
	b.t.Fatalf("waited in vain for %s (%v)", expression, last)
}

// shoot leaves a picture of the page for people, when somebody asked for it.
func (b tab) shoot(name string) {
	b.t.Helper()
	folder := os.Getenv("FOURCITIES_SHOTS")
	if folder == "" {
		return
	}
	picture, err := chromedp.Run(b, chromedp.FullScreenshot(100))
	if err == nil {
		err = os.WriteFile(filepath.Join(folder, strings.ReplaceAll(path.Clean(name), "/", "_")+".png"), picture, 0o644)
	}
	if err != nil {
		b.t.Log(err)
	}
}

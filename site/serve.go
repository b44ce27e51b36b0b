package site

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"fourcities/templates"
)

// ServeOptions say what to serve, and where.
type ServeOptions struct {
	Options        // Out and LiveReload are not used
	Addr    string // empty is DefaultAddr
	// Module is the root of the module on disk, as [FindModule] finds it. When given, prose and assets are read from
	// there in place of Content and Assets, and the site is built anew whenever they change.
	Module string
	// Log is where people who wait read what happens, a line at a time; nil is nowhere.
	Log io.Writer
	// Ready, when not nil, is told the address once the site is there.
	Ready func(url string)
}

// DefaultAddr is where a site is served when nothing else is asked for: for this machine alone.
const DefaultAddr = "127.0.0.1:8080"

// FindModule looks for the root of this project's module, from a folder upwards.
func FindModule(folder string) (root string, ok bool) {
	folder, err := filepath.Abs(folder)
	if err != nil {
		return "", false
	}
	for {
		data, err := os.ReadFile(filepath.Join(folder, "go.mod"))
		if err == nil {
			line, _, _ := strings.Cut(string(data), "\n")
			return folder, strings.TrimSpace(line) == "module fourcities"
		}
		parent := filepath.Dir(folder)
		if parent == folder {
			return "", false
		}
		folder = parent
	}
}

// OnDisk returns the prose and the assets of the module with that root, as they are on disk now.
func OnDisk(root string) (content, assets fs.FS) {
	return os.DirFS(filepath.Join(root, "content")), os.DirFS(filepath.Join(root, filepath.FromSlash(templates.AssetsFolder)))
}

// Serve builds the site in memory and serves it until the context ends. A site that cannot be built is an error; once
// it has been built, later failures are shown in the terminal and on the pages, and the last good site stays.
func Serve(ctx context.Context, o ServeOptions) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	if o.Addr == "" {
		o.Addr = DefaultAddr
	}
	if o.Log == nil {
		o.Log = io.Discard
	}
	if o.Module != "" {
		o.Content, o.Assets = OnDisk(o.Module)
		o.LiveReload = true
	} else {
		o.LiveReload = false
	}
	listener, err := listen(ctx, o.Addr)
	if err != nil {
		return err
	}
	defer listener.Close()
	made, report, err := o.make(ctx)
	if err != nil {
		return err
	}
	pages := &server{live: o.LiveReload}
	pages.publish(made)
	url := "http://" + listener.Addr().String() + "/"
	fmt.Fprintf(o.Log, "%d pages in %s; serving %s\n", report.Pages, total(report), url)
	if o.Ready != nil {
		o.Ready(url)
	}
	if o.Module != "" {
		if err := o.watch(ctx, pages); err != nil {
			fmt.Fprintf(o.Log, "changes will not be noticed: %v\n", err)
		}
	}
	return serveUntil(ctx, listener, pages)
}

// listen takes the address, or says what is wrong with it in words.
func listen(ctx context.Context, addr string) (net.Listener, error) {
	var config net.ListenConfig
	listener, err := config.Listen(ctx, "tcp", addr)
	switch {
	case err == nil:
		return listener, nil
	case errors.Is(err, syscall.EADDRINUSE):
		return nil, fmt.Errorf("the address %s is taken by another program; choose another with --addr, such as 127.0.0.1:0 for any free port", addr)
	}
	if fault, ok := errors.AsType[*net.OpError](err); ok {
		err = fault.Err
	}
	return nil, fmt.Errorf("cannot serve on %s: %w; an address looks like %s", addr, err, DefaultAddr)
}

// serveUntil serves until the context ends, then lets what is under way finish.
func serveUntil(ctx context.Context, listener net.Listener, pages *server) error {
	web := &http.Server{
		Handler:           pages,
		ReadHeaderTimeout: 10 * time.Second,
		BaseContext:       func(net.Listener) context.Context { return ctx }, // ends the streams of events too
	}
	failed := make(chan error, 1)
	go func() { failed <- web.Serve(listener) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	grace, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
	defer cancel()
	if web.Shutdown(grace) != nil {
		return web.Close()
	}
	return nil
}

// total is how long a build took, for people.
func total(r Report) time.Duration {
	var sum time.Duration
	for _, s := range r.Stages {
		sum += s.Took
	}
	return sum.Round(10 * time.Millisecond)
}

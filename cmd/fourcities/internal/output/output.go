// Package output writes a command's result: to standard output, or to a file that is there whole or not at all.
package output

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// A File is a result on its way. Close makes nothing of it unless Keep has been called before.
type File struct {
	path    string
	file    *os.File
	replace bool // the file is a temporary one beside path, which it is to replace
	buffer  *bufio.Writer
}

// Create begins a result. The path is checked at once, before any work is done for it: its folder must be there and be
// writable. No path, or a dash, stands for the standard output given.
func Create(path string, standard io.Writer) (*File, error) {
	if path == "" || path == "-" {
		return &File{buffer: bufio.NewWriter(standard)}, nil
	}
	f := &File{path: path}
	if target, err := filepath.EvalSymlinks(path); err == nil { // a link stays one: its target is replaced
		f.path = target
	} else if link, err := os.Lstat(path); err == nil && link.Mode()&fs.ModeSymlink != 0 {
		return nil, fmt.Errorf("--out %s: this is a link that leads nowhere; remove it, or name another file", path)
	}
	info, err := os.Stat(path)
	switch {
	case err == nil && info.IsDir():
		return nil, fmt.Errorf("--out %s: this is a folder; name a file in it", path)
	case err == nil && !info.Mode().IsRegular(): // a device or a pipe is written to as it is
		f.file, err = os.OpenFile(path, os.O_WRONLY, 0)
	case err == nil || errors.Is(err, fs.ErrNotExist):
		f.replace = true
		if f.file, err = beside(f.path); err == nil && info != nil {
			err = f.file.Chmod(info.Mode().Perm()) // who may read the file stays as it was
		}
	}
	if err != nil {
		return nil, fmt.Errorf("--out %s: cannot be written (%w); name another file", path, reason(err))
	}
	f.buffer = bufio.NewWriter(f.file)
	return f, nil
}

// beside creates a new file in the path's folder, with the rights that a new file has.
func beside(path string) (*os.File, error) {
	folder, name := filepath.Split(path)
	for n := 0; ; n++ {
		temporary := filepath.Join(folder, fmt.Sprintf(".%s.%d-%d", name, os.Getpid(), n))
		file, err := os.OpenFile(temporary, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if !errors.Is(err, fs.ErrExist) {
			return file, err
		}
	}
}

// reason is what stopped a file operation, without the path, which the message has already.
func reason(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}

// Write adds to the result.
func (f *File) Write(data []byte) (int, error) { return f.buffer.Write(data) }

// Keep finishes the result: everything is written out, and the file takes its place.
func (f *File) Keep() error {
	err := f.buffer.Flush()
	if f.file == nil || err != nil {
		return err
	}
	file := f.file
	if err := file.Close(); err != nil {
		return err
	}
	if f.replace {
		err = os.Rename(file.Name(), f.path)
	}
	if err == nil {
		f.file = nil
	}
	return err
}

// Close drops a result that was not kept. It is to be called in any case.
func (f *File) Close() {
	if f.file == nil {
		return
	}
	f.file.Close()
	if f.replace {
		os.Remove(f.file.Name())
	}
}

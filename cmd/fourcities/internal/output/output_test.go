package output

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func write(t *testing.T, path, text string, keep bool) {
	t.Helper()
	f, err := Create(path, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := io.WriteString(f, text); err != nil {
		t.Fatal(err)
	}
	if keep {
		if err := f.Keep(); err != nil {
			t.Fatal(err)
		}
	}
}

func holds(t *testing.T, folder string, want map[string]string) {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	if len(entries) != len(want) {
		t.Errorf("the folder holds %v", entries)
	}
	for name, text := range want {
		if got, err := os.ReadFile(filepath.Join(folder, name)); string(got) != text {
			t.Errorf("%s holds %q (%v)", name, got, err)
		}
	}
}

func TestAFileIsThereWholeOrNotAtAll(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "file")
	write(t, path, "dropped", false)
	holds(t, folder, nil)
	write(t, path, "kept", true)
	holds(t, folder, map[string]string{"file": "kept"})
	write(t, path, "dropped", false)
	holds(t, folder, map[string]string{"file": "kept"})
	write(t, path, "kept again", true)
	holds(t, folder, map[string]string{"file": "kept again"})
}

func TestALinkIsFollowedAndADeviceIsWrittenTo(t *testing.T) {
	folder := t.TempDir()
	target, link := filepath.Join(folder, "target"), filepath.Join(folder, "link")
	if err := os.WriteFile(target, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("target", link); err != nil {
		t.Fatal(err)
	}
	write(t, link, "new", true)
	holds(t, folder, map[string]string{"target": "new", "link": "new"})
	if info, err := os.Lstat(link); err != nil || info.Mode().IsRegular() {
		t.Errorf("the link has become %v (%v)", info.Mode(), err)
	}
	write(t, os.DevNull, "gone", true)
	if info, err := os.Stat(os.DevNull); err != nil || info.Mode().IsRegular() {
		t.Errorf("the device has become %v (%v)", info.Mode(), err)
	}
}

func TestWithoutAPathTheResultGoesToStandardOutput(t *testing.T) {
	for _, path := range []string{"", "-"} {
		var out strings.Builder
		f, err := Create(path, &out)
		if err != nil {
			t.Fatal(err)
		}
		io.WriteString(f, "text")
		if err := f.Keep(); err != nil || out.String() != "text" {
			t.Errorf("%q: %q (%v)", path, out.String(), err)
		}
		f.Close()
	}
}

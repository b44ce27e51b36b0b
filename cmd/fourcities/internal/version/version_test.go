package version

import (
	"runtime/debug"
	"strings"
	"testing"
)

func TestTheVersionSaysWhatTheBuildRecorded(t *testing.T) {
	for _, test := range []struct {
		info *debug.BuildInfo
		want string
	}{
		{nil, "fourcities of unknown version (go"},
		{&debug.BuildInfo{}, "fourcities of unknown version (go"},
		{&debug.BuildInfo{Main: debug.Module{Version: "(devel)"}}, "fourcities devel (go"},
		{&debug.BuildInfo{Main: debug.Module{Version: "v1.2.0"}}, "fourcities v1.2.0 (go"},
	} {
		if got := line(test.info); !strings.HasPrefix(got, test.want) {
			t.Errorf("%q, not %q", got, test.want)
		}
	}
	info := &debug.BuildInfo{Settings: []debug.BuildSetting{{Key: "vcs.revision", Value: "1f3b"}, {Key: "vcs.modified", Value: "true"}, {Key: "vcs.time", Value: "x"}}}
	if got := line(info); !strings.HasSuffix(got, ", revision 1f3b modified)") {
		t.Error(got)
	}
}

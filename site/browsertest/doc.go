// Package browsertest holds the tests that need a browser: the site as Serve serves it, in Chromium. Without Chromium
// they are skipped, and fail when the environment says CI=true; scripts/test installs what they need where it may.
//
// With FOURCITIES_SHOTS=folder the tests leave pictures of the pages there, for people to look at.
package browsertest

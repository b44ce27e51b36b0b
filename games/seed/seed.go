// Package seed holds the project's random numbers: 64-bit seeds with a short written form, and a small generator whose
// numbers are the same on every machine and in every release. Published ids depend on it: it is frozen.
package seed

// A Seed is where a [Source] starts. Its written form is lower-case Crockford base32 without leading zeros.
type Seed uint64

// alphabet is Crockford's: no i, l, o, u.
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz"

// String returns the written form, such as "7f3k2"; zero is "0".
func (s Seed) String() string {
	var out [13]byte
	i := len(out)
	for {
		i--
		out[i] = alphabet[s%32]
		if s /= 32; s == 0 {
			return string(out[i:])
		}
	}
}

// Parse reads the written form exactly; anything but the one canonical text of a seed is not one.
func Parse(text string) (Seed, bool) {
	if text == "" || len(text) > 13 || (len(text) > 1 && text[0] == '0') {
		return 0, false
	}
	var s Seed
	for i := range len(text) {
		digit := index(text[i])
		if digit < 0 || s>>59 != 0 {
			return 0, false
		}
		s = s<<5 | Seed(digit)
	}
	return s, true
}

func index(c byte) int {
	for i := range len(alphabet) {
		if alphabet[i] == c {
			return i
		}
	}
	return -1
}

// Hash turns any text into a seed (64-bit FNV-1a, then mixed once, since FNV's high bits are weak for short texts).
func Hash(text string) Seed {
	h := uint64(14695981039346656037)
	for i := range len(text) {
		h = (h ^ uint64(text[i])) * 1099511628211
	}
	return Seed(mix(h))
}

// Item returns the seed of the i-th item, from 0, that is made from s.
func (s Seed) Item(i int) Seed {
	return Seed(mix(uint64(s) + (uint64(i)+1)*golden))
}

// golden is 2⁶⁴ divided by the golden ratio, the step of splitmix64.
const golden = 0x9e3779b97f4a7c15

// mix is the output function of splitmix64 (Steele, Lea, Flood 2014): a bijection in which every bit counts.
func mix(z uint64) uint64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// A Source is a stream of random numbers, splitmix64.
type Source struct{ state uint64 }

// New returns the stream that starts at the seed.
func New(s Seed) *Source { return &Source{uint64(s)} }

// Uint64 returns the next 64 random bits.
func (r *Source) Uint64() uint64 {
	r.state += golden
	return mix(r.state)
}

// Below returns a number from 0 up to but not including n, each equally likely; n must be at least 1.
func (r *Source) Below(n int) int {
	limit := ^uint64(0) - ^uint64(0)%uint64(n)
	for {
		if v := r.Uint64(); v < limit {
			return int(v % uint64(n))
		}
	}
}

// Shuffle puts n things into random order by swapping two at a time.
func (r *Source) Shuffle(n int, swap func(i, j int)) {
	for i := n - 1; i > 0; i-- {
		swap(i, r.Below(i+1))
	}
}

// Weighted returns an index, each as likely as its weight says; at least one weight must be positive.
func (r *Source) Weighted(weights []int) int {
	total := 0
	for _, w := range weights {
		total += w
	}
	n := r.Below(total)
	for i, w := range weights {
		if n -= w; n < 0 {
			return i
		}
	}
	return len(weights) - 1
}

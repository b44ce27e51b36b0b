// What pages do beyond being read. Nothing here is needed to read them.
"use strict";

// The list of contents marks the section that is being read, and unfolds its chapter.
(function follow() {
  const list = document.querySelector(".contents-beside");
  if (!list || !("IntersectionObserver" in window)) return;
  const links = new Map();
  for (const link of list.querySelectorAll("a")) links.set(decodeURIComponent(link.hash.slice(1)), link);
  const places = [...links.keys()].map((id) => document.getElementById(id)).filter(Boolean);
  list.classList.add("follows");
  let current = null;

  function mark() {
    const line = Math.min(160, window.innerHeight / 4);
    let here = places[0];
    for (const place of places) {
      if (place.getBoundingClientRect().top <= line) here = place;
    }
    const link = here && links.get(here.id);
    if (!link || link === current) return;
    if (current) current.removeAttribute("aria-current");
    for (const item of list.querySelectorAll(".here")) item.classList.remove("here");
    link.setAttribute("aria-current", "location");
    current = link;
    for (let item = link.closest("li"); item; item = item.parentElement.closest("li")) item.classList.add("here");
    const box = list.getBoundingClientRect(), at = link.getBoundingClientRect();
    if (at.top < box.top || at.bottom > box.bottom) list.scrollTop += at.top - box.top - box.height / 3;
  }

  // One look a frame at most, and none while nothing moves.
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => { asked = false; mark(); });
  };
  addEventListener("scroll", ask, { passive: true });
  addEventListener("resize", ask, { passive: true });
  mark();
})();

// Choosing an entry of the folded list of contents folds it again.
for (const folded of document.querySelectorAll(".contents-folded")) {
  folded.addEventListener("click", (event) => {
    if (event.target.closest("a")) folded.open = false;
  });
}

// The other language opens at the same place: the clauses have the same names there.
for (const link of document.querySelectorAll("[data-keeps-place]")) {
  link.addEventListener("click", () => { link.hash = location.hash; });
}

// Texts that are there to be copied get a button.
for (const text of document.querySelectorAll("[data-copies]")) {
  if (!navigator.clipboard) break;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = text.dataset.copies;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(text.textContent.trim());
    button.textContent = text.dataset.copied;
    setTimeout(() => { button.textContent = text.dataset.copies; }, 2000);
  });
  text.after(button);
}

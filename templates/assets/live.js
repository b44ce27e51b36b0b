// The development server's pages load themselves anew when the site has changed, and say what is wrong when it could
// not be built. Published pages do not have this script.
"use strict";

(function live() {
  const events = new EventSource(document.currentScript.dataset.events);
  let edition = null;

  function show(problems) {
    document.querySelector(".trouble")?.remove();
    if (!problems.length) return;
    const box = document.createElement("section");
    box.className = "trouble";
    box.setAttribute("role", "alert");
    for (const problem of problems) {
      const line = document.createElement("p");
      line.textContent = problem;
      box.append(line);
    }
    document.body.prepend(box);
  }

  events.addEventListener("message", (event) => {
    const state = JSON.parse(event.data);
    if (edition !== null && state.edition !== edition) {
      location.reload();
      return;
    }
    edition = state.edition;
    show(state.problems);
  });
})();

// Runs before anything is painted: chooses language and colours, and which page is shown until the app is there. What is pressed on it
// meanwhile is kept in `seaboardPressed`, and done by boot.js.

(() => {
  const root = document.documentElement;
  const preferences = kept();
  root.lang = language();
  root.dataset.theme = preferences.theme ?? "auto";
  // The app puts games that go on above the posters: their place is kept.
  if (goesOn()) root.dataset.going = "";
  place();
  addEventListener("hashchange", place);
  // Other pages have nothing to show of it yet.
  if (root.dataset.early === "front") askForTables();
  document.addEventListener("click", ({ target }) => {
    const button = target.closest?.(".early button");
    if (!button) return;
    button.setAttribute("aria-busy", "true");
    window.seaboardPressed = button.getAttribute("aria-label") ?? button.textContent;
  });

  // Of all pages, the front page alone is known before the code is here.
  function place() {
    root.dataset.early = /^#?\/?$/.test(location.hash) ? "front" : "other";
  }

  // Whether friends can meet here is for the server to say. The app asks again, and takes this for an answer until then.
  async function askForTables() {
    const answer = await fetch("api/status", { cache: "no-store" }).catch(() => null);
    if (answer?.ok) root.dataset.tables = "";
    // What nobody reads keeps its connection busy.
    await answer?.body?.cancel();
  }

  function kept() {
    try {
      return JSON.parse(localStorage.getItem("seaboard:preferences")) ?? {};
    } catch {
      return {};
    }
  }

  function goesOn() {
    try {
      return Object.entries(localStorage).some(([key, game]) => key.startsWith("seaboard:game:") && game.includes('"over":false'));
    } catch {
      return false;
    }
  }

  // The language that was chosen, or else the first of the browser's that we speak.
  function language() {
    const asked = preferences.lang ? [preferences.lang] : navigator.languages;
    const codes = asked.map((tag) => String(tag).split(/[-_]/)[0].toLowerCase());
    const spoken = (code) => document.querySelector(`meta[name="seaboard:words:${CSS.escape(code)}"]`);
    return codes.find(spoken) ?? "en";
  }
})();

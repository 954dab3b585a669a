// Runs before anything is painted: chooses language and colours, and which page is shown until the app is there: the front page, or a
// table as boot.js kept it when it was left. What is pressed on the front page meanwhile is kept in `seaboardPressed`, and done by boot.js.

(() => {
  const root = document.documentElement;
  const preferences = read("seaboard:preferences");
  root.lang = language();
  root.dataset.theme = preferences.theme ?? "auto";
  // The app puts games that go on above the posters: their place is kept.
  if (goesOn()) root.dataset.going = "";
  place();
  addEventListener("hashchange", place);
  // Other pages have nothing to show of it yet.
  if (root.dataset.early === "front") askForTables();
  // What comes after the first picture waits for it: see boot.js.
  window.seaboardPicture = showLeftTable();
  document.addEventListener("click", ({ target }) => {
    const button = target.closest?.(".early button");
    if (!button) return;
    button.setAttribute("aria-busy", "true");
    window.seaboardPressed = button.getAttribute("aria-label") ?? button.textContent;
  });

  // The table of this page as it was left: by the same version, in the same language. Nothing is painted before it is there.
  async function showLeftTable() {
    const { key, lang, version, game, html } = read("seaboard:picture");
    if (`#/table/${key}` !== location.hash || lang !== root.lang || version !== meta("version")) return;
    const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: meta(`style:${game}`) });
    sheet.setAttribute("blocking", "render");
    const loaded = new Promise((resolve) => sheet.addEventListener("load", resolve));
    document.head.append(sheet);
    const parsed = new Promise((resolve) => document.addEventListener("readystatechange", resolve, { once: true }));
    await Promise.all([loaded, parsed]);
    paint(html);
  }

  // It is looked at, and not pressed: the app may know better.
  function paint(html) {
    if (window.seaboardStarted) return;
    const early = document.createElement("div");
    early.className = "early picture";
    early.inert = true;
    early.innerHTML = html;
    // The page's policy allows no other way to set styles.
    for (const one of early.querySelectorAll("[data-style]")) one.style.cssText = one.dataset.style;
    document.body.prepend(early);
  }

  function meta(name) {
    return document.querySelector(`meta[name="seaboard:${name}"]`)?.content;
  }

  // Of all other pages, the front page alone is known before the code is here.
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

  function read(key) {
    try {
      return JSON.parse(localStorage.getItem(key)) ?? {};
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

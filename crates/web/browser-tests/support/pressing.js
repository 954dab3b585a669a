// Where a press meets a place, and what came of it. All of these run inside the page, of whatever browser: none of them knows another.

/** Points inside a place, as shares of its width and height: around the middle, and not in its corners, which may be round. */
export const INSIDE = [[0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8], [0.28, 0.28], [0.72, 0.72]];

/** Whether somebody at this screen can do something and no bot is at work, or the game is over. A picture painted early is no table yet. */
export function isSettled() {
  if (document.querySelector(".early")) return false;
  if (document.querySelector(".sheet-paper")) return true;
  if (document.querySelector(".table .thinking, .table .skip")) return false;
  return [...document.querySelectorAll("[data-target]")].some((place) => place.getClientRects().length > 0);
}

/** Whether nothing is on its way any more. What moves for ever only asks to be looked at. */
export function isStill() {
  return document.getAnimations().every(({ playState, effect }) => playState !== "running" || effect.getComputedTiming().iterations === Infinity);
}

/** The lit places that can be seen: what they stand for, their middle, what lies over it, if anything, and which of these points of theirs are met. */
export function places(inside) {
  return [...document.querySelectorAll("[data-target]")].flatMap((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    if (width === 0) return [];
    const at = ([across, down]) => ({ x: left + width * across, y: top + height * down });
    const hit = ({ x, y }) => document.elementFromPoint(x, y);
    const meets = (point) => hit(point)?.closest("[data-target]") === place;
    const middle = at([0.5, 0.5]);
    const over = meets(middle) ? null : `${hit(middle)?.localName} ${hit(middle)?.getAttribute("class")}`;
    // The button that ends the turn stands for whatever does so.
    const action = place.dataset.action ?? (place.matches(".end-turn") ? "end" : "");
    return [{ action, middle, over, met: inside.map(at).filter(meets) }];
  });
}

/** How often the person at the screen, who sits in the first seat, has played. */
export function playedSoFar() {
  const { text } = JSON.parse(localStorage.getItem(`seaboard:game:${location.hash.split("/").pop()}`));
  return text.split("\n---\n")[1].split("\n").filter((entry) => entry.startsWith("1 ")).length;
}

/**
 * What was played after so many times, once something was. By a finger, what cannot be taken back is shown first, and that is said in
 * these words: then the answer is those.
 */
export function answer({ before, again = null }) {
  const { text } = JSON.parse(localStorage.getItem(`seaboard:game:${location.hash.split("/").pop()}`));
  const played = text.split("\n---\n")[1].split("\n").filter((entry) => entry.startsWith("1 "));
  if (played.length > before) return played.slice(before).map((entry) => entry.slice(2)).join(", ");
  return again !== null && document.querySelector(".said").textContent.includes(again) ? again : null;
}

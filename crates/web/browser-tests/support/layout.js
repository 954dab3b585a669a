// What is wrong with where things lie: measured in the page.

/** What of the table cannot be seen or pressed: the page and the board scroll, a lit place lies outside, below something, or is too small. */
export const misplaced = (page) =>
  page.evaluate(() => {
    const flaws = [];
    const { scrollWidth, scrollHeight } = document.scrollingElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) flaws.push(`the page is ${scrollWidth} by ${scrollHeight}`);
    const board = document.querySelector(".board");
    if (board.scrollWidth > board.clientWidth + 1 || board.scrollHeight > board.clientHeight + 1)
      flaws.push(`the board is ${board.scrollWidth} by ${board.scrollHeight} in ${board.clientWidth} by ${board.clientHeight}`);
    const byFinger = matchMedia("(pointer: coarse)").matches;
    for (const place of document.querySelectorAll("[data-target]")) {
      const { left, top, right, bottom, width, height } = place.getBoundingClientRect();
      const name = `${place.className} ${place.dataset.action ?? ""}`;
      if (width === 0) flaws.push(`${name} is hidden`);
      else if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) flaws.push(`${name} lies outside`);
      else if (!place.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) flaws.push(`${name} lies below something`);
      else if (byFinger && Math.min(width, height) < 43.5) flaws.push(`${name} is ${Math.round(width)} by ${Math.round(height)}`);
    }
    return flaws;
  });

/** What is wider than the screen. */
export const tooWide = (page) =>
  page.evaluate(() => {
    if (document.scrollingElement.scrollWidth <= innerWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
    return [`the page is ${document.scrollingElement.scrollWidth} wide: ${wide.slice(0, 4).map((element) => `${element.tagName} ${element.getAttribute("class")}`)}`];
  });

/** What is pressed and too small for a finger. Links within a sentence are as high as their line. */
export const tooSmall = (page) =>
  page.evaluate(() => {
    const pressed = document.querySelectorAll("button, a[href], select, summary, input:not([type=file]), .button");
    const flaws = [...pressed].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(".sr-only, [aria-disabled=true], [inert]")) return [];
      if (element.matches("a") && getComputedStyle(element).display === "inline") return [];
      const box = element.matches("input") ? (element.closest("label") ?? element) : element;
      const { width, height } = box.getBoundingClientRect();
      if (Math.min(width, height) >= 43.5) return [];
      return [`${element.tagName} ${element.className} “${(element.textContent || element.ariaLabel || "").trim().slice(0, 30)}” is ${Math.round(width)} by ${Math.round(height)}`];
    });
    return [...new Set(flaws)];
  });

/**
 * Words that cannot be read: they reach beyond something that hides what reaches beyond it, beyond the card or button they are printed on, or
 * lie over other words of it. Names of people may be shortened; pictures of the rules are small.
 */
export const cutOff = (page) =>
  page.evaluate(() => {
    const NAMES = ".far-name, .puf-name, .ob-head h2, .who, .ob-taker, thead .player, :is(.ob-race, .analysis-figures, .analysis-par) thead th";
    const UNSEEN = ".sr-only, .early, option, noscript, svg.symbols, [inert]";
    const isPrinted = (box) => {
      const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(box);
      return !/, 0\)$|transparent/.test(backgroundColor) || (borderTopWidth !== "0px" && borderTopStyle !== "none");
    };
    const beyond = (rect, edge, across, down) =>
      rect.left < edge.left - across || rect.right > edge.right + across || rect.top < edge.top - down || rect.bottom > edge.bottom + down;
    const flaws = [];
    const printed = new Map();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      if (!text.data.trim() || element.closest(`${NAMES}, ${UNSEEN}`) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const said = text.data.trim().slice(0, 40);
      let paper = null;
      for (let box = element; box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        if (clipPath !== "none") break;
        const edge = box.getBoundingClientRect();
        const scrolls = [overflowX, overflowY].some((flow) => ["auto", "scroll"].includes(flow));
        if (paper === null && !scrolls && !(box instanceof SVGElement && box.ownerSVGElement) && isPrinted(box)) {
          paper = box;
          if (rects.some((rect) => beyond(rect, edge, 1, 3))) flaws.push(`“${said}” reaches beyond ${box.tagName} ${box.getAttribute("class")}`);
        }
        if (scrolls) break;
        if (overflowX !== "visible" && getComputedStyle(box).display !== "inline" && rects.some((rect) => beyond(rect, edge, 1, 2)))
          flaws.push(`“${said}” is cut off by ${box.tagName} ${box.getAttribute("class")}`);
      }
      // What is drawn is placed by whoever drew it.
      if (paper === null || element.closest("svg")) continue;
      for (const [other, known] of printed.get(paper) ?? []) {
        const over = rects.some((one) =>
          known.some((two) => {
            const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
            const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
            return across > 2 && down > 0.4 * Math.min(one.height, two.height);
          }),
        );
        if (over) flaws.push(`“${said}” lies over “${other}” in ${paper?.getAttribute("class")}`);
      }
      printed.set(paper, [...(printed.get(paper) ?? []), [said, rects]]);
    }
    return [...new Set(flaws)];
  });

/** From now on, counts how far things move that are no pieces: presses count, too. */
export async function watchShift(page) {
  await page.evaluate(() => {
    window.shift = 0;
    window.shifted = new Set();
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries()) {
        window.shift += value;
        for (const { node } of sources) window.shifted.add(node?.getAttribute?.("class") ?? node?.nodeName ?? "gone");
      }
    }).observe({ type: "layout-shift" });
  });
}

export const shift = (page) => page.evaluate(() => ({ shift: window.shift, shifted: [...window.shifted] }));

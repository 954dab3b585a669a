// Whether everybody can use a page: accessibility, words, width.

import { AxeBuilder } from "@axe-core/playwright";
import assert from "node:assert/strict";
import { shot } from "./scenario.js";
import { leaks } from "./words.js";

const short = ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target, failureSummary }) => `${target} (${failureSummary})`).join("; ")}`;

/** What axe finds wrong with the page, in either theme; takes a picture of both. Themes differ in nothing but colours. */
export async function axe(page, name) {
  const flaws = [];
  const whole = () => new AxeBuilder({ page }).setLegacyMode();
  for (const [colorScheme, look] of [["light", whole()], ["dark", whole().withRules(["color-contrast"])]]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await look.analyze();
    await shot(page, `${name} ${colorScheme}`);
    flaws.push(...violations.map((violation) => `${name}, ${colorScheme}: ${short(violation)}`));
  }
  return flaws;
}

/** Everything a reader can see or a screen reader can say. */
export function words(page) {
  return page.evaluate(() => {
    const attributes = ["aria-label", "aria-valuetext", "title", "placeholder", "alt"];
    const said = [...document.querySelectorAll("*")].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name)).filter(Boolean),
    );
    return [document.title, document.body.innerText, ...said].join("\n");
  });
}

/** No name of a sentence shows instead of the sentence. */
export async function checkWords(page, name) {
  assert.deepEqual(leaks(await words(page)), [], `names of sentences on ${name}`);
}

/** Nothing lies outside the width of the screen. */
export async function checkWidth(page, name) {
  const { width: screen } = page.viewportSize();
  const wide = await page.evaluate(() => document.scrollingElement.scrollWidth);
  assert.ok(wide <= screen, `${name} is ${wide} wide on a screen of ${screen}`);
}

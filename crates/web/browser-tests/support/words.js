// What the app says, from the project's own locales: tests look for sentences by their names, not by their wording.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./places.js";

const read = (lang) => {
  const messages = new Map();
  const dir = join(ROOT, "locales", lang);
  const files = [dir, join(dir, "rules"), join(dir, "lessons")].flatMap((dir) =>
    readdirSync(dir).filter((name) => name.endsWith(".ftl")).map((name) => join(dir, name)),
  );
  for (const file of files) {
    let id = null;
    for (const line of readFileSync(file, "utf8").split("\n")) {
      const begins = /^([a-z][\w-]*) *= *(.*)$/.exec(line);
      if (begins) messages.set((id = begins[1]), begins[2].trim());
      else if (id && /^ +[^. ]/.test(line)) messages.set(id, `${messages.get(id)} ${line.trim()}`.trim());
      else if (!line.startsWith(" ")) id = null;
    }
  }
  return messages;
};

const BOOKS = { en: read("en"), fr: read("fr"), uk: read("uk") };

/** The sentence of this name, with these things put in. Sentences with cases are not for this. */
export function say(id, args = {}, lang = "en") {
  const text = BOOKS[lang].get(id);
  if (text === undefined) throw new Error(`no sentence ${id} in ${lang}`);
  return text.replace(/\{ *\$(\w+) *\}/g, (_, name) => {
    if (!(name in args)) throw new Error(`${id} wants ${name}`);
    return String(args[name]);
  });
}

/** The numbers of a game's rules, as they are shown: one for each sentence. */
export function ruleNumbers(game) {
  const sentences = readFileSync(join(ROOT, "locales/en/rules", `${game}.ftl`), "utf8");
  return [...sentences.matchAll(/^rule-(\w+)-(\d+) *=/gm)].map(([, book, number]) => `${book.toUpperCase()}-${number}`);
}

/** Names of sentences that stand in a text instead of what they say. */
export function leaks(text) {
  const words = text.match(/[A-Za-z][\w-]*-[\w-]*\w/g) ?? [];
  const names = words.filter((word) => BOOKS.en.has(word) || /^(web|csa|ob|puf|terminal|rule)-[a-z-]+$/.test(word));
  const braces = text.match(/.{0,20}[{}].{0,20}/g) ?? [];
  return [...names, ...braces];
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { bundleOf, LANGUAGES, say, words } from "./words.svelte";

const HERE = join(process.cwd(), "src");
const WORDS = join(process.cwd(), "..", "theogony", "words");
const bundle = (lang: string) => bundleOf(lang, readFileSync(join(WORDS, `${lang}.ftl`), "utf-8"));

/** Every key the source says as it stands; keys that are put together are not found this way. */
function keysSaid(): string[] {
  const files = readdirSync(HERE, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes(".test."));
  const found = files.flatMap((name) => {
    const source = readFileSync(join(HERE, name), "utf-8").replaceAll(/\/\*\*[^]*?\*\//g, "");
    return [...source.matchAll(/\bsay\(\s*(?:[^()"'`]*\? *)?["']([\w.-]+)["'](?: *: *["']([\w.-]+)["'])?/g)].flatMap((match) => [match[1]!, match[2] ?? ""]);
  });
  return [...new Set(found.filter(Boolean))].sort();
}

test.each(LANGUAGES.map(({ lang }) => lang))("everything the client says has words in %s", (lang) => {
  words.use(bundle(lang), lang);
  const keys = keysSaid();
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key) => say(key, { n: 1, all: 1, player: "", players: "", file: "", path: "", game: "", low: 1, high: 2, designers: "" }) === key)).toEqual([]);
});

test("a key without words is said itself, so that it is seen", () => {
  words.use(bundle("en"), "en");
  expect(say("no-such-words")).toBe("no-such-words");
});

test("a page declares the language it speaks", () => {
  words.use(bundle("it"), "it");
  expect(document.documentElement.lang).toBe("it");
});

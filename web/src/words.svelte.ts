/** The frame's words in the player's language, from `/words/{lang}.ftl` (Fluent). Words of games come spoken. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES: ReadonlyArray<{ lang: string; name: string }> = [
  { lang: "en", name: "English" },
  { lang: "de", name: "Deutsch" },
  { lang: "it", name: "Italiano" },
];

export function bundleOf(lang: string, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  for (const error of errors) console.error(`words of ${lang}: ${error.message}`);
  return bundle;
}

class Words {
  lang = $state("");
  bundle = $state.raw<FluentBundle | null>(null);

  /** Loads a language; until it is there the words stay as they are. */
  async learn(lang: string): Promise<void> {
    if (lang === this.lang) return;
    const answer = await fetch(`/words/${encodeURIComponent(lang)}.ftl`);
    if (!answer.ok) throw new Error(`The words of '${lang}' cannot be had: the server answers ${answer.status}.`);
    this.use(bundleOf(lang, await answer.text()), lang);
  }

  use(bundle: FluentBundle, lang: string): void {
    this.bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }
}

export const words = new Words();

/** The words for a key, e.g. `say("turn-of", {player: "Anna"})` or `say("check-dice.about")`. Follows the language. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  const { bundle } = words;
  if (!bundle) return "";
  const [id = "", attribute] = key.split(".");
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return key;
  return bundle.formatPattern(pattern, args, []);
}

/** Who sits at this browser: the name and language the server keeps for this guest. */

import { get, post, type Me } from "./api";
import { tell } from "./toasts.svelte";
import { LANGUAGES, words } from "./words.svelte";

function browserLanguage(): string {
  const known = LANGUAGES.map(({ lang }) => lang);
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((lang) => known.includes(lang)) ?? "en";
}

class Myself {
  id = $state("");
  name = $state("");
  lang = $state("");

  /** Asks the server who we are, and learns our language. */
  async arrive(): Promise<void> {
    try {
      this.take(await get<Me>("/api/me"));
    } catch (failure) {
      tell(failure);
    }
    await words.learn(this.lang || browserLanguage()).catch(tell);
  }

  async rename(name: string): Promise<void> {
    try {
      this.take(await post<Me>("/api/me", { name }));
    } catch (failure) {
      tell(failure);
    }
  }

  async speak(lang: string): Promise<void> {
    try {
      await words.learn(lang);
      this.take(await post<Me>("/api/me", { lang }));
    } catch (failure) {
      tell(failure);
    }
  }

  private take(me: Me): void {
    this.id = me.id;
    this.name = me.name;
    this.lang = me.lang;
  }
}

export const me = new Myself();

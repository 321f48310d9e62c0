/** The games that can be played here, in the words of the language they were asked for. */

import { get, type GameCard } from "../api";
import { bring } from "../art";

class Games {
  list = $state.raw<GameCard[]>([]);
  lang = $state("");

  /** Asks for the cards again if the language has changed. */
  async learn(lang: string): Promise<void> {
    if (this.lang === lang) return;
    const list = await get<GameCard[]>("/api/games");
    await Promise.all(list.map((game) => bring(game.art, game.css)));
    this.list = list;
    this.lang = lang;
  }

  of(id: string): GameCard | undefined {
    return this.list.find((game) => game.id === id);
  }
}

export const games = new Games();

/** What the server answers when it is asked for a hint. */
import type { Said } from "./messages";

export interface HintedMove {
  say: Said;
  text: string;
  share: number | null;
}

export interface Hint {
  q: number;
  as: number;
  moves: HintedMove[];
}

/** The handles a move touches, in the order in which it is said. */
export function handlesOf(said: Said): string[] {
  return Object.entries(said)
    .filter(([slot]) => slot !== "k")
    .flatMap(([, word]) => (Array.isArray(word) ? word : [word]))
    .filter((word): word is string => typeof word === "string");
}

export function percent(share: number): number {
  return Math.round(100 * share);
}

/** The review of a finished game as the server sends it, and how its chart is drawn. */
import type { Spoken } from "../table/messages";

export interface Alternative {
  say: string;
  share: number;
  text: string;
}

export interface Moment {
  n: number;
  seat: number;
  chances: number[];
  luck: number[];
  lost: number;
  best?: Alternative[];
  text?: Spoken[];
}

export interface SeatReview {
  name: string;
  luck: number;
  lost: number;
  decisions: number;
  blunders: number[];
}

export interface Review {
  game: string;
  start: number[];
  moments: Moment[];
  seats: SeatReview[];
  turns: number[];
}

export type Answer = { status: "none" } | { status: "running"; done: number; of: number } | { status: "done"; review: Review };

/** The line of a seat's chances, as points of an SVG polyline. */
export function lineOf(review: Review, seat: number, width: number, height: number): string {
  const chances = [review.start[seat] ?? 0, ...review.moments.map((moment) => moment.chances[seat] ?? 0)];
  const step = width / Math.max(1, chances.length - 1);
  return chances.map((chance, k) => `${(k * step).toFixed(1)},${((1 - chance) * height).toFixed(1)}`).join(" ");
}

/** The moments worth telling, in order. */
export function told(review: Review): Moment[] {
  const marked = new Set([...review.turns, ...review.seats.flatMap((seat) => seat.blunders)]);
  return review.moments.filter((moment) => marked.has(moment.n));
}

export function percent(share: number): number {
  return Math.round(100 * share);
}

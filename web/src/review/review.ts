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

/** A share as it is added or taken: "+12 %", "−3 %", "0 %". */
export function signed(share: number): string {
  const whole = percent(share);
  return `${whole > 0 ? "+" : whole < 0 ? "−" : ""}${Math.abs(whole)} %`;
}

/** The chance of who acted, before this moment. */
export function chanceBefore(review: Review, moment: Moment): number {
  const last = review.moments[review.moments.indexOf(moment) - 1];
  return (last?.chances ?? review.start)[moment.seat] ?? 0;
}

export function isBlunder(review: Review, moment: Moment): boolean {
  return review.seats[moment.seat]?.blunders.includes(moment.n) ?? false;
}

/** The index of the moment that is drawn nearest to x. */
export function nearest(x: number, width: number, moments: number): number {
  return Math.min(moments - 1, Math.max(0, Math.round((x * moments) / width) - 1));
}

/** Heights moved as little as needed for marks of a size not to lie on each other, inside the chart. */
export function apart(heights: number[], size: number, most: number): number[] {
  const order = heights.map((_, k) => k).sort((a, b) => heights[a]! - heights[b]!);
  const out = [...heights];
  order.forEach((k, place) => {
    const above = place ? out[order[place - 1]!]! + size : 0;
    out[k] = Math.max(out[k]!, above);
  });
  [...order].reverse().forEach((k, place) => {
    const below = place ? out[order[order.length - place]!]! - size : most;
    out[k] = Math.min(out[k]!, below);
  });
  return out;
}

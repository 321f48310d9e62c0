/** Who sits where when a table is made. */

import type { ForkMoment, GameCard, NewTable, SeatWish } from "../api";

/** How quick bots are, the quickest first: words of `new-pace-…`; what they mean is the server's business. */
export const PACES = ["quick", "usual", "person", "slow"] as const;

export type Pace = (typeof PACES)[number];

/** What "Play now" asks for: you against the second-best bots the game has, or its only ones. */
export function againstBots(game: GameCard): NewTable {
  const bot = usualBot(game);
  const rivals = Math.max(game.seats[0], 2) - 1;
  const seats: SeatWish[] = [{ kind: "me" }, ...Array.from({ length: rivals }, () => seatFor(bot))];
  return { game: game.id, options: {}, public: false, seats };
}

/** The bot a new player meets: neither the weakest nor the strongest where there are three, else the last. */
export function usualBot(game: GameCard): string | undefined {
  const { bots } = game;
  return bots[bots.length > 2 ? Math.floor(bots.length / 2) : bots.length - 1]?.name;
}

/** A seat said as one word, for a list to choose from: `me`, `here`, `open`, `bot:greedy`. */
export function seatFor(bot: string | undefined): SeatWish {
  return bot === undefined ? { kind: "open" } : { kind: "bot", bot };
}

export function wordOf(seat: SeatWish): string {
  return seat.kind === "bot" ? `bot:${seat.bot ?? ""}` : seat.kind;
}

export function wishOf(word: string, name: string): SeatWish {
  if (word.startsWith("bot:")) return { kind: "bot", bot: word.slice("bot:".length) };
  if (word === "here") return name.trim() ? { kind: "here", name: name.trim() } : { kind: "here" };
  return word === "me" ? { kind: "me" } : { kind: "open" };
}

/** Whether hints are allowed if the host does not say: where nobody plays against other people. */
export function usuallyHints(seats: SeatWish[]): boolean {
  return seats.filter((seat) => seat.kind !== "bot").length === 1;
}

/** Who plays on from a moment if nobody says otherwise: you in your seat, or in that of who is to act; bots as they were. */
export function seatsToPlayOn(moment: ForkMoment, usual: string | undefined): SeatWish[] {
  const { seats } = moment;
  const own = seats.findIndex((seat) => seat.mine);
  const me = own >= 0 ? own : Math.max(0, seats.findIndex((seat) => seat.awaited));
  return seats.map((seat, k) => (k === me ? { kind: "me" } : seatFor(seat.bot ?? usual)));
}

/** A new table as it is first shown: you, then bots up to the smallest number of players. */
export function firstSeats(game: GameCard): SeatWish[] {
  return againstBots(game).seats;
}

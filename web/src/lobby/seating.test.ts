import { expect, test } from "vitest";

import type { ForkMoment, GameCard } from "../api";
import { againstBots, seatsToPlayOn, usualBot, usuallyHints, wishOf, wordOf } from "./seating";

const bot = (name: string) => ({ name, title: name });
const game = (seats: [number, number], ...bots: string[]) => ({ id: "gods", seats, bots: bots.map(bot) }) as GameCard;

test("play now seats you and one rival where two can play", () =>
  expect(againstBots(game([2, 4], "random", "greedy")).seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "greedy" }]));

test("play now seats as many rivals as the game needs", () =>
  expect(againstBots(game([3, 5], "random")).seats.length).toBe(3));

test("a new player meets the middle one of three bots", () =>
  expect(usualBot(game([2, 2], "random", "greedy", "search"))).toBe("greedy"));

test("a seat survives being said as a word", () => {
  for (const word of ["me", "here", "open", "bot:greedy"]) expect(wordOf(wishOf(word, ""))).toBe(word);
});

test("a friend at this screen may have a name", () =>
  expect(wishOf("here", " Bo ")).toEqual({ kind: "here", name: "Bo" }));

test("hints are usual where one person plays among bots, and nowhere else", () => {
  const bots = [wishOf("bot:greedy", ""), wishOf("bot:random", "")];
  expect(usuallyHints([{ kind: "me" }, ...bots])).toBe(true);
  for (const other of ["open", "here"]) expect(usuallyHints([{ kind: "me" }, wishOf(other, ""), ...bots])).toBe(false);
  expect(usuallyHints(bots)).toBe(false);
});

const was = (name: string, more: object) => ({ name, kind: "person", bot: null, mine: false, score: 0, awaited: false, ...more });
const stood = (...seats: object[]) => ({ seats }) as ForkMoment;

test("who plays on sits where they sat, and bots stay who they were", () =>
  expect(seatsToPlayOn(stood(was("Bo", { awaited: true }), was("Ada", { mine: true }), was("Rhea", { bot: "novice" })), "greedy")).toEqual([
    { kind: "bot", bot: "greedy" },
    { kind: "me" },
    { kind: "bot", bot: "novice" },
  ]));

test("a guest of somebody else's game takes the seat that is to act", () =>
  expect(seatsToPlayOn(stood(was("Bo", {}), was("Ada", { awaited: true })), "greedy").map((seat) => seat.kind)).toEqual(["bot", "me"]));

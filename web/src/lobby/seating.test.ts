import { expect, test } from "vitest";

import type { GameCard } from "../api";
import { againstBots, usualBot, wishOf, wordOf } from "./seating";

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

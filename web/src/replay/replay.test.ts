import { describe, expect, test, vi } from "vitest";

import type { NewsMessage, Pieces } from "../table/messages";
import { TableStore } from "../table/store.svelte";
import { Replay, type ReplayFile } from "./replay.svelte";

const start: Pieces = { stone: { t: "stone", at: "left" } };
const story: NewsMessage[] = [
  { m: "news", n: 1, by: 0, patch: { stone: { at: "right" } }, cues: [{ v: "move", on: ["stone"], say: ["It moves."] }] },
  { m: "news", n: 3, by: 1, patch: { stone: null, dust: { t: "dust", at: "right" } }, cues: [{ v: "say", say: ["It falls."] }] },
];

function replaying(news: NewsMessage[] = story, live = false): { replay: Replay; store: TableStore } {
  vi.stubGlobal("fetch", () => new Promise(() => {})); // no server answers here
  const ask = { q: 0, wait: [], text: "" };
  const table = { m: "table", seats: [], types: "", live } as unknown as ReplayFile["table"];
  const store = new TableStore();
  return { store, replay: new Replay({ table, scene: { m: "scene", n: 0, pieces: start, seats: [], ask }, news }, store) };
}

test("every moment can be shown in any order", () => {
  const { replay, store } = replaying();
  for (const [step, pieces] of [[2, ["dust"]], [0, ["stone"]], [1, ["stone"]]] as const) {
    replay.go(step);
    expect(Object.keys(store.shown)).toEqual(pieces);
  }
  expect(store.shown["stone"]?.at).toBe("right");
});

test("stepping on leads to the same scenes and sentences as going there", () => {
  const { replay, store } = replaying();
  replay.forward();
  replay.forward();
  store.finish();
  const [scene, log] = [store.shown, store.log];
  replay.go(0);
  replay.go(2);
  expect(store.shown).toEqual(scene);
  expect(store.log).toEqual(log);
});

test("a link to a moment this view does not know leads to the last one before it", () => {
  const { replay } = replaying();
  expect([replay.stepOf(0), replay.stepOf(1), replay.stepOf(2), replay.stepOf(3), replay.stepOf(99)]).toEqual([0, 1, 1, 2, 2]);
});

test("playing ends at the end, and begins again from there", () => {
  vi.useFakeTimers();
  const { replay } = replaying();
  replay.play();
  vi.advanceTimersByTime(5000);
  expect([replay.step, replay.playing]).toEqual([2, false]);
  replay.play();
  expect(replay.step).toBe(1);
  replay.pause();
  vi.useRealTimers();
});

describe("a game that was played in real time", () => {
  const times = [700, 950, 5000, 26_000, 26_001];
  const played = times.map((at, k): NewsMessage => ({ m: "news", n: k + 1, by: k % 2, at, patch: {}, cues: [] }));

  /** When each step came, in milliseconds since the first. */
  function gaps(speed: Replay["speed"]): number[] {
    vi.useFakeTimers();
    const { replay } = replaying(played, true);
    replay.speed = speed;
    replay.play();
    const began = Date.now();
    const came = [0];
    while (replay.playing && came.length < times.length) {
      const step = replay.step;
      while (replay.step === step) vi.advanceTimersToNextTimer();
      came.push(Date.now() - began);
    }
    vi.useRealTimers();
    return came;
  }

  test("is shown as it happened, with long pauses cut short", () => {
    expect(gaps(1)).toEqual([0, 250, 4300, 14_300, 14_301]);
  });

  test("is shown faster or slower in the same proportions", () => {
    expect(gaps(2).slice(0, 3)).toEqual([0, 125, 2150]);
    expect(gaps(0.5).slice(0, 3)).toEqual([0, 500, 8600]);
  });

  test("is shown action by action to who steps through it", () => {
    vi.useFakeTimers();
    const { replay } = replaying(played, true);
    replay.forward();
    replay.forward();
    vi.advanceTimersByTime(60_000);
    expect([replay.step, replay.playing, replay.n]).toEqual([2, false, 2]);
    vi.useRealTimers();
  });
});

test("the hourglass shows what was left, and runs only while a game in real time is played again", () => {
  vi.useFakeTimers();
  const timed = story.map((news, k) => ({ ...news, at: 4000 * (k + 1), sand: k ? null : { left: 20_000, len: 30_000 } }));
  const { replay, store } = replaying(timed, true);
  expect(store.clock).toBeNull();
  replay.go(1);
  expect(store.clock).toEqual({ ends: 0, len: 30_000, stopped: 20_000 });
  replay.go(0);
  replay.speed = 2;
  replay.play();
  expect(store.clock).toEqual({ ends: Date.now() + 10_000, len: 30_000, rate: 2 });
  replay.pause();
  expect(store.clock?.stopped).toBe(20_000);
  replay.go(2);
  expect(store.clock).toBeNull();
  vi.useRealTimers();
});

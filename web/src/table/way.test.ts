import { beforeEach, describe, expect, it } from "vitest";
import type { Ask, Kinds, Offers, SceneMessage, TableMessage } from "./messages";
import { Play } from "./play.svelte";
import { TableStore } from "./store.svelte";
import type { Wire } from "./wire";

const slots = [{ name: "start", as: "touch" as const }, { name: "to", as: "touch" as const, after: "start" }];
const kinds: Kinds = {
  step: { name: "Step", slots, way: true, chain: true },
  many: { name: "So many", slots: [{ name: "n", as: "amount", start: "max" }] },
  attack: { name: "Attack", slots, hold: "never" },
};
const ask = (offers: Offers): Ask => ({ q: 1, wait: [0], text: ["…"], offers });
const from = (start: string, ...to: string[]): Offers => ({ step: [{ start: [start], to }] });
const howMany: Offers = { many: [{ n: { min: 1, max: 3 } }] };

describe("dragging along a way", () => {
  let heard: Record<string, unknown>[];
  let store: TableStore;
  let play: Play;

  beforeEach(() => {
    heard = [];
    store = new TableStore();
    play = new Play(store, { say: (message: Record<string, unknown>) => heard.push(message) } as unknown as Wire);
    const hear = (message: Parameters<TableStore["take"]>[0]): void => {
      store.take(message);
      play.take(message);
    };
    hear({ m: "table", as: 0, you: [0], kinds, zones: {}, seats: [] } as unknown as TableMessage);
    hear({ m: "scene", n: 0, pieces: {}, seats: [], ask: ask(from("w@a", "w@b", "w@z")) } as unknown as SceneMessage);
    play.touch("w@a");
    play.way.begin();
  });

  const tried = (offers: Offers): void => play.take({ m: "tried", id: heard.length, patch: {}, ask: ask(offers) } as never);
  const walk = (to: string, then: Offers): void => {
    play.way.cross([to]);
    tried(howMany);
    tried(then);
  };
  const AB = [{ k: "step", start: "w@a", to: "w@b" }, { k: "many", n: 3 }];
  const BC = [{ k: "step", start: "w@b", to: "w@c" }, { k: "many", n: 3 }];

  it("tries a step for every place crossed, as many as can go, and does all of them when let go", () => {
    walk("w@b", from("w@b", "w@c"));
    walk("w@c", from("w@c", "w@d"));
    expect(heard.every((message) => message["m"] === "try")).toBe(true);
    expect(play.way.points).toEqual(["w@a", "w@b", "w@c"]);
    expect(play.way.release(["w@c"])).toBe(true);
    expect(heard.at(-1)).toMatchObject({ m: "do", sure: false, say: [...AB, ...BC] });
  });

  it("is shortened by going back", () => {
    walk("w@b", from("w@b", "w@a", "w@c"));
    walk("w@c", from("w@c", "w@d"));
    play.way.cross(["w@b"]);
    tried(from("w@b", "w@a", "w@c"));
    expect(play.way.points).toEqual(["w@a", "w@b"]);
    play.way.release(["w@b"]);
    expect(heard.at(-1)).toMatchObject({ m: "do", say: AB });
  });

  it("goes back to where it began without having done anything", () => {
    walk("w@b", from("w@b", "w@c"));
    play.way.cross(["w@a"]);
    expect(play.way.points).toEqual(["w@a"]);
    expect(play.way.release(["w@a"])).toBe(false);
    expect(heard.some((message) => message["m"] === "do")).toBe(false);
    expect(play.lit.has("w@b")).toBe(true);
  });

  it("is walked as fast as the hand goes, the steps following", () => {
    play.way.cross(["w@b"]);
    play.way.cross(["w@c"]);
    expect(play.way.release(["w@c"])).toBe(true);
    tried(howMany);
    tried(from("w@b", "w@c"));
    tried(howMany);
    expect(heard.some((message) => message["m"] === "do")).toBe(false);
    tried(from("w@c", "w@d"));
    expect(heard.at(-1)).toMatchObject({ m: "do", say: [...AB, ...BC] });
  });

  it("passes over what is no step", () => {
    walk("w@b", from("w@b", "w@c"));
    expect(play.way.cross(["w@x"])).toBe(false);
    expect(play.way.points).toEqual(["w@a", "w@b"]);
  });

  it("ends in another action where it is let go", () => {
    walk("w@b", { ...from("w@b", "w@c"), attack: [{ start: ["w@b"], to: ["w@x"] }] });
    play.way.cross(["w@x"]);
    play.way.release(["w@x"]);
    expect(heard.at(-1)).toMatchObject({ m: "do", say: [...AB, { k: "attack", start: "w@b", to: "w@x" }] });
  });

  it("does nothing if let go over nothing", () => {
    walk("w@b", from("w@b", "w@c"));
    expect(play.way.release(null)).toBe(false);
    play.way.cancel();
    expect(play.chain.say).toEqual([]);
    expect(play.hand.touches).toEqual([]);
    expect(heard.some((message) => message["m"] === "do")).toBe(false);
  });

  it("ends when a step is refused", () => {
    play.way.cross(["w@b"]);
    play.take({ m: "no", id: heard.length, because: "rule", say: ["Too far."] } as never);
    expect(play.way.points).toEqual([]);
    expect(play.chain.say).toEqual([]);
    play.close();
  });
});

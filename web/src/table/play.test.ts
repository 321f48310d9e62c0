import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Ask, Kinds, Said, SceneMessage, TableMessage } from "./messages";
import { hold, SOON } from "./holding.svelte";
import { Play } from "./play.svelte";
import { TableStore } from "./store.svelte";
import type { Wire } from "./wire";

const kinds: Kinds = {
  lay: { name: "Lay", slots: [{ name: "tile", as: "touch" }, { name: "cell", as: "touch" }] },
  lift: { name: "Lift", slots: [{ name: "desert", as: "touch" }], chain: true },
  put: { name: "Put", slots: [{ name: "cell", as: "touch" }] },
};
const ask = (q: number, offers: Ask["offers"]): Ask => ({ q, wait: [0], text: ["…"], offers: offers ?? {} });
const first = ask(1, { lay: [{ tile: ["x"], cell: ["w@1,0", "w@0,1"] }], lift: [{ desert: ["w@0,0"] }] });
const second = ask(2, { lift: [{ desert: ["w@1,0", "w@0,0"] }] });

class Ears {
  heard: Record<string, unknown>[] = [];
  say = (message: Record<string, unknown>): number => this.heard.push(message);
  get last(): Record<string, unknown> {
    return this.heard.at(-1)!;
  }
}

describe("playing", () => {
  let ears: Ears;
  let store: TableStore;
  let play: Play;

  const hear = (message: Parameters<TableStore["take"]>[0]): void => {
    store.take(message);
    play.take(message);
  };

  beforeEach(() => {
    ears = new Ears();
    store = new TableStore();
    play = new Play(store, ears as unknown as Wire);
    hear({ m: "table", as: 0, you: [0], kinds, zones: {}, seats: [] } as unknown as TableMessage);
    const pieces = { x: { t: "tribe", at: "display@0" }, "desert:0,0": { t: "desert", at: "w@0,0" } };
    hear({ m: "scene", n: 0, pieces, seats: [], ask: first } as SceneMessage);
  });

  const news = (next: Ask): void => hear({ m: "news", n: 1, by: 0, patch: {}, ask: next });

  it("says a tile and a cell as one action, for the question that was asked", () => {
    play.touch("x");
    play.touch("w@1,0");
    expect(ears.last).toMatchObject({ m: "do", q: 1, sure: false, say: [{ k: "lay", tile: "x", cell: "w@1,0" }] });
  });

  it("forgets the cell that was touched before, when the tile is dragged to another", () => {
    play.touch("w@1,0");
    expect(play.lift("x")).toBe(true);
    expect(ears.heard).toEqual([]);
    play.touch("w@0,1", "drop");
    expect(ears.last).toMatchObject({ m: "do", say: [{ k: "lay", tile: "x", cell: "w@0,1" }] });
  });

  it("has an empty hand after its say, though the same cell could be touched again", () => {
    play.touch("x");
    play.touch("w@1,0");
    news(second);
    expect(play.hand.touches).toEqual([]);
    expect(play.canGoBack).toBe(false);
    expect(play.lit.has("w@1,0")).toBe(true);
  });

  it("takes nothing into the hand while a link of a chain is being tried", () => {
    news(second);
    play.touch("w@1,0");
    expect(play.lit.size).toBe(0);
    expect(play.touch("w@0,0", "aim")).toBe(false);
    hear({ m: "tried", id: ears.heard.length, patch: {}, ask: ask(2, { put: [{ cell: ["w@0,1"] }] }) } as never);
    expect(play.aim).toBe(null);
    play.touch("w@0,1");
    expect(ears.last).toMatchObject({ m: "do", say: [{ k: "lift", desert: "w@1,0" }, { k: "put", cell: "w@0,1" }] });
  });

  it("keeps what it holds when news of others leave it readable", () => {
    play.touch("x");
    news({ ...first, q: 5 });
    expect(play.hand.touches).toEqual(["x"]);
  });

  it("collects a chain by trying and does it as one list", () => {
    play.touch("desert:0,0");
    expect(ears.last).toMatchObject({ m: "try", say: [{ k: "lift", desert: "w@0,0" }] });
    play.take({ m: "tried", id: ears.heard.length, patch: {}, ask: ask(9, { put: [{ cell: ["w@2,0"] }] }) } as never);
    play.touch("w@2,0");
    const list: Said[] = [{ k: "lift", desert: "w@0,0" }, { k: "put", cell: "w@2,0" }];
    expect(ears.last).toMatchObject({ m: "do", q: 1, say: list });
  });

  it("tries a chain again whose try was lost on the way", () => {
    vi.useFakeTimers();
    play.touch("w@0,0");
    expect(ears.heard).toHaveLength(1);
    vi.advanceTimersByTime(3500);
    expect(ears.heard).toHaveLength(2);
    expect(ears.last).toMatchObject({ m: "try", say: [{ k: "lift", desert: "w@0,0" }] });
    play.back();
    const said = ears.heard.length;
    vi.advanceTimersByTime(10000);
    expect(ears.heard).toHaveLength(said);
    vi.useRealTimers();
  });

  it("steps back out of a chain without having done anything", () => {
    play.touch("desert:0,0");
    play.take({ m: "tried", id: ears.heard.length, patch: {}, ask: ask(9, { put: [{ cell: ["w@2,0"] }] }) } as never);
    expect(play.back()).toBe(true);
    expect(play.lit.has("x")).toBe(true);
    expect(ears.heard.some((message) => message["m"] === "do")).toBe(false);
  });

  const laid = { m: "tried", patch: { x: null }, ask: null, cut: true, final: true, whole: true };

  it("does a chain at once that has led to its end, and asks before it is final", () => {
    play.touch("desert:0,0");
    hear({ ...laid, id: ears.heard.length } as never);
    expect(ears.last).toMatchObject({ m: "do", q: 1, sure: false, say: [{ k: "lift", desert: "w@0,0" }] });
    hear({ ...laid, m: "held", id: ears.heard.length } as never);
    play.touch("desert:0,0");
    expect(ears.last).toMatchObject({ m: "do", sure: true, say: [{ k: "lift", desert: "w@0,0" }] });
    hear({ m: "news", n: 1, by: 0, re: ears.heard.length, patch: {}, ask: first });
    expect(play.canGoBack).toBe(false);
    expect(play.lit.has("x")).toBe(true);
  });

  it("puts the last link of such a chain down again where it is not meant", () => {
    for (const otherwise of [() => play.back(), () => play.touch("x")]) {
      play.touch("desert:0,0");
      hear({ ...laid, id: ears.heard.length } as never);
      hear({ ...laid, m: "held", id: ears.heard.length } as never);
      const said = ears.heard.length;
      otherwise();
      expect(ears.heard.slice(said).some((message) => message["m"] === "do")).toBe(false);
      expect(play.held).toBeNull();
      expect(play.chain.say).toEqual([]);
      play.back();
      expect(play.lit.has("x")).toBe(true);
    }
  });

  it("does a sealed answer at once though the question stays open, and takes another one for it", () => {
    play.touch("desert:0,0");
    hear({ ...laid, cut: false, final: false, ask: first, id: ears.heard.length } as never);
    expect(ears.last).toMatchObject({ m: "do", say: [{ k: "lift", desert: "w@0,0" }] });
    hear({ m: "news", n: 1, by: 0, re: ears.heard.length, patch: {}, ask: first });
    expect(play.chain.say).toEqual([]);
    play.touch("x");
    play.touch("w@1,0");
    expect(ears.last).toMatchObject({ m: "do", say: [{ k: "lay", tile: "x", cell: "w@1,0" }] });
  });

  it("waits for Done where nothing can be taken back, and steps back from there", () => {
    play.touch("x");
    play.touch("w@1,0");
    play.take({ m: "held", id: ears.heard.length, patch: { x: null } } as never);
    expect(play.lit.size).toBe(0);
    play.done();
    expect(ears.last).toMatchObject({ m: "do", sure: true });
    play.take({ m: "held", id: ears.heard.length, patch: {} } as never);
    play.back();
    expect(play.held).toBeNull();
    expect(play.lit.has("x")).toBe(true);
  });

  it("sends what is held when the player wishes it, and always asks where the kind does", async () => {
    vi.useFakeTimers();
    const held = (): void => {
      play.touch("x");
      play.touch("w@1,0");
      play.take({ m: "held", id: ears.heard.length, patch: {} } as never);
    };
    hold("soon");
    held();
    expect(ears.last).toMatchObject({ sure: false });
    vi.advanceTimersByTime(SOON);
    expect(ears.last).toMatchObject({ sure: true });
    play.take({ m: "no", id: ears.heard.length, because: "rule", say: ["…"] } as never);

    held();
    play.back();
    vi.advanceTimersByTime(SOON);
    expect(ears.last).toMatchObject({ sure: false });

    hold("once");
    held();
    await Promise.resolve();
    expect(ears.last).toMatchObject({ sure: true });
    play.take({ m: "no", id: ears.heard.length, because: "rule", say: ["…"] } as never);

    hear({ ...store.table!, kinds: { ...kinds, lay: { ...kinds["lay"]!, hold: "always" } } });
    held();
    await Promise.resolve();
    expect(ears.last).toMatchObject({ sure: false });
    hold("done");
    vi.useRealTimers();
    play.close();
  });

  it("tells a refusal where the hand was, with an empty hand", () => {
    play.touch("x");
    play.touch("w@0,1");
    play.take({ m: "no", id: ears.heard.length, because: "rule", say: ["Too dear."] } as never);
    expect(play.refusal?.at).toBe("w@0,1");
    expect(play.hand.touches).toEqual([]);
    play.close();
  });

  it("only aims at what is small, and does it with the second touch", () => {
    play.touch("x");
    play.touch("w@0,1", "aim");
    expect(play.aim).toBe("w@0,1");
    expect(ears.heard.some((message) => message["m"] === "do")).toBe(false);
    play.touch("w@0,1", "aim");
    expect(ears.last).toMatchObject({ m: "do" });
  });

  it("turns what it holds where everybody at the screen can see it", () => {
    const turning: Kinds = { lay: { name: "Lay", slots: [...kinds["lay"]!.slots, { name: "rot", as: "turn" }] } };
    hear({ ...store.table!, kinds: turning });
    news(ask(3, { lay: [{ tile: ["x"], cell: ["w@1,0"], rot: [0, 1, 2, 3] }] }));
    play.touch("x");
    expect(play.turn("rot", 1)).toBe(true);
    expect(play.scene["x"]!.rot).toBe(1);
    play.turn("rot", -1);
    expect(play.scene["x"]!.rot).toBe(0);
    play.back();
    expect(play.turn("rot", 1)).toBe(false);
  });

  it("gives nothing of its hand to another who plays at the same screen, though the question is the same", () => {
    hear({ ...store.table!, you: [0, 1] });
    play.touch("x");
    play.touch("w@1,0");
    hear({ m: "held", id: ears.heard.length, patch: { x: null } } as never);
    hear({ m: "news", n: 0, cues: [{ v: "say", stay: true, say: ["for you alone"] }] });
    expect(store.stays).toHaveLength(1);
    hear({ ...store.table!, as: 1 });
    hear({ m: "scene", n: 0, pieces: {}, seats: [], ask: first } as SceneMessage);
    expect(store.stays).toEqual([]);
    expect(play.held).toBeNull();
    expect(play.hand.touches).toEqual([]);
    expect(play.lit.has("x")).toBe(true);
  });

  it("shows nothing as pending that came back to be made sure of", () => {
    hear({ ...store.table!, live: true });
    play.touch("x");
    play.touch("w@1,0");
    expect(play.scene["x"]).toMatchObject({ at: "w@1,0", look: ["pending"] });
    hear({ m: "held", id: ears.heard.length, patch: {} } as never);
    play.back();
    expect(play.scene["x"]).toMatchObject({ at: "display@0" });
  });
});

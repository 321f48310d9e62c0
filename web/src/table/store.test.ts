import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Cue, NewsMessage, Patch, SceneMessage, TableMessage } from "./messages";
import { TableStore } from "./store.svelte";

const GAP = 190; // after a move

describe("what happens at the table is shown beat by beat", () => {
  let store: TableStore;
  let hidden = false;
  let n = 0;

  /** So many moves in one piece of news; the last puts the piece `p` at the place of that number. */
  const news = (moves: number, more: Partial<Cue> = {}): NewsMessage => {
    const cues = Array.from({ length: moves }, (_, k): Cue => ({ v: "move", on: k === moves - 1 ? ["p"] : [], ...more }));
    return { m: "news", n: ++n, by: 0, patch: { p: { at: `w@${n}` } }, cues };
  };
  const at = (): string => store.shown["p"]!.at;

  beforeEach(() => {
    vi.useFakeTimers();
    hidden = false;
    n = 0;
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
    store = new TableStore();
    store.take({ m: "table", as: 0, you: [0], kinds: {}, zones: {}, seats: [] } as unknown as TableMessage);
    store.take({ m: "scene", n: 0, pieces: { p: { t: "t", at: "w@0" } }, seats: [], ask: { q: 1, wait: [], text: [] } } as SceneMessage);
  });
  afterEach(() => {
    store.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("one after the other, at its own pace, however much happens at once", () => {
    store.take(news(12));
    expect(store.hurried).toBe(false);
    vi.advanceTimersByTime(10.5 * GAP);
    expect(at()).toBe("w@0");
    vi.advanceTimersByTime(GAP);
    expect(at()).toBe("w@1");
  });

  it("at double speed when more comes than can be followed", () => {
    store.take(news(6));
    store.take(news(6));
    expect(store.hurried).toBe(true);
    vi.advanceTimersByTime(12 * (GAP / 2) + GAP);
    expect(at()).toBe("w@2");
    expect(store.hurried).toBe(false);
  });

  it("not at all when it is far behind", () => {
    for (let k = 0; k < 7; k++) store.take(news(6));
    expect(at()).toBe("w@7");
    expect(store.hurried).toBe(false);
  });

  it("when somebody looks: what happened behind another page is caught up with", () => {
    hidden = true;
    store.take(news(5));
    store.take(news(5));
    vi.advanceTimersByTime(60_000);
    expect(at()).toBe("w@0");
    hidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(store.hurried).toBe(true);
    vi.advanceTimersByTime(11 * (GAP / 2));
    expect(at()).toBe("w@2");
  });

  it("and can be skipped, without losing a look meant for this seat alone", () => {
    store.take(news(6));
    store.take(news(6, { stay: true, say: ["A crow."] }));
    store.finish();
    expect(at()).toBe("w@2");
    expect(store.stays).toHaveLength(6);
  });

  it("and a look meant for this seat alone ends when nothing lies as it was seen", () => {
    const look = (patch: Patch, on: string[]): NewsMessage => ({ m: "news", n: ++n, by: 0, patch, cues: on.length ? [{ v: "mark", on, stay: true }] : [] });
    store.take(look({ star: { t: "s", at: "sky@3", look: ["peeked"] }, other: { t: "o", at: "sky@4", look: ["peeked"] } }, ["star", "other"]));
    store.finish();
    store.take(look({ star: { look: null }, p: { at: "w@9" } }, []));
    expect(store.stays).toHaveLength(1); // the other one is still dark
    expect([store.asSeen(store.stays[0]!, "star"), store.asSeen(store.stays[0]!, "other")]).toEqual([false, true]);
    store.take(look({ other: null }, []));
    expect(store.stays).toEqual([]);
    store.take(look({ star: { look: ["peeked"] } }, ["star"]));
    store.take(look({ star: { at: "sky@1" } }, []));
    store.finish(); // over before it was shown
    expect(store.stays).toEqual([]);
  });

  it("at once for those who want no motion", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    store.take(news(6));
    expect(at()).toBe("w@1");
    vi.unstubAllGlobals();
  });
});

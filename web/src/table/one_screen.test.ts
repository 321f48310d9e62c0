import { describe, expect, it } from "vitest";
import type { Ask } from "./messages";
import { nextAtScreen, othersAtScreen } from "./one_screen";

const shared = { you: [0, 2], as: 0, status: "running" as const };
const waits = (...wait: number[]): Ask => ({ q: 1, wait, text: [] });

describe("several people at one screen", () => {
  it("hand it over when only another of them is waited for", () => {
    expect(nextAtScreen(shared, waits(1, 2))).toBe(2);
    expect(othersAtScreen(shared, waits(1, 2))).toEqual([]);
  });

  it("keep it while whoever it shows is waited for, but another may ask for it", () => {
    expect(nextAtScreen(shared, waits(0, 2))).toBe(null);
    expect(othersAtScreen(shared, waits(0, 2))).toEqual([2]);
  });

  it("can all play in a race, where the table waits for nobody", () => {
    expect(nextAtScreen(shared, waits())).toBe(null);
    expect(othersAtScreen(shared, waits())).toEqual([2]);
  });

  it("leave it alone while somebody elsewhere is waited for, and after the end", () => {
    expect(nextAtScreen(shared, waits(1))).toBe(null);
    expect(othersAtScreen(shared, waits(1))).toEqual([]);
    expect(othersAtScreen({ ...shared, status: "over" }, waits())).toEqual([]);
  });

  it("are nobody's concern where everyone has a screen of their own", () => {
    expect(nextAtScreen({ ...shared, you: [0] }, waits(1))).toBe(null);
    expect(othersAtScreen({ ...shared, you: [0] }, waits())).toEqual([]);
  });
});

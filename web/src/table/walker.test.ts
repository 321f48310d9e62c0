import { describe, expect, it } from "vitest";
import type { Ask, Kinds, Offers, Said } from "./messages";
import recorded from "./recorded/gods.json";
import { EMPTY, anything, FLIP, confirmed, kept, lights, notesOn, touchable, touched, turnedToFit, verdict, type Hand } from "./walker";

interface Recorded {
  kinds: Kinds;
  asks: Offers[];
}

const gods = recorded as unknown as Recorded;

/** Lords of Creation, Dice Forge, 4 Gods and Theomachy in small: what Gods does not ask. */
const small: Recorded = {
  kinds: {
    step: { name: "Step", slots: [{ name: "from", as: "touch" }, { name: "to", as: "touch", after: "from" }, { name: "n", as: "amount", start: "max" }] },
    hammer: { name: "Hammer", slots: [{ name: "n", as: "amount", start: "min" }] },
    lay: { name: "Lay", slots: [{ name: "tile", as: "touch" }, { name: "cell", as: "touch" }, { name: "side", as: "turn" }, { name: "rot", as: "turn" }] },
    over: { name: "Turn over", slots: [{ name: "tile", as: "flip" }] },
    play: { name: "Play", slots: [{ name: "card", as: "touch" }, { name: "target", as: "touch" }] },
    raise: { name: "Raise", slots: [{ name: "marker", as: "touch" }, { name: "stake", as: "drop" }] },
    keep: { name: "Keep", slots: [{ name: "cards", as: "members" }] },
  },
  asks: [
    { step: [{ from: ["b@0,0"], to: ["b@1,0"], n: { min: 1, max: 3 } }, { from: ["b@1,0"], to: ["b@0,0"], n: { min: 1, max: 1 } }] },
    { hammer: [{ n: { min: 0, max: 4 } }] },
    { lay: [{ tile: ["t1"], cell: ["w@0,0", "w@0,1"], side: [0], rot: [1, 3] }, { tile: ["t1"], cell: ["w@0,0"], side: [1], rot: [0] }], over: [{ tile: ["t1", "t2"] }] },
    { play: [{ card: ["c1"], target: ["seat1", "seat2"] }, { card: ["c1", "c2"] }] },
    { raise: [{ marker: ["m1", "m2"], stake: ["s0"] }] },
    { keep: [{ cards: { of: ["a", "b", "c"], min: 1, max: 2 } }] },
  ],
};
function unboxed(offers: Offers): Said[] {
  const out: Said[] = [];
  for (const [k, boxes] of Object.entries(offers))
    for (const box of boxes) {
      let rows: Said[] = [{ k }];
      for (const [slot, fitting] of Object.entries(box)) {
        const words = Array.isArray(fitting) ? fitting : typeof fitting === "string" ? [fitting] : fitting.of ? sets(fitting.of, fitting.min, fitting.max) : numbers(fitting.min, fitting.max);
        rows = rows.flatMap((row) => words.map((word) => ({ ...row, [slot]: word }) as Said));
      }
      out.push(...rows);
    }
  return out;
}

const numbers = (min: number, max: number): number[] => Array.from({ length: max - min + 1 }, (_, k) => min + k);
const sets = (of: string[], min: number, max: number): string[][] =>
  of.reduce<string[][]>((all, x) => [...all, ...all.map((s) => [...s, x])], [[]]).filter((s) => s.length >= min && s.length <= max);

function orders<T>(things: T[]): T[][] {
  if (things.length < 2) return [things];
  return things.flatMap((first, k) => orders([...things.slice(0, k), ...things.slice(k + 1)]).map((rest) => [first, ...rest]));
}

/** The hands that say an action: every order of its touches that `after` allows, the drop touched or not. */
function handsFor(kinds: Kinds, said: Said): Hand[] {
  const slots = kinds[said.k]!.slots.filter((slot) => slot.name in said);
  const hand: Hand = { touches: [], turns: {}, amounts: {} };
  for (const slot of slots) {
    if (slot.as === "turn") hand.turns[slot.name] = said[slot.name] as number;
    if (slot.as === "amount") hand.amounts[slot.name] = said[slot.name] as number;
  }
  const needed = slots.filter((slot) => ["touch", "flip", "members"].includes(slot.as));
  return orders(needed)
    .filter((order) => order.every((slot, k) => !slot.after || order.slice(0, k).some((other) => other.name === slot.after)))
    .map((order) => ({
      ...hand,
      touches: order.flatMap((slot) => {
        const word = said[slot.name]!;
        return Array.isArray(word) ? word : [(slot.as === "flip" ? FLIP : "") + String(word)];
      }),
    }));
}

const text = (said: Said): string => JSON.stringify(Object.entries(said).map(([k, v]) => [k, Array.isArray(v) ? [...v].sort() : v]).sort());

/** Every action the hand can be brought to say by at most one more consent. */
function sayable(kinds: Kinds, offers: Offers, hand: Hand): Said[] {
  const seen = verdict(kinds, offers, hand);
  const one = confirmed(kinds, offers, hand);
  return [...(one ? [one] : []), ...seen.chips.map((chip) => chip.said)];
}

describe.each([["Gods, recorded", gods], ["what other games ask", small]])("%s", (_, { kinds, asks }) => {
  it("lets every legal action be said, touched in any allowed order", () => {
    for (const offers of asks)
      for (const said of unboxed(offers))
        for (const hand of handsFor(kinds, said)) {
          for (let k = 0; k < hand.touches.length; k++)
            expect(touchable(kinds, offers, { ...hand, touches: hand.touches.slice(0, k) }, hand.touches[k]!)).toBe(true);
          expect(sayable(kinds, offers, hand).map(text)).toContain(text(said));
        }
  });

  it("lets nothing else be said, whatever is touched", () => {
    let seed = 11;
    const roll = (n: number): number => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) % n;
    for (const offers of asks) {
      const legal = unboxed(offers);
      const allowed = new Set(legal.map(text));
      const handles = [...new Set(legal.flatMap((said) => Object.values(said).flat().filter((word): word is string => typeof word === "string")))];
      for (let trial = 0; trial < 60; trial++) {
        let hand: Hand = { ...EMPTY, turns: { side: roll(2), rot: roll(4) }, amounts: { n: roll(6) } };
        for (let k = 0; k < 4; k++) {
          hand = touched(kinds, offers, hand, [handles[roll(handles.length)]!]) ?? hand;
          for (const said of sayable(kinds, offers, hand)) expect(allowed).toContain(text(said));
        }
      }
    }
  });

  it("never fires on an empty hand, and lights something for everyone who is asked", () => {
    for (const offers of asks) {
      const seen = verdict(kinds, offers, EMPTY);
      expect(seen.fires).toBeNull();
      expect(lights(kinds, offers, EMPTY).size > 0 || seen.stepper !== null).toBe(true);
    }
  });
});

const [steps, , lay, play, raise, keep] = small.asks as [Offers, Offers, Offers, Offers, Offers, Offers];
const hand = (...touches: string[]): Hand => ({ ...EMPTY, touches });

describe("a hand", () => {
  it("does not fire because only one action is left", () => {
    const offers: Offers = { lay: [{ tile: ["t1"], cell: ["w@0,0"], side: [0], rot: [0] }] };
    expect(verdict(small.kinds, offers, hand("t1")).fires).toBeNull();
    expect(verdict(small.kinds, offers, hand("t1", "w@0,0")).fires).not.toBeNull();
  });

  it("glows only at the first free slot, though more can be touched", () => {
    const lit = lights(small.kinds, lay, EMPTY);
    expect(lit.get("t1")?.glows).toBe(true);
    expect(lit.get("w@0,0")?.glows).toBe(false);
  });

  it("shows a cell pale where the tile fits only when turned, and turns it by the fewest turns", () => {
    const held = hand("t1");
    expect(lights(small.kinds, lay, held).get("w@0,1")?.bright).toBe(false);
    expect(lights(small.kinds, lay, { ...held, turns: { rot: 3 } }).get("w@0,1")?.bright).toBe(true);
    expect(verdict(small.kinds, lay, hand("t1", "w@0,1")).fires).toBeNull();
    expect(turnedToFit(small.kinds["lay"]!, lay["lay"]![0]!, { ...held, turns: { rot: 2 } })).toEqual({ rot: 3 });
  });

  it("asks with chips where a touch is complete for one meaning and a beginning of another", () => {
    const seen = verdict(small.kinds, play, hand("c1"));
    expect(seen.fires).toBeNull();
    expect(seen.chips.map((chip) => chip.said)).toEqual([{ k: "play", card: "c1" }]);
    expect(verdict(small.kinds, play, hand("c2")).fires).toEqual({ k: "play", card: "c2" });
  });

  it("fills a drop that was not touched", () => {
    expect(verdict(small.kinds, raise, hand("m1")).fires).toEqual({ k: "raise", marker: "m1", stake: "s0" });
    expect(verdict(small.kinds, raise, hand("m1", "s0")).fires).toEqual({ k: "raise", marker: "m1", stake: "s0" });
  });

  it("asks how many, and begins where the kind says", () => {
    expect(verdict(small.kinds, steps, hand("b@0,0", "b@1,0")).stepper).toEqual({ kind: "step", slot: "n", min: 1, max: 3, value: 3 });
    expect(verdict(small.kinds, steps, hand("b@1,0", "b@0,0")).fires).toEqual({ k: "step", from: "b@1,0", to: "b@0,0", n: 1 });
  });

  it("gathers a set by toggling and sends it only when asked", () => {
    const one = touched(small.kinds, keep, EMPTY, ["a"])!;
    const two = touched(small.kinds, keep, one, ["b"])!;
    expect(verdict(small.kinds, keep, two).fires).toBeNull();
    expect(verdict(small.kinds, keep, two).gathering?.said).toEqual({ k: "keep", cards: ["a", "b"] });
    expect(touched(small.kinds, keep, two, ["a"])!.touches).toEqual(["b"]);
    expect(touchable(small.kinds, keep, two, "c")).toBe(false);
  });

  it("starts anew where a touch does not go with what is held", () => {
    expect(touched(small.kinds, play, hand("c1"), ["c2"])!.touches).toEqual(["c2"]);
    expect(touched(small.kinds, lay, hand("t1"), ["nowhere"])).toBeNull();
    const two: Offers = { lay: [{ tile: ["t1"], cell: ["w@0,0"] }, { tile: ["t2"], cell: ["w@0,1"] }] };
    expect(touched(small.kinds, two, hand("t1"), ["t2"])!.touches).toEqual(["t2"]);
    expect(touched(small.kinds, two, hand("t1"), ["w@0,1"])).toBeNull(); // there only the other tile could be laid
    expect(touched(small.kinds, lay, hand("t1"), ["t1"])!.touches).toEqual([]);
  });

  it("keeps its longest beginning that still reads after news", () => {
    expect(kept(small.kinds, steps, hand("b@0,0", "b@9,9")).touches).toEqual(["b@0,0"]);
    expect(kept(small.kinds, steps, hand("b@9,9")).touches).toEqual([]);
  });

  it("takes the innermost handle that can be touched", () => {
    expect(touched(small.kinds, lay, hand("t1"), ["city", "w@0,0", "w"])!.touches).toEqual(["t1", "w@0,0"]);
  });

  it("lays nothing on itself where anything can be touched", () => {
    const unhelped: Offers = { lay: [{ tile: ["t1"], cell: "*", side: [0, 1], rot: [0, 1] }] };
    expect(touched(small.kinds, unhelped, hand("t1"), ["t1", "hands@left", "hands"])!.touches).toEqual([]);
    expect(touched(small.kinds, unhelped, hand("t1"), ["w@4,4", "w"])!.touches).toEqual(["t1", "w@4,4"]);
    expect(anything(small.kinds, unhelped, hand("t1"))).toBe(true);
    expect(anything(small.kinds, unhelped, EMPTY)).toBe(false);
    expect(anything(small.kinds, lay, hand("t1"))).toBe(false);
  });

  it("knows the note of what is about to be touched", () => {
    const ask: Ask = { q: 1, wait: [], text: "", offers: play, notes: { play: { "c1|seat1": "3 {gold}" } } };
    expect(notesOn(small.kinds, ask, hand("c1"), "seat1")).toEqual([["play", "3 {gold}"]]);
    expect(notesOn(small.kinds, ask, hand("c1"), "seat2")).toEqual([]);
  });
});

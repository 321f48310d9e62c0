import { describe, expect, it } from "vitest";
import { beatsOf } from "./beats";
import type { NewsMessage, Pieces } from "./messages";
import { patched } from "./scene";

const news: NewsMessage = {
  m: "news",
  n: 5,
  patch: { "desert:0": null, "desert:2,1": { t: "desert", at: "w@2,1" }, e0: { n: 4 }, "token:1,1": null, t0: { n: 9 }, pile: { n: 30 } },
  was: { "desert:2,1": "desert:0" },
  into: { "token:1,1": "t0" },
  cues: [
    { v: "move", on: ["desert:2,1", "e0"] },
    { v: "move", on: ["t0"] },
    { v: "say", say: "…" },
  ],
};

describe("beats", () => {
  it("take what a piece was away in the moment it appears elsewhere", () => {
    expect(beatsOf(news)[0]!.patch).toEqual({ "desert:0": null, "desert:2,1": { t: "desert", at: "w@2,1" }, e0: { n: 4 } });
    expect(beatsOf(news)[0]!.was).toEqual({ "desert:2,1": "desert:0" });
  });

  it("let a piece go with the beat that names where it goes, and the unnamed with the last that moves", () => {
    const second = beatsOf(news)[1]!;
    expect(second.patch).toEqual({ "token:1,1": null, t0: { n: 9 }, pile: { n: 30 } });
    expect(second.into).toEqual({ "token:1,1": "t0" });
  });

  it("end at the patch's values", () => {
    const scene: Pieces = { "desert:0": { t: "desert", at: "d@0" }, "token:1,1": { t: "token", at: "x" }, e0: { t: "e", at: "has0", n: 7 }, t0: { t: "t", at: "has0", n: 8 }, pile: { t: "p", at: "pile", n: 31 } };
    const shown = beatsOf(news).reduce((now, beat) => patched(now, beat.patch), scene);
    expect(shown).toEqual(patched(scene, news.patch!));
  });

  it("show the value for now where a die falls twice", () => {
    const twice = beatsOf({ patch: { d: { up: 5 } }, cues: [{ v: "roll", on: ["d"], set: { d: { up: 3 } } }, { v: "roll", on: ["d"] }] });
    expect(twice.map((beat) => beat.patch)).toEqual([{ d: { up: 3 } }, { d: { up: 5 } }]);
  });

  it("make one beat of news without cues", () => {
    expect(beatsOf({ patch: { a: null } })).toEqual([{ cue: null, patch: { a: null }, was: {}, into: {} }]);
    expect(beatsOf({})).toEqual([]);
  });
});

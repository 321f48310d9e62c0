import { describe, expect, it } from "vitest";
import type { Patch, Pieces } from "./messages";
import { bubbles, canonical, crc32, patched } from "./scene";

const scene: Pieces = {
  tile: { t: "tile", at: "w@0,0", n: 3 },
  god: { t: "god", at: "tile", of: 1, look: ["dim"] },
};
const patch: Patch = { tile: { n: null, rot: 2 }, god: null, temple: { t: "temple", at: "w@1,0" } };

describe("a scene", () => {
  it("follows a merge patch and leaves the old scene alone", () => {
    expect(patched(scene, patch)).toEqual({ tile: { t: "tile", at: "w@0,0", rot: 2 }, temple: { t: "temple", at: "w@1,0" } });
    expect(scene["god"]).toBeDefined();
  });

  it("has the same text whatever the order of its keys", () => {
    expect(canonical({ b: [1, { d: "ä", c: null }], a: "x" })).toBe('{"a":"x","b":[1,{"c":null,"d":"ä"}]}');
  });

  it("is summed up by the usual CRC-32", () => {
    expect(crc32("123456789")).toBe("cbf43926");
    expect(crc32("")).toBe("00000000");
  });

  it("hands a touch on from part to piece to place to zone", () => {
    expect(bubbles(scene, "god#2")).toEqual(["god#2", "god", "tile", "w@0,0", "w"]);
  });
});

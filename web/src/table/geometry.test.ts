import { describe, expect, it } from "vitest";
import { framed, partAt } from "./geometry";
import type { PieceType, Zone } from "./messages";

const tile: PieceType = { kind: "tile", name: "tile", shape: "square", turns: 4 };
const whole = { x: -50, y: -50, w: 100, h: 100 };
const corner = { id: "0", x: 0.25, y: 0.25, name: "corner" };

describe("the frame of a board", () => {
  it("leaves exactly the cells open, whatever its picture's own origin", () => {
    const zone: Zone = { as: "square", dock: "board", name: "world", rows: 8, cols: 8 };
    expect(framed(zone, { x: -60, y: -60, w: 920, h: 920 })).toEqual({ x: -110, y: -110, w: 920, h: 920 });
  });
});

describe("parts of a piece", () => {
  it("turn with it", () => {
    const at = (rot: number): number[] => {
      const { x, y } = partAt(tile, { t: "tile", at: "w@0,0", rot }, corner, whole);
      return [Math.round(x), Math.round(y)];
    };
    expect([0, 1, 2, 3].map(at)).toEqual([[-25, -25], [25, -25], [25, 25], [-25, 25]]);
  });
});

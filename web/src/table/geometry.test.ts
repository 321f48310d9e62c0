import { describe, expect, it } from "vitest";
import { cellAt, framed, middle, partAt } from "./geometry";
import type { PieceType, Zone } from "./messages";

const tile: PieceType = { kind: "tile", name: "tile", shape: "square", turns: 4 };
const whole = { x: -50, y: -50, w: 100, h: 100 };
const corner = { id: "0", x: 0.25, y: 0.25, name: "corner" };

describe("the cell at a point", () => {
  it("is the one whose middle is nearest, on every grid", () => {
    const grids: Zone[] = [
      { as: "hex", dock: "board", name: "pointy" },
      { as: "hex", dock: "board", name: "flat", pointy: false },
      { as: "square", dock: "board", name: "square" },
    ];
    for (const zone of grids) {
      const cells = Array.from({ length: 81 }, (_, k) => `${(k % 9) - 4},${Math.floor(k / 9) - 4}`);
      for (let k = 0; k < 400; k++) {
        const point = { x: ((k * 37) % 301) - 150, y: ((k * 53) % 307) - 150 };
        const far = (cell: string): number => Math.hypot(middle(zone, cell).x - point.x, middle(zone, cell).y - point.y);
        const found = cellAt(zone, point)!;
        expect(far(found)).toBeCloseTo(Math.min(...cells.map(far)), 6);
      }
    }
    expect(cellAt({ as: "mat", dock: "board", name: "mat" }, { x: 0, y: 0 })).toBeNull();
  });
});

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

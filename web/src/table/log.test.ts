import { describe, expect, it } from "vitest";
import { grouped } from "./log";
import type { Entry } from "./messages";

const told = (n: number, by: number, ...says: string[]): Entry[] => says.map((say) => ({ n, by, say: [say] }));

describe("the log", () => {
  it("keeps what one action led to together, and folds it where that is much", () => {
    const log = [...told(1, 0, "Anna rolls.", "Anna gets 1 gold.", "Bruno gets 2 suns.", "Anna gets a moon."), ...told(2, 1, "Bruno forges.", "Bruno pays.")];
    expect(grouped(log).map(({ n, by, says, folds }) => [n, by, says.length, folds])).toEqual([
      [1, 0, 4, true],
      [2, 1, 2, false],
    ]);
  });

  it("does not join two actions of one player", () => {
    expect(grouped([...told(1, 0, "Anna lays."), ...told(2, 0, "Anna lays.")])).toHaveLength(2);
  });
});

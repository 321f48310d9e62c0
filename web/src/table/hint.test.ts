import { expect, test } from "vitest";
import { handlesOf, percent } from "./hint";

test("a hint lights what the move touches, and no amounts", () =>
  expect(handlesOf({ k: "lay", tile: "t1", cell: "w@0,1", turn: 2, of: ["a", "b"] })).toEqual(["t1", "w@0,1", "a", "b"]));

test("chances are whole percent", () => expect(percent(0.6251)).toBe(63));

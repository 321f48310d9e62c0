import { expect, test } from "vitest";
import { Camera } from "./camera.svelte";

const mat = { x: 0, y: 0, w: 1000, h: 500 };

test("a board is in the middle of its window", () => {
  const camera = new Camera();
  camera.reaches(mat);
  camera.sized(1000, 700);
  expect(camera.seen(0, 0)).toEqual({ x: 0, y: 100 });
});

test("what lies over the upper edge of the window lies over no part of the board", () => {
  const camera = new Camera();
  camera.reaches(mat);
  camera.sized(1000, 540, 60);
  expect(camera.seen(0, 0).y).toBeGreaterThanOrEqual(60);
  expect(camera.seen(0, 500).y).toBeLessThanOrEqual(540.001);
});

test("where the board leaves the upper edge free anyway it stays in the middle", () => {
  const camera = new Camera();
  camera.reaches(mat);
  camera.sized(1000, 700, 60);
  expect(camera.seen(0, 0)).toEqual({ x: 0, y: 100 });
});

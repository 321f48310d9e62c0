/** Where a bubble comes to lie: at its thing, inside the window, and not over the prompt, whose buttons take back what the bubble asks. */
import type { Extent, Point } from "./geometry";

const GAP = 10; // pixels between a bubble and its thing
const EDGE = 8; // and between a bubble and the edge of the window

type Size = Pick<Extent, "w" | "h">;

/** Above the thing, else below it, else below the prompt; where there is no room for that either, at the lower edge. */
export function restsAt(thing: Extent, bubble: Size, window: Size, prompt: Extent | null): Point {
  const x = Math.min(window.w - bubble.w - EDGE, Math.max(EDGE, thing.x + thing.w / 2 - bubble.w / 2));
  const lowest = window.h - bubble.h - EDGE;
  const [above, below] = [thing.y - bubble.h - GAP, Math.min(lowest, thing.y + thing.h + GAP)];
  const clear = (y: number): boolean => !prompt || x >= prompt.x + prompt.w || x + bubble.w <= prompt.x || y >= prompt.y + prompt.h || y + bubble.h <= prompt.y;
  if (above >= EDGE && clear(above)) return { x, y: above };
  if (!prompt || clear(below)) return { x, y: below };
  return { x, y: Math.min(lowest, prompt.y + prompt.h + EDGE) };
}

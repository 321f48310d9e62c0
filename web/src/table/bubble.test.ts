import { describe, expect, it } from "vitest";
import { restsAt } from "./bubble";

const PHONE = { w: 390, h: 844 };
const PROMPT = { x: 0, y: 120, w: 390, h: 88 };
const BUBBLE = { w: 200, h: 90 };
const thing = (x: number, y: number) => ({ x, y, w: 40, h: 40 });

describe("a bubble", () => {
  it("lies above its thing, and inside the window", () => {
    expect(restsAt(thing(170, 500), BUBBLE, PHONE, PROMPT)).toEqual({ x: 90, y: 400 });
    expect(restsAt(thing(0, 500), BUBBLE, PHONE, PROMPT).x).toBe(8);
    expect(restsAt(thing(350, 500), BUBBLE, PHONE, PROMPT).x).toBe(182);
  });
  it("lies below a thing that is close under the prompt: the buttons there stay free", () => {
    expect(restsAt(thing(170, 240), BUBBLE, PHONE, PROMPT).y).toBe(290);
  });
  it("lies below the prompt if its thing is close above it", () => {
    expect(restsAt(thing(170, 60), BUBBLE, PHONE, PROMPT).y).toBe(216);
  });
  it("lies above its thing where the prompt is elsewhere", () => {
    expect(restsAt(thing(170, 240), BUBBLE, PHONE, { x: 300, y: 120, w: 90, h: 88 }).y).toBe(140);
    expect(restsAt(thing(170, 240), BUBBLE, PHONE, null).y).toBe(140);
  });
  it("never leaves the window", () => {
    expect(restsAt(thing(170, 240), { w: 200, h: 700 }, PHONE, PROMPT).y).toBe(136);
  });
});

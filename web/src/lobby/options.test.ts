import { describe, expect, it } from "vitest";
import type { GameOption } from "../api";
import { counting, sent } from "./options";

const flag = (name: string, more: Partial<GameOption> = {}): GameOption => ({
  name,
  title: name,
  values: [
    { value: false, title: "off" },
    { value: true, title: "on" },
  ],
  default: false,
  ...more,
});
const OPTIONS = [flag("bag"), flag("decay", { needs: { bag: true } }), flag("rot", { needs: { decay: true } }), flag("duel", { seats: [2, 2] })];
const names = (choices: Record<string, boolean>, seats = 3) => counting(OPTIONS, choices, seats).map((option) => option.name);

describe("options that count", () => {
  it("leaves out what needs another option until that one is chosen", () => {
    expect(names({})).toEqual(["bag"]);
    expect(names({ bag: true })).toEqual(["bag", "decay"]);
    expect(names({ bag: true, decay: true })).toEqual(["bag", "decay", "rot"]);
  });

  it("counts nothing that hangs on an option that does not count itself", () => {
    expect(names({ bag: false, decay: true, rot: true })).toEqual(["bag"]);
  });

  it("shows what is for some numbers of players only with so many", () => {
    expect(names({}, 2)).toEqual(["bag", "duel"]);
  });

  it("sends what counts and nothing else", () => {
    expect(sent(OPTIONS, { bag: false, decay: true, duel: true }, 4)).toEqual({ bag: false });
    expect(sent(OPTIONS, { bag: true, decay: true }, 2)).toEqual({ bag: true, decay: true, rot: false, duel: false });
  });
});

/**
 * The walker: what a hand on the table means.
 *
 * A hand is an ordered list of touches with orientations and amounts. A reading assigns the touches to the slots of one
 * kind so that some box agrees. Touches may come in any order, except that a slot with `after` waits for the other one.
 * A hand fires only when everything that must be touched was touched and nothing else can be meant; never merely
 * because a single action is legal.
 */
import type { Ask, Box, Fitting, Handle, Kind, Kinds, Offers, Said, Slot } from "./messages";

/** A handle said by the flip gesture instead of a touch. */
export const FLIP = "~";

export interface Hand {
  touches: Handle[];
  turns: Record<string, number>;
  amounts: Record<string, number>;
}

export const EMPTY: Hand = { touches: [], turns: {}, amounts: {} };

/** One way to understand the touches. `boxes` are those that agree with it. */
export interface Reading {
  kind: string;
  filled: Record<string, Handle | Handle[]>;
  boxes: Box[];
}

/** What a hand can become by one more consent. */
export interface Choice {
  kind: string;
  said: Said;
}

/** A number that is still open, where everything else has been said. */
export interface Stepper {
  kind: string;
  slot: string;
  min: number;
  max: number;
  value: number;
}

/** A set that is being chosen; `said` is null while there are too few. */
export interface Gathering {
  kind: string;
  slot: string;
  chosen: Handle[];
  min: number;
  max: number;
  said: Said | null;
}

/** Everything the frame needs to know about a hand. */
export interface Verdict {
  readings: Reading[];
  fires: Said | null;
  chips: Choice[];
  stepper: Stepper | null;
  gathering: Gathering | null;
}

const TOUCHED = new Set(["touch", "drop", "flip", "members"]);

function slotsOf(kind: Kind): Slot[] {
  return kind.slots.filter((slot) => TOUCHED.has(slot.as));
}

function listed(fitting: Fitting): (Handle | number)[] {
  if (typeof fitting === "string") return [fitting];
  if (Array.isArray(fitting)) return fitting;
  if (fitting.of) return fitting.of;
  return [];
}

function accepts(slot: Slot, fitting: Fitting | undefined, touch: Handle): boolean {
  if (fitting === undefined) return false;
  const flipped = touch.startsWith(FLIP);
  if (flipped !== (slot.as === "flip")) return false;
  const handle = flipped ? touch.slice(FLIP.length) : touch;
  if (fitting === "*") return handle.includes("@");
  return listed(fitting).includes(handle);
}

/** Every way to understand the touches. */
export function readings(kinds: Kinds, offers: Offers, touches: Handle[]): Reading[] {
  const out: Reading[] = [];
  for (const [name, boxes] of Object.entries(offers)) {
    const kind = kinds[name];
    if (kind) assign(name, slotsOf(kind), boxes, touches, 0, {}, out);
  }
  return out;
}

function assign(
  kind: string,
  slots: Slot[],
  boxes: Box[],
  touches: Handle[],
  next: number,
  filled: Record<string, Handle | Handle[]>,
  out: Reading[],
): void {
  const touch = touches[next];
  if (touch === undefined) {
    if (boxes.length) out.push({ kind, filled, boxes });
    return;
  }
  for (const slot of slots) {
    const before = filled[slot.name];
    if (slot.as !== "members" && before !== undefined) continue;
    if (slot.after !== undefined && filled[slot.after] === undefined) continue;
    const chosen = Array.isArray(before) ? before : [];
    if (chosen.includes(touch)) continue;
    const again = touches.indexOf(touch) !== touches.lastIndexOf(touch); // what is in the hand is no place to lay it on
    const agreeing = boxes.filter((box) => !(again && box[slot.name] === "*") && accepts(slot, box[slot.name], touch) && chosen.length < most(box[slot.name]));
    if (!agreeing.length) continue;
    const word = slot.as === "members" ? [...chosen, touch] : slot.as === "flip" ? touch.slice(FLIP.length) : touch;
    assign(kind, slots, agreeing, touches, next + 1, { ...filled, [slot.name]: word }, out);
  }
}

function most(fitting: Fitting | undefined): number {
  return fitting !== undefined && typeof fitting === "object" && !Array.isArray(fitting) && fitting.of ? fitting.max : Infinity;
}

function mustBeTouched(kind: Kind, box: Box): string[] {
  return kind.slots.filter((s) => (s.as === "touch" || s.as === "flip") && s.name in box).map((s) => s.name);
}

/** Does the hand's orientation suit the box? Slots the hand has not set stand at 0. */
export function fitsAsTurned(kind: Kind, box: Box, hand: Hand): boolean {
  return kind.slots
    .filter((slot) => slot.as === "turn" && slot.name in box)
    .every((slot) => listed(box[slot.name]!).includes(hand.turns[slot.name] ?? 0));
}

/** The orientation of a box that is reached by the fewest turns, seen from the hand's. */
export function turnedToFit(kind: Kind, box: Box, hand: Hand): Record<string, number> {
  const turns = { ...hand.turns };
  for (const slot of kind.slots) {
    if (slot.as !== "turn" || !(slot.name in box)) continue;
    const values = listed(box[slot.name]!) as number[];
    const now = hand.turns[slot.name] ?? 0;
    if (!values.includes(now)) turns[slot.name] = values.find((value) => value > now) ?? values[0]!;
  }
  return turns;
}

function amountSlots(kind: Kind, box: Box): Slot[] {
  return kind.slots.filter((slot) => slot.as === "amount" && slot.name in box);
}

function amountIn(slot: Slot, fitting: Fitting, hand: Hand): number {
  const range = fitting as { min: number; max: number };
  const start = slot.start === "min" ? range.min : range.max;
  return Math.min(range.max, Math.max(range.min, hand.amounts[slot.name] ?? start));
}

/** The complete say of a reading in one box, or null while something is missing. Untouched drops come from the box. */
function sayIn(kind: Kind, reading: Reading, box: Box, hand: Hand): Said | null {
  if (lacksTouch(kind, reading, box)) return null;
  if (Object.keys(reading.filled).some((name) => !(name in box))) return null;
  const said: Said = { k: reading.kind };
  for (const slot of kind.slots) {
    const fitting = box[slot.name];
    if (fitting === undefined) continue;
    const word = reading.filled[slot.name];
    if (slot.as === "members") {
      const range = fitting as { min: number; max: number };
      const chosen = Array.isArray(word) ? word : [];
      if (chosen.length < range.min || chosen.length > range.max) return null;
      said[slot.name] = chosen;
    } else if (slot.as === "amount") {
      said[slot.name] = amountIn(slot, fitting, hand);
    } else if (slot.as === "turn") {
      const now = hand.turns[slot.name] ?? 0;
      if (!listed(fitting).includes(now)) return null;
      said[slot.name] = now;
    } else if (typeof word === "string") {
      said[slot.name] = word;
    } else {
      const places = listed(fitting);
      if (places.length !== 1) return null;
      said[slot.name] = places[0]!;
    }
  }
  return said;
}

function lacksTouch(kind: Kind, reading: Reading, box: Box): boolean {
  return mustBeTouched(kind, box).some((name) => reading.filled[name] === undefined);
}

function open(box: Box, slot: Slot): boolean {
  const range = box[slot.name] as { min: number; max: number };
  return range.min < range.max;
}

/** What the hand means now. */
export function verdict(kinds: Kinds, offers: Offers, hand: Hand): Verdict {
  const read = readings(kinds, offers, hand.touches);
  const out: Verdict = { readings: read, fires: null, chips: [], stepper: null, gathering: null };
  const complete: (Choice & { box: Box })[] = [];
  let longer = false;
  for (const reading of read) {
    const kind = kinds[reading.kind]!;
    const set = kind.slots.find((slot) => slot.as === "members");
    for (const box of reading.boxes) {
      const said = sayIn(kind, reading, box, hand);
      if (set && set.name in box) {
        const range = box[set.name] as { min: number; max: number };
        const chosen = (reading.filled[set.name] as Handle[] | undefined) ?? [];
        const better = !out.gathering || chosen.length > out.gathering.chosen.length;
        if (better) out.gathering = { kind: reading.kind, slot: set.name, chosen, min: range.min, max: range.max, said };
      } else if (said) complete.push({ kind: reading.kind, said, box });
      else longer ||= lacksTouch(kind, reading, box);
    }
  }
  const first = complete[0];
  if (!first) return out;
  const rest = complete.filter((choice) => JSON.stringify(choice.said) !== JSON.stringify(first.said));
  if (longer || rest.length || (out.gathering && hand.touches.length)) {
    out.chips = [first, ...rest].map(({ kind, said }) => ({ kind, said }));
    if (!hand.touches.length) out.stepper = stepperIn(kinds, complete, hand);
    if (out.stepper) out.chips = [];
    return out;
  }
  const needsNumber = amountSlots(kinds[first.kind]!, first.box).some((slot) => open(first.box, slot));
  if (needsNumber || !hand.touches.length) out.stepper = stepperIn(kinds, complete, hand);
  else out.fires = first.said;
  return out;
}

function stepperIn(kinds: Kinds, complete: (Choice & { box: Box })[], hand: Hand): Stepper | null {
  for (const { kind, box } of complete) {
    const slot = amountSlots(kinds[kind]!, box)[0];
    if (!slot) continue;
    const range = box[slot.name] as { min: number; max: number };
    return { kind, slot: slot.name, min: range.min, max: range.max, value: amountIn(slot, range, hand) };
  }
  return null;
}

/** The complete say of the hand when its number is confirmed, or a drag is released. */
export function confirmed(kinds: Kinds, offers: Offers, hand: Hand): Said | null {
  const seen = verdict(kinds, offers, hand);
  if (seen.fires) return seen.fires;
  if (seen.gathering?.said) return seen.gathering.said;
  if (!seen.stepper) return null;
  for (const reading of seen.readings) {
    if (reading.kind !== seen.stepper.kind) continue;
    for (const box of reading.boxes) {
      const said = sayIn(kinds[reading.kind]!, reading, box, hand);
      if (said) return said;
    }
  }
  return null;
}

/** How a handle answers a touch: does it fit the first free slot (glows), and as the held piece is turned (bright)? */
export interface Light {
  glows: boolean;
  bright: boolean;
  kinds: string[];
}

/** Everything that can be touched next. */
export function lights(kinds: Kinds, offers: Offers, hand: Hand): Map<Handle, Light> {
  const out = new Map<Handle, Light>();
  for (const reading of readings(kinds, offers, hand.touches)) {
    const kind = kinds[reading.kind]!;
    const slots = slotsOf(kind);
    const first = slots.find((slot) => slot.as !== "drop" && !full(slot, reading));
    for (const slot of slots) {
      if (full(slot, reading)) continue;
      if (slot.after !== undefined && reading.filled[slot.after] === undefined) continue;
      for (const box of reading.boxes) {
        const fitting = box[slot.name];
        if (fitting === undefined || fitting === "*") continue;
        const turned = fitsAsTurned(kind, box, hand);
        for (const handle of listed(fitting)) {
          if (typeof handle !== "string" || isChosen(reading, slot, handle)) continue;
          const key = slot.as === "flip" ? FLIP + handle : handle;
          const light = out.get(key) ?? { glows: false, bright: false, kinds: [] };
          light.glows ||= slot === first || (slot.as === "drop" && hand.touches.length > 0);
          light.bright ||= turned;
          if (!light.kinds.includes(reading.kind)) light.kinds.push(reading.kind);
          out.set(key, light);
        }
      }
    }
  }
  return out;
}

function full(slot: Slot, reading: Reading): boolean {
  const word = reading.filled[slot.name];
  if (word === undefined) return false;
  return !Array.isArray(word) || reading.boxes.every((box) => word.length >= most(box[slot.name]));
}

function isChosen(reading: Reading, slot: Slot, handle: Handle): boolean {
  const word = reading.filled[slot.name];
  return Array.isArray(word) ? word.includes(handle) : word === handle;
}

/** Can the handle be touched next? Says yes to `"*"` slots too, which light nothing. */
export function touchable(kinds: Kinds, offers: Offers, hand: Hand, handle: Handle): boolean {
  return readings(kinds, offers, [...hand.touches, handle]).length > 0;
}

/**
 * The hand after touching one of the handles, innermost first.
 *
 * A handle that does not read with the whole hand is read with its longest beginning after which it glows: another piece is
 * taken instead, but a place that does not suit the piece in the hand means nothing. Touching what is in the hand takes it
 * out, with everything after it (from a set: only itself). Null if the touch means nothing.
 */
export function touched(kinds: Kinds, offers: Offers, hand: Hand, handles: Handle[]): Hand | null {
  const set = verdict(kinds, offers, hand).gathering;
  for (const handle of handles) {
    if (set?.chosen.includes(handle)) return { ...hand, touches: hand.touches.filter((other) => other !== handle) };
    if (touchable(kinds, offers, hand, handle)) return { ...hand, touches: [...hand.touches, handle] };
    const at = hand.touches.indexOf(handle);
    if (at >= 0) return { ...hand, touches: hand.touches.slice(0, at) };
  }
  for (let length = hand.touches.length - 1; length >= 0; length--) {
    const shorter = { ...EMPTY, touches: hand.touches.slice(0, length) };
    const light = lights(kinds, offers, shorter);
    const handle = handles.find((candidate) => light.get(candidate)?.glows);
    if (handle !== undefined) return { ...shorter, touches: [...shorter.touches, handle] };
  }
  return null;
}

/** Can anything at all be touched next, lit or not? Then the keyboard goes over every place of the boards. */
export function anything(kinds: Kinds, offers: Offers, hand: Hand): boolean {
  return readings(kinds, offers, hand.touches).some(({ kind, filled, boxes }) =>
    hand.touches.length > 0 && kinds[kind]!.slots.some((slot) => filled[slot.name] === undefined && boxes.some((box) => box[slot.name] === "*")),
  );
}

/** The longest beginning of the hand that still reads: what is kept when the table has changed. */
export function kept(kinds: Kinds, offers: Offers, hand: Hand): Hand {
  for (let length = hand.touches.length; length > 0; length--) {
    const touches = hand.touches.slice(0, length);
    if (readings(kinds, offers, touches).length) return { ...hand, touches };
  }
  return EMPTY;
}

/** The notes of the kinds that can be meant when the handle joins the hand: `[kind, note]`. */
export function notesOn(kinds: Kinds, ask: Ask, hand: Hand, handle: Handle): [string, string][] {
  const out: [string, string][] = [];
  const touches = hand.touches.includes(handle) ? hand.touches : [...hand.touches, handle];
  for (const reading of readings(kinds, ask.offers ?? {}, touches)) {
    const notes = ask.notes?.[reading.kind];
    if (!notes) continue;
    const names = kinds[reading.kind]!.slots.filter((slot) => slot.as === "touch" && reading.filled[slot.name]);
    const note = notes[names.map((slot) => reading.filled[slot.name]).join("|")] ?? notes["*"];
    if (note !== undefined && !out.some(([kind]) => kind === reading.kind)) out.push([reading.kind, note]);
  }
  return out;
}

/** The half-said action of a hand, for "why can't I?". */
export function halfSaid(kinds: Kinds, offers: Offers, hand: Hand): Said | null {
  const reading = readings(kinds, offers, hand.touches)[0];
  return reading ? ({ k: reading.kind, ...reading.filled } as Said) : null;
}

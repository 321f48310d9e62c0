/**
 * The player's hand at a table: touches become words to the server.
 *
 * Kinds marked `chain` are collected here and tried; the list is done when the try says that it is whole, or when a say
 * comes that is no chain. What cannot be taken back comes home as `held` and waits for its button. While a complete say is pointed at, the server tries it and the screen shows what
 * would be.
 */
import { holding, SOON } from "./holding.svelte";
import type { Ask, Handle, Kinds, NoMessage, Offers, Patch, Pieces, Said, TriedMessage } from "./messages";
import { bubbles, patched } from "./scene";
import type { TableStore } from "./store.svelte";
import {
  anything,
  confirmed,
  EMPTY,
  FLIP,
  halfSaid,
  kept,
  lights,
  notesOn,
  touched,
  turnedToFit,
  verdict,
  type Hand,
  type Light,
  type Verdict,
} from "./walker";
import { Way } from "./way.svelte";
import type { Wire } from "./wire";

export interface Held {
  say: Said[];
  q: number;
  message: TriedMessage;
}

/** A refusal, and the handle where the hand was. */
export interface Refusal {
  message: NoMessage;
  at: Handle | null;
}

/** Says that are collected; `tried` is the server's answer to the first `links` of them. */
interface Chain {
  say: Said[];
  tried: TriedMessage | null;
  links: number;
}

const NO_CHAIN: Chain = { say: [], tried: null, links: 0 };
const HOVER_WAIT = 80;
const TRY_PATIENCE = 3000; // milliseconds until a chain's try counts as lost
const REFUSAL_STAYS = 7000;
const NOTHING: Verdict = { readings: [], fires: null, chips: [], stepper: null, gathering: null };

export class Play {
  hand = $state.raw<Hand>(EMPTY);
  chain = $state.raw<Chain>(NO_CHAIN);
  held = $state.raw<Held | null>(null);
  /** What is held is sent by itself in a moment. */
  soon = $state(false);
  preview = $state.raw<{ key: string; message: TriedMessage } | null>(null);
  /** Chosen on a small target or turned to fit: one more touch does it. */
  aim = $state.raw<Handle | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  why = $state.raw<{ touch: Handle; message: NoMessage | null } | null>(null);
  sent = $state.raw<{ id: number; say: Said[] } | null>(null);
  pending = $state.raw<{ id: number; patch: Patch }[]>([]);
  private undoing = $state(0); // the id of an undo that is not answered
  readonly way = new Way(this);

  readonly ask: Ask | null = $derived.by(() => (this.chain.tried ? (this.chain.tried.ask ?? null) : this.store.ask));
  readonly kinds: Kinds = $derived.by(() => this.store.table?.kinds ?? {});
  readonly seat: number = $derived.by(() => this.store.table?.as ?? -1);
  /** A link of the chain is on its way to the server: nothing can be meant until it has been tried. */
  readonly linking: boolean = $derived.by(() => this.chain.say.length !== this.chain.links);
  /** The chain has led to its end: it can be done or taken back, and not go on. Steps of a way can. */
  private readonly whole: boolean = $derived.by(() => {
    const last = this.chain.say.at(-1);
    return last !== undefined && !this.linking && this.chain.tried?.whole === true && this.kinds[last.k]?.chain === true && !this.way.points.length;
  });
  /** Something was said and the server has not answered: what the screen shows may be about to change. */
  readonly busy: boolean = $derived.by(() => this.linking || this.sent !== null || this.pending.length > 0 || this.undoing !== 0);
  readonly offers: Offers = $derived.by(() => (this.held || this.linking || (this.sent && !this.store.table?.live) ? {} : (this.ask?.offers ?? {})));
  readonly verdict: Verdict = $derived.by(() => (Object.keys(this.offers).length ? verdict(this.kinds, this.offers, this.hand) : NOTHING));
  readonly lit: Map<Handle, Light> = $derived.by(() => lights(this.kinds, this.offers, this.hand));
  /** Whatever is touched next may be meant: nothing shows what is. */
  readonly anything: boolean = $derived.by(() => anything(this.kinds, this.offers, this.hand));
  readonly chosen: Set<Handle> = $derived.by(() => new Set([...this.hand.touches, ...(this.ask?.hand ?? [])]));
  /** What would be: the scene's patch by a held, collected or hovered say. */
  readonly wouldBe: Patch | null = $derived.by(
    () => this.held?.message.patch ?? this.preview?.message.patch ?? this.chain.tried?.patch ?? null,
  );
  /** What lies on the table, with what is on its way there; what is held is turned as the hand turns it. */
  readonly scene: Pieces = $derived.by(() => {
    const patches = this.pending.map(({ patch }) => patch);
    const held = this.hand.touches[0];
    if (held !== undefined && Object.keys(this.hand.turns).length) patches.push({ [held]: this.hand.turns });
    return patches.reduce<Pieces>((scene, patch) => patched(scene, Object.fromEntries(Object.entries(patch).filter(([id]) => id in scene))), this.store.shown);
  });

  private lastQ = -1;
  private lastSeat = -1;
  private tries = new Map<number, { key: string; chain: boolean }>();
  private known = new Map<string, TriedMessage>();
  private inFlight = 0;
  private wanted: { key: string; say: Said[] } | null = null;
  private hoverTimer: ReturnType<typeof setTimeout> | undefined;
  private refusalTimer: ReturnType<typeof setTimeout> | undefined;
  private whyId = 0;
  private lastTouched: Handle | null = null;

  constructor(
    private readonly store: TableStore,
    private readonly wire: Wire | null,
  ) {}

  /** Reads an answer, or news after the store has taken them. */
  take(message: { m: string; id?: number; re?: number }): void {
    if (message.id === this.undoing) this.undoing = 0;
    if (message.m === "tried") this.takeTried(message as TriedMessage);
    else if (message.m === "held") this.takeHeld(message as TriedMessage);
    else if (message.m === "no") this.takeNo(message as unknown as NoMessage);
    else if (message.m === "ok") this.takeOk(message.id!);
    else if (message.m === "news" || message.m === "scene") this.takeNews(message.re);
    else if (message.m === "table" && this.seat !== this.lastSeat) this.handOver();
  }

  /** Another seat plays at this screen: what the one before had in hand, held or pending is not its own. */
  private handOver(): void {
    this.lastSeat = this.seat;
    this.lastQ = -1;
    this.hand = EMPTY;
    this.chain = NO_CHAIN;
    this.way.end();
    this.held = null;
    this.sent = null;
    this.pending = [];
    this.preview = null;
    this.wanted = null;
    this.aim = null;
    this.refusal = null;
    this.why = null;
  }

  private takeNews(re: number | undefined): void {
    if (re !== undefined) this.settle(re);
    const q = this.store.ask?.q ?? 0;
    if (q !== this.lastQ) {
      this.lastQ = q;
      this.known.clear();
      if (this.sent) this.hand = EMPTY;
      this.sent = null;
      this.held = null;
      this.chain = NO_CHAIN;
      this.way.end();
    } else if (re !== undefined && this.sent?.id === re) {
      this.sent = null;
      this.chain = NO_CHAIN;
      this.way.end();
    }
    const { aim } = this;
    this.preview = null;
    this.aim = null;
    if (!this.sent) this.keep(aim);
  }

  /** Keeps of the hand what still reads, and what is aimed at if it can still be done; what would now be said by itself, or not at all, is put down again. */
  private keep(aim: Handle | null): void {
    this.hand = kept(this.kinds, this.offers, this.hand);
    const { fires, stepper, chips } = this.verdict;
    if (aim !== null && this.hand.touches.at(-1) === aim && (fires || stepper)) return void (this.aim = aim);
    const stuck = this.hand.touches.length > 0 && !stepper && !chips.length && !this.lit.size;
    if (fires || stuck) this.hand = { ...this.hand, touches: this.hand.touches.slice(0, -1) };
    if (!this.hand.touches.length) this.hand = this.fresh();
  }

  /** An empty hand, or what the question puts into it. */
  private fresh(): Hand {
    return kept(this.kinds, this.offers, { ...EMPTY, touches: [...(this.ask?.hand ?? [])] });
  }

  private takeTried(message: TriedMessage): void {
    const asked = this.tries.get(message.id);
    this.tries.delete(message.id);
    if (message.id === this.inFlight) this.inFlight = 0;
    if (asked?.chain) {
      if (asked.key !== JSON.stringify(this.chain.say)) return;
      this.chain = { ...this.chain, tried: message, links: this.chain.say.length };
      this.aim = null;
      this.hand = this.fresh();
      if (this.whole) this.commit();
      else this.way.linked();
    } else if (asked) {
      this.known.set(asked.key, message);
      if (this.wanted?.key === asked.key) this.preview = { key: asked.key, message };
    }
    if (this.wanted && !this.known.has(this.wanted.key)) this.tryIt(this.wanted);
  }

  private takeHeld(message: TriedMessage): void {
    this.settle(message.id);
    if (this.sent?.id !== message.id) return;
    const held = { say: this.sent.say, q: this.store.ask?.q ?? 0, message };
    this.held = held;
    this.sendAsWished(held);
    this.sent = null;
    this.preview = null;
    this.aim = null;
    this.hand = EMPTY;
  }

  private takeOk(id: number): void {
    if (id === this.whyId && this.why) this.why = null;
    if (this.store.table?.live && this.sent?.id === id) this.sent = null;
  }

  private takeNo(message: NoMessage): void {
    if (message.id === this.whyId && this.why) {
      this.why = { ...this.why, message };
      return;
    }
    const tried = this.tries.get(message.id);
    this.tries.delete(message.id);
    if (message.id === this.inFlight) this.inFlight = 0;
    if (tried && !tried.chain) return;
    this.settle(message.id);
    this.sent = null;
    this.held = null;
    this.preview = null;
    this.aim = null;
    this.chain = NO_CHAIN;
    this.way.end();
    this.hand = this.fresh();
    this.refuse(message);
  }

  /** What was shown before the server had answered is shown as the server has it. */
  private settle(answered: number): void {
    this.pending = this.pending.filter(({ id }) => id !== answered);
  }

  private refuse(message: NoMessage): void {
    this.refusal = { message, at: message.on?.[0] ?? this.lastTouched };
    clearTimeout(this.refusalTimer);
    this.refusalTimer = setTimeout(() => (this.refusal = null), REFUSAL_STAYS);
  }

  /** Touches the innermost of the handles that means something. False if none does. */
  touch(handle: Handle, by: "tap" | "drop" | "aim" = "tap"): boolean {
    const handles = handle.startsWith(FLIP) ? [handle] : bubbles(this.store.truth, handle);
    this.store.finish();
    this.refusal = null;
    this.lastTouched = handle;
    if (this.held) {
      const fresh = Object.keys(this.held.message.patch).filter((id) => !(id in this.store.truth)); // a ghost on its place
      const meant = new Set([...this.held.say.flatMap((said) => Object.values(said).flat()), ...fresh]);
      if (handles.some((one) => meant.has(one))) return this.done();
      this.letGo();
    }
    if (this.aim && handles.includes(this.aim)) return this.confirm();
    const next = touched(this.kinds, this.offers, this.hand, handles);
    if (!next) return false;
    this.aim = null;
    this.preview = null;
    this.hand = next;
    if (this.verdict.fires && by !== "aim") return this.say(this.verdict.fires);
    if (by === "drop" && this.verdict.stepper && next.touches.length) return this.confirm();
    if (by === "aim" && (this.verdict.fires || this.verdict.stepper)) this.aimAt(next.touches.at(-1)!);
    else this.turnToFit();
    return true;
  }

  private aimAt(handle: Handle): void {
    this.aim = handle;
    const said = confirmed(this.kinds, this.offers, this.hand);
    if (said) this.want([...this.chain.say, said]);
  }

  /** Everything is touched but the piece does not fit as it is turned: it is turned, and waits for one more touch. */
  private turnToFit(): void {
    const { readings } = this.verdict;
    const reading = readings[0];
    if (this.verdict.fires || this.verdict.chips.length || this.verdict.stepper || readings.length !== 1 || !reading) return;
    const kind = this.kinds[reading.kind]!;
    const lacks = kind.slots.some((slot) => slot.as === "touch" && reading.boxes[0]![slot.name] !== undefined && !reading.filled[slot.name]);
    if (lacks || !kind.slots.some((slot) => slot.as === "turn")) return;
    this.hand = { ...this.hand, turns: turnedToFit(kind, reading.boxes[0]!, this.hand) };
    this.aimAt(this.hand.touches.at(-1)!);
  }

  /** Does what is aimed at, counted out or gathered. */
  confirm(): boolean {
    if (this.held) return this.done();
    const said = confirmed(this.kinds, this.offers, this.hand);
    return said ? this.say(said) : false;
  }

  /** Says a complete action, or adds it to the chain. */
  say(said: Said): boolean {
    this.aim = null;
    if (!this.kinds[said.k]?.chain) return this.do([...this.chain.say, said], false);
    this.link(said);
    return true;
  }

  /** Adds a say to the chain, to be tried. */
  link(said: Said): void {
    const say = [...this.chain.say, said];
    this.chain = { ...this.chain, say };
    this.hand = EMPTY;
    this.tryIt({ key: JSON.stringify(say), say }, true);
  }

  /** Takes the last says off the chain; what is left is tried again. */
  unlink(links: number): void {
    const say = this.chain.say.slice(0, -links);
    this.chain = { ...NO_CHAIN, say };
    this.hand = EMPTY;
    if (say.length) this.tryIt({ key: JSON.stringify(say), say }, true);
    else {
      this.hand = this.fresh();
      this.way.linked();
    }
  }

  /** What was held is not done. A chain that was whole loses its last link: it could only have been done. */
  private letGo(): void {
    this.held = null;
    if (this.whole) this.unlink(1);
    else this.hand = this.fresh();
  }

  /** Does what the chain has collected. */
  commit(): boolean {
    return this.do(this.chain.say, false);
  }

  /** Takes something into an empty hand, if it can be touched. */
  takeUp(handle: Handle): void {
    this.hand = kept(this.kinds, this.offers, { ...EMPTY, touches: [handle] });
  }

  /** Takes something up to be dragged. Where it goes is where it will be let go: a place that was touched before, and would complete the say at once, is forgotten. */
  lift(handle: Handle): boolean {
    const next = touched(this.kinds, this.offers, this.hand, bubbles(this.store.truth, handle));
    if (this.hand.touches.length && next && verdict(this.kinds, this.offers, next).fires) this.hand = this.fresh();
    return this.touch(handle);
  }

  private do(say: Said[], sure: boolean): boolean {
    if (!this.wire) return false;
    const q = this.held?.q ?? this.store.ask?.q ?? 0;
    const id = this.wire.say({ m: "do", as: this.seat, q, say, sure });
    this.sent = { id, say };
    this.wanted = null;
    if (this.store.table?.live) {
      this.pending = [...this.pending, { id, patch: this.guessed(say) }];
      this.hand = EMPTY;
      this.chain = NO_CHAIN;
    }
    return true;
  }

  /** Where the said pieces will lie if the server agrees: shown at once on live tables. */
  private guessed(say: Said[]): Patch {
    const patch: Patch = {};
    for (const said of say) {
      const handles = Object.values(said).flat().filter((word): word is string => typeof word === "string");
      const piece = handles.find((handle) => handle in this.store.truth);
      const place = handles.find((handle) => handle.includes("@"));
      if (!piece) continue;
      const turns = Object.fromEntries(["side", "rot"].filter((name) => typeof said[name] === "number").map((name) => [name, said[name]]));
      patch[piece] = { ...turns, ...(place ? { at: place } : {}), look: ["pending"] };
    }
    return patch;
  }

  /** What is held is sent when the player wishes it; a kind that always asks waits for Done. */
  private sendAsWished(held: Held): void {
    const asks = held.say.some((said) => this.kinds[said.k]?.hold === "always");
    this.soon = holding.now === "soon" && !asks;
    if (this.soon) setTimeout(() => this.held === held && this.soon && this.done(), SOON);
    else if (holding.now === "once" && !asks) queueMicrotask(() => this.held === held && this.done());
  }

  /** Done: what was held is meant. */
  done(): boolean {
    const { held } = this;
    if (!held) return false;
    const said = this.do(held.say, true);
    this.held = null;
    return said;
  }

  /** One step back: the held say, the last touch, the last link of a chain. False if there is nothing to step back from. */
  back(): boolean {
    this.refusal = null;
    this.preview = null;
    this.wanted = null;
    this.aim = null;
    if (this.held) {
      this.letGo();
      return true;
    }
    const given = this.ask?.hand?.length ?? 0;
    if (this.hand.touches.length > given || (this.hand.touches.length && !this.chain.say.length && !given)) {
      this.hand = { ...this.hand, touches: this.hand.touches.slice(0, -1) };
      return true;
    }
    if (!this.chain.say.length) return false;
    this.unlink(1);
    return true;
  }

  /** Can this hand say anything? In a replay it cannot. */
  get speaks(): boolean {
    return this.wire !== null && this.seat >= 0;
  }

  get offersSomething(): boolean {
    return Object.keys(this.offers).length > 0;
  }

  get canGoBack(): boolean {
    return this.held !== null || this.chain.say.length > 0 || this.hand.touches.length > (this.ask?.hand?.length ?? 0);
  }

  undo(): void {
    this.store.finish();
    if (this.wire) this.undoing = this.wire.say({ m: "undo", as: this.seat });
  }

  /** Is something in the hand that can be turned? */
  get turns(): boolean {
    return this.canTurn("rot");
  }

  private canTurn(slot: "rot" | "side"): boolean {
    return this.hand.touches.length > 0 && this.verdict.readings.some(({ kind }) => this.kinds[kind]!.slots.some((one) => one.as === "turn" && one.name === slot));
  }

  /** Turns the held piece: `rot` by steps, `side` over. */
  turn(slot: "rot" | "side", by: number): boolean {
    if (!this.canTurn(slot)) return false;
    const piece = this.store.truth[this.hand.touches[0]!];
    const type = piece && this.store.types[piece.t];
    const many = slot === "side" ? (type?.art?.length ?? 2) : (type?.turns ?? 4);
    const now = this.hand.turns[slot] ?? 0;
    this.hand = { ...this.hand, turns: { ...this.hand.turns, [slot]: (now + by + many) % many } };
    return true;
  }

  count(value: number): void {
    const { stepper } = this.verdict;
    if (!stepper) return;
    const amount = Math.min(stepper.max, Math.max(stepper.min, value));
    this.hand = { ...this.hand, amounts: { ...this.hand.amounts, [stepper.slot]: amount } };
  }

  /** Pointing at a handle: what would happen is tried and shown. Null: pointing at nothing. */
  point(handle: Handle | null): void {
    clearTimeout(this.hoverTimer);
    if (this.aim || this.held) return;
    this.wanted = null;
    if (this.preview) this.preview = null;
    if (handle === null || !this.hand.touches.length) return;
    const next = touched(this.kinds, this.offers, this.hand, bubbles(this.store.truth, handle));
    if (!next || next.touches.length <= this.hand.touches.length) return;
    const seen = verdict(this.kinds, this.offers, next);
    const said = seen.fires ?? (seen.stepper ? confirmed(this.kinds, this.offers, next) : null) ?? seen.chips[0]?.said;
    if (said) this.hoverTimer = setTimeout(() => this.want([...this.chain.say, said]), HOVER_WAIT);
  }

  private want(say: Said[]): void {
    const key = JSON.stringify(say);
    const known = this.known.get(key);
    this.wanted = { key, say };
    if (known) this.preview = { key, message: known };
    else if (!this.inFlight) this.tryIt(this.wanted);
  }

  private tryIt(wish: { key: string; say: Said[] }, chain = false): void {
    if (!this.wire) return;
    const id = this.wire.say({ m: "try", as: this.seat, q: this.store.ask?.q ?? 0, say: wish.say });
    if (!chain) this.inFlight = id;
    this.tries.set(id, { key: wish.key, chain });
    if (chain) setTimeout(() => this.tryAgain(id, wish), TRY_PATIENCE);
  }

  /** A chain waits for its try; one that was lost on the way is said again, as long as it is still wanted. */
  private tryAgain(id: number, wish: { key: string; say: Said[] }): void {
    if (!this.tries.delete(id)) return;
    if (JSON.stringify(this.chain.say) === wish.key) this.tryIt(wish, true);
  }

  /** Asks why a handle cannot be touched now. */
  askWhy(handle: Handle): void {
    if (!this.wire || !this.store.ask?.q) return;
    const said = this.hand.touches.length ? halfSaid(this.kinds, this.offers, this.hand) : null;
    this.why = { touch: handle, message: null };
    const place = bubbles(this.store.truth, handle).find((one) => one.includes("@")) ?? handle;
    this.whyId = this.wire.say({ m: "why", as: this.seat, q: this.store.ask.q, touch: said ? place : handle, ...(said ? { say: said } : {}) });
  }

  /** The notes shown at a handle, as `[kind, note]`. */
  notes(handle: Handle): [string, string][] {
    return this.ask ? notesOn(this.kinds, { ...this.ask, offers: this.offers }, this.hand, handle) : [];
  }

  /** Can the handle, or what it lies on, be touched? Then which of them. */
  meant(handle: Handle): Handle | null {
    const handles = bubbles(this.store.truth, handle);
    return handles.find((one) => this.lit.has(one)) ?? handles.find((one) => this.chosen.has(one)) ?? null;
  }

  close(): void {
    clearTimeout(this.hoverTimer);
    clearTimeout(this.refusalTimer);
  }
}

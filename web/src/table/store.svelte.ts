/**
 * What this screen knows of one table: fed by messages, whether they come from the wire or from a replay file.
 *
 * `truth` is the scene as the server has it; `shown` follows it beat by beat, so that the eye can follow. `finish` makes
 * them equal at once, and every touch does that: input never waits for motion.
 */
import { tick } from "svelte";
import { beatsOf, gapAfter, type Beat } from "./beats";
import type {
  Ask,
  ChatMessage,
  Clock,
  Cue,
  Entry,
  Handle,
  NewsMessage,
  OverMessage,
  PeopleMessage,
  Piece,
  Pieces,
  PieceType,
  SceneMessage,
  Seat,
  ServerMessage,
  TableMessage,
} from "./messages";
import { patched, sceneHash } from "./scene";
import { loadGame, type Symbols } from "./symbols";

/** What shows a beat: set by the page, absent in tests. Called before the scene changes; what it returns, after. */
export type Stagehand = (beat: Beat) => () => void;

const LOG_KEPT = 400;
const BEHIND = 8; // so many beats waiting are played at double speed
const FAR_BEHIND = 40; // so many are not played at all: the scene is shown as it is

/** Where a piece lies and how it looks. */
const asItLies = ({ t, at, look = [] }: Piece): string => JSON.stringify([t, at, look]);

export class TableStore {
  table = $state.raw<TableMessage | null>(null);
  types = $state.raw<Record<string, PieceType>>({});
  symbols = $state.raw<Symbols>({});
  shown = $state.raw<Pieces>({});
  seats = $state.raw<Seat[]>([]);
  ask = $state.raw<Ask | null>(null);
  clock = $state.raw<Clock | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  here = $state.raw<string[]>([]);
  over = $state.raw<OverMessage | null>(null);
  banner = $state.raw<Cue | null>(null);
  /** The points are being counted out, step by step. */
  counting = $state(false);
  marks = $state.raw<{ on: Handle[]; tint: string }>({ on: [], tint: "" });
  stays = $state.raw<Cue[]>([]);
  /** Beats are played at double speed, to catch up. */
  hurried = $state(false);
  n = $state(-1);
  truth: Pieces = {};
  lastTurn = $state.raw<{ scene: Pieces; beats: Beat[] } | null>(null);
  stagehand: Stagehand | null = null;
  private queue: Beat[] = [];
  private lay = new WeakMap<Cue, Record<Handle, string>>(); // how the pieces of a private look lay when it was told
  private late = false; // something came before everything else was shown
  private timer: ReturnType<typeof setTimeout> | undefined;
  private bannerTimer: ReturnType<typeof setTimeout> | undefined;
  private hashes = true;

  /** `heal` is called when this screen and the server disagree about the scene. */
  constructor(private readonly heal: () => void = () => {}) {
    globalThis.document?.addEventListener("visibilitychange", this.goOn);
  }

  take(message: ServerMessage): void {
    if (message.m === "table") this.takeTable(message);
    else if (message.m === "scene") this.takeScene(message);
    else if (message.m === "news") this.takeNews(message);
    else if (message.m === "over") this.over = message;
    else if (message.m === "chat") this.chat = [...this.chat, message].slice(-LOG_KEPT);
    else if (message.m === "people") this.takePeople(message);
    else if (message.m === "standing" && this.table?.standing) this.table = { ...this.table, standing: { ...this.table.standing, set: message.set } };
  }

  private takeTable(message: TableMessage): void {
    const before = this.table;
    this.table = message;
    if (before && before.as !== message.as) {
      this.stays = [];
      this.lastTurn = null;
    }
    if (!this.seats.length || before?.status !== message.status) this.seats = message.seats;
    if (before?.types === message.types && !message.own_types) return;
    void loadGame(message).then((loaded) => {
      if (this.table?.types !== message.types) return;
      this.types = { ...loaded.types, ...this.table.own_types };
      this.symbols = loaded.symbols;
    });
  }

  private takePeople({ here, seats, paused = false, pausing = [] }: PeopleMessage): void {
    this.here = here;
    if (!this.table) return;
    this.table = { ...this.table, seats, paused, pausing };
    this.seats = this.seats.length === seats.length ? this.seats.map((seat, k) => ({ ...seat, ...seats[k] })) : seats;
  }

  private takeScene(message: SceneMessage): void {
    this.stop();
    this.truth = message.pieces;
    this.shown = message.pieces;
    this.n = message.n;
    this.seats = message.seats;
    this.clock = message.clock ?? null;
    this.ask = message.ask;
    if (message.log) this.log = message.log;
    if (message.people) this.here = message.people;
    this.hashes = message.h === undefined || sceneHash(message.pieces) === message.h;
    this.endLooks();
  }

  private takeNews(message: NewsMessage): void {
    if (message.n < this.n) return;
    const beats = beatsOf(message);
    if (!this.queue.length && message.by !== null) this.lastTurn = { scene: this.truth, beats: [] };
    this.lastTurn?.beats.push(...beats);
    this.truth = patched(this.truth, message.patch ?? {});
    this.n = message.n;
    this.endLooks();
    for (const cue of message.cues ?? []) {
      if (cue.stay) this.lay.set(cue, Object.fromEntries((cue.on ?? []).flatMap((id) => (this.truth[id] ? [[id, asItLies(this.truth[id])]] : []))));
    }
    if (message.seats) this.seats = message.seats;
    if (message.clock !== undefined) this.clock = message.clock;
    if (message.ask !== undefined) this.ask = message.ask;
    const said = (message.cues ?? []).filter((cue) => cue.say && cue.say.length);
    this.log = [...this.log, ...said.map((cue) => ({ n: message.n, by: message.by ?? null, say: cue.say! }))].slice(-LOG_KEPT);
    if (this.hashes && message.h !== undefined && sceneHash(this.truth) !== message.h) return this.heal();
    this.show(beats);
  }

  private show(beats: Beat[]): void {
    if (this.table?.live || isCalm()) return this.showAtOnce(beats);
    this.late ||= this.queue.length > 0 || isHidden();
    this.queue.push(...beats);
    this.counting ||= beats.some(({ cue }) => cue?.v === "count");
    this.goOn();
  }

  /** Plays what waits, unless nobody looks: what was missed meanwhile is caught up with when the page is seen again. */
  private goOn = (): void => {
    if (isHidden()) return;
    if (this.late && this.queue.length > FAR_BEHIND) return this.finish();
    this.hurried ||= this.late && this.queue.length > BEHIND;
    if (this.timer === undefined && this.queue.length) this.next();
  };

  /** Live tables and those who want no motion have no queue: everything is there in the moment it arrives; only what is counted out waits. */
  private showAtOnce(beats: Beat[]): void {
    const whole: Beat = { cue: null, patch: {}, was: {}, into: {} };
    for (const { patch, was, into } of beats) {
      Object.assign(whole.patch, patch);
      Object.assign(whole.was, was);
      Object.assign(whole.into, into);
    }
    const changed = this.stagehand?.(whole);
    this.finish();
    void tick().then(changed);
    const rest = beats.filter(({ cue }) => cue).map(({ cue }): Beat => ({ cue, patch: {}, was: {}, into: {} }));
    for (const beat of rest) if (beat.cue!.v !== "count") void this.play(beat);
    this.queue = isCalm() ? [] : rest.filter(({ cue }) => cue!.v === "count");
    this.counting = this.queue.length > 0;
    this.next();
  }

  private next(): void {
    this.timer = undefined;
    const beat = this.queue.shift();
    if (!beat) return this.finish();
    void this.play(beat);
    this.timer = setTimeout(() => this.next(), gapAfter(beat, this.hurried));
  }

  private async play(beat: Beat): Promise<void> {
    const changed = this.stagehand?.(beat);
    if (Object.keys(beat.patch).length) this.shown = patched(this.shown, beat.patch);
    const { cue } = beat;
    if (cue?.v === "banner" || cue?.v === "count") this.announce(cue);
    if (cue?.v === "mark" || cue?.v === "count") this.mark(cue.on ?? [], cue.tint ?? "");
    if (cue?.stay) this.keepLooks([cue]);
    await tick();
    changed?.();
  }

  private announce(cue: Cue): void {
    this.banner = cue;
    clearTimeout(this.bannerTimer);
    this.bannerTimer = setTimeout(() => (this.banner = null), 1800);
  }

  /** Lights pieces for a moment: a village that was founded, what a log entry speaks of. */
  mark(on: Handle[], tint = ""): void {
    this.marks = { on, tint };
    setTimeout(() => this.marks.on === on && (this.marks = { on: [], tint: "" }), 1400);
  }

  /** Shows the scene as it is, at once; private looks are not lost. */
  finish(): void {
    const looks = this.queue.flatMap(({ cue }) => (cue?.stay ? [cue] : []));
    this.keepLooks(looks);
    this.stop();
    this.shown = this.truth;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.late = false;
    this.hurried = false;
    this.counting = false;
  }

  /** Plays the last news again. */
  again(): void {
    if (!this.lastTurn) return;
    this.finish();
    this.shown = this.lastTurn.scene;
    this.queue = this.lastTurn.beats.map((beat) => (beat.cue?.stay ? { ...beat, cue: { ...beat.cue, stay: false } } : beat));
    this.timer = setTimeout(() => this.next(), 250);
  }

  dismiss(cue: Cue): void {
    this.stays = this.stays.filter((other) => other !== cue);
  }

  /** Does the piece of a private look still lie as it was seen? What has been turned up, played or moved is no secret any more. */
  asSeen(cue: Cue, id: Handle): boolean {
    const was = this.lay.get(cue)?.[id];
    const piece = this.truth[id];
    return was === undefined || (piece !== undefined && asItLies(piece) === was);
  }

  private keepLooks(looks: Cue[]): void {
    if (looks.length) this.stays = [...this.stays, ...looks.filter((cue) => !this.isOver(cue))];
  }

  private endLooks(): void {
    if (this.stays.some((cue) => this.isOver(cue))) this.stays = this.stays.filter((cue) => !this.isOver(cue));
  }

  /** A private look is over when none of its pieces lies as it was seen. One without pieces stays until it is dismissed. */
  private isOver(cue: Cue): boolean {
    const ids = Object.keys(this.lay.get(cue) ?? {});
    return ids.length > 0 && !ids.some((id) => this.asSeen(cue, id));
  }

  /** Puts the screen at a scene of a replay without motion. */
  place(pieces: Pieces, n: number, seats: Seat[], ask: Ask | null): void {
    this.stop();
    this.truth = pieces;
    this.shown = pieces;
    this.n = n;
    this.seats = seats;
    this.ask = ask;
  }

  close(): void {
    globalThis.document?.removeEventListener("visibilitychange", this.goOn);
    this.stop();
    clearTimeout(this.bannerTimer);
  }
}

function isHidden(): boolean {
  return globalThis.document?.hidden ?? false;
}

/** Does whoever looks want no motion? */
export function isCalm(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/**
 * A replay: the table, its first scene and everything that happened, of one view, stepped through in both directions.
 *
 * Forwards one step at a time it moves as at the table; anything else is shown at once. No server is needed any more.
 */
import type { Ask, Clock, Entry, NewsMessage, OverMessage, Pieces, Sand, SceneMessage, Seat, TableMessage } from "../table/messages";
import { patched } from "../table/scene";
import type { TableStore } from "../table/store.svelte";

export interface ReplayFile {
  table: TableMessage;
  scene: SceneMessage;
  news: NewsMessage[];
  over?: OverMessage;
}

/** What there is to show after so many steps. `n` is the number of log entries contained. */
interface Moment {
  n: number;
  pieces: Pieces;
  seats: Seat[];
  ask: Ask | null;
  log: number; // how many sentences have been said
  sand: Sand | null;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP = 1400; // milliseconds between steps at normal speed
const LONGEST = 10_000; // a pause at the table is no longer than this

export class Replay {
  step = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  private readonly moments: Moment[] = [];
  private readonly said: Entry[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly file: ReplayFile,
    private readonly store: TableStore,
  ) {
    let { pieces, seats } = file.scene;
    let ask: Ask | null = file.scene.ask;
    this.moments.push({ n: file.scene.n, pieces, seats, ask, log: 0, sand: file.scene.sand ?? null });
    for (const news of file.news) {
      pieces = patched(pieces, news.patch ?? {});
      seats = news.seats ?? seats;
      ask = news.ask === undefined ? ask : news.ask;
      for (const cue of news.cues ?? []) {
        if (cue.say?.length) this.said.push({ n: news.n, by: news.by ?? null, say: cue.say });
      }
      this.moments.push({ n: news.n, pieces, seats, ask, log: this.said.length, sand: news.sand ?? null });
    }
    store.take({ ...file.table, undo: false });
    store.take(file.scene);
  }

  get length(): number {
    return this.file.news.length;
  }

  /** The number of log entries at this moment: what a link names. */
  get n(): number {
    return this.moments[this.step]?.n ?? 0;
  }

  get seats(): Seat[] {
    return this.file.table.seats;
  }

  get table(): TableMessage {
    return this.file.table;
  }

  /** The last sentence said at this moment. */
  get sentence(): Entry | undefined {
    const count = this.moments[this.step]?.log ?? 0;
    return this.said[count - 1];
  }

  /** The last moment that contains no more than n entries. */
  stepOf(n: number): number {
    return this.moments.findLastIndex((moment) => moment.n <= Math.max(n, this.moments[0]?.n ?? 0));
  }

  /** Shows a moment at once. */
  go(step: number): void {
    this.step = Math.min(this.length, Math.max(0, step));
    const moment = this.moments[this.step]!;
    this.store.place(moment.pieces, moment.n, moment.seats, moment.ask);
    this.store.log = this.said.slice(0, moment.log);
    this.turnGlass();
  }

  /** The hourglass as it was at this moment; it runs as it ran while a game in real time is played again. */
  private turnGlass(): void {
    const sand = this.moments[this.step]!.sand;
    this.store.clock = sand && this.glass(sand);
  }

  private glass({ left, len }: Sand): Clock {
    if (!this.playing || !this.file.table.live) return { ends: 0, len, stopped: left };
    return { ends: Date.now() + left / this.speed, len, rate: this.speed };
  }

  /** One step on, as it happened. */
  forward(): void {
    const news = this.file.news[this.step];
    if (!news) return this.pause();
    this.store.finish();
    this.store.take({ ...news, m: "news" });
    this.step += 1;
    this.turnGlass();
  }

  back(): void {
    this.pause();
    this.go(this.step - 1);
  }

  play(): void {
    if (this.step === this.length) this.go(0);
    this.playing = true;
    this.next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
    this.turnGlass();
  }

  /** Milliseconds until the next step: as it was at the table where everybody acts at once, else as the eye needs. */
  private gap(): number {
    const [last, next] = [this.file.news[this.step - 1]?.at, this.file.news[this.step]?.at];
    if (!this.file.table.live || last === undefined || next === undefined) return STEP;
    return Math.min(LONGEST, Math.max(0, next - last));
  }

  private next(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.forward();
    if (this.step === this.length) this.pause();
    else this.timer = setTimeout(() => this.next(), this.gap() / this.speed);
  }
}

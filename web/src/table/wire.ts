/**
 * The wire: one WebSocket to one table, which comes back by itself and never loses what was said.
 *
 * A `do` that was not answered is said again, with the same id, after every reconnection; the server remembers what it
 * answered. The page asks `open` for whatever it lacks. Server time is known from pings, to half a round trip.
 */
import type { NewsMessage, Said, ServerMessage } from "./messages";

export type WireStatus = "connecting" | "open" | "lost";

/** What the wire tells the page. */
export interface Listener {
  message(message: Exclude<ServerMessage, { m: "pong" }>): void;
  status(status: WireStatus): void;
}

export interface Opening {
  as: number | null;
  have: number;
  lang: string;
  client: string; // of this tab: with it the server knows what it has answered already
}

interface Line {
  send(text: string): void;
  close(): void;
}

type Dial = (address: string, heard: { open(): void; text(text: string): void; closed(): void }) => Line;

const BACKOFF = [250, 500, 1000, 2000, 4000, 8000];
const PING_EVERY = 15_000;
const SILENCE = 12_000; // no answer to a ping for so long: the line is dead
const PATIENT = new Set(["do", "undo"]); // said again until answered

function dial(address: string, heard: { open(): void; text(text: string): void; closed(): void }): Line {
  const socket = new WebSocket(address);
  socket.onopen = () => heard.open();
  socket.onmessage = (event) => heard.text(String(event.data));
  socket.onclose = () => heard.closed();
  return socket;
}

export class Wire {
  /** Server time minus ours, in milliseconds. */
  offset = 0;
  private line: Line | null = null;
  private ready = false;
  private tries = 0;
  private lastId = 0;
  private unanswered = new Map<number, string>();
  private closed = false;
  private best = Infinity;
  private heardAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly address: string,
    private readonly opening: () => Opening,
    private readonly listener: Listener,
    private readonly dialing: Dial = dial,
    private readonly now: () => number = Date.now,
  ) {}

  /** Connects, and reconnects until `close`. */
  connect(): void {
    if (this.closed) return;
    this.listener.status(this.tries ? "lost" : "connecting");
    let mine: Line | null = null;
    const current = (): boolean => this.line === mine;
    mine = this.line = this.dialing(this.address, {
      open: () => current() && this.opened(),
      text: (text) => current() && this.heard(text),
      closed: () => current() && this.dropped(),
    });
  }

  private opened(): void {
    this.tries = 0;
    this.ready = true;
    this.heardAt = this.now();
    this.listener.status("open");
    this.open();
    for (const text of this.unanswered.values()) this.line?.send(text);
    this.ping();
    clearInterval(this.pinger);
    this.pinger = setInterval(() => this.ping(), PING_EVERY);
  }

  private dropped(): void {
    this.ready = false;
    this.line = null;
    clearInterval(this.pinger);
    if (this.closed) return;
    this.listener.status("lost");
    const wait = BACKOFF[Math.min(this.tries++, BACKOFF.length - 1)]!;
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private ping(): void {
    if (this.now() - this.heardAt > PING_EVERY + SILENCE) {
      this.line?.close();
      this.dropped();
      return;
    }
    this.tell({ m: "ping", t: this.now() });
  }

  private heard(text: string): void {
    this.heardAt = this.now();
    const message = JSON.parse(text) as ServerMessage;
    if (message.m === "pong") {
      const round = this.now() - message.t;
      if (round <= this.best * 1.5) {
        this.best = Math.min(this.best, round);
        this.offset = message.now + round / 2 - this.now();
      }
      return;
    }
    if ("id" in message) this.unanswered.delete(message.id);
    if (message.m === "news" && message.re !== undefined) this.unanswered.delete((message as NewsMessage).re!);
    this.listener.message(message);
  }

  /** Asks for the table as the page wants it now: the first word, and the cure for every disagreement. */
  open(): void {
    this.tell({ m: "open", ...this.opening() });
  }

  /** Says a message that needs an answer; the answer carries the id this returns. */
  say(message: { m: "do" | "try" | "why" | "undo"; as: number; q?: number; say?: Said | Said[]; sure?: boolean; touch?: string }): number {
    const id = ++this.lastId;
    const text = JSON.stringify({ ...message, id });
    if (PATIENT.has(message.m)) this.unanswered.set(id, text);
    if (this.ready) this.line?.send(text);
    return id;
  }

  /** Says a message that needs none; lost if there is no connection. */
  tell(message: Record<string, unknown>): void {
    if (this.ready) this.line?.send(JSON.stringify(message));
  }

  /** Is something said that the server has not answered? */
  get waiting(): boolean {
    return this.unanswered.size > 0;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.line?.close();
    this.line = null;
  }
}

/** Asking the server over HTTP: the shapes of docs/protocol.md, and refusals as sentences. */

export interface Me {
  id: string;
  name: string;
  lang: string;
}

/** A table of values, as the game completed it. */
export type OwnTable = Record<string, unknown>;

export interface OptionValue {
  value: string | number | boolean | OwnTable | null;
  title: string;
  about?: string; // what this value does
}

export interface GameOption {
  name: string;
  title: string;
  about?: string;
  values: OptionValue[];
  default: OptionValue["value"];
  needs?: Record<string, OptionValue["value"]>; // it counts only where these options are chosen so
  seats?: [number, number]; // it counts only with so many seats
  table?: boolean; // a host may bring a table of values instead
}

export interface BotCard {
  name: string;
  title: string;
  about?: string;
}

export interface GameCard {
  id: string;
  title: string;
  tagline: string;
  designers: string;
  year: number;
  minutes: number;
  seats: [number, number];
  options: GameOption[];
  bots: BotCard[];
  cover: string;
  art: string;
  css: string;
  secrets: boolean;
  live: boolean;
}

export interface CardSeat {
  name: string;
  kind: "person" | "bot" | "open";
  mine?: boolean;
  awaited?: boolean;
  score?: number | null;
  place?: number | null;
}

export interface TableCard {
  match: string;
  game: string;
  title: string;
  seats: CardSeat[];
  your_turn: boolean;
  public: boolean;
  status: "open" | "running" | "over";
  moves: number;
  since: number;
}

export interface Lobby {
  mine: TableCard[];
  open: TableCard[];
  finished: TableCard[];
}

export interface SeatWish {
  kind: "me" | "here" | "open" | "bot";
  name?: string;
  bot?: string;
}

/** What is asked for with every new table. */
export interface TableWish {
  public: boolean;
  seats: SeatWish[];
  pace?: string;
  hints?: boolean;
}

export interface NewTable extends TableWish {
  game: string;
  options: Record<string, OptionValue["value"]>;
}

/** A moment of a finished game, to play on from. */
export interface ForkMoment {
  game: string;
  title: string;
  n: number;
  of: number;
  seats: { name: string; kind: "person" | "bot" | "open"; bot: string | null; mine: boolean; score: number; awaited: boolean }[];
  options: { title: string; value: string; own?: boolean }[];
}

export interface Fork extends TableWish {
  n: number;
}

/** What the server refuses: `id` for the program, the message for the player. */
export class Refused extends Error {
  constructor(
    readonly id: string,
    sentence: string,
    readonly status: number,
    readonly option?: string, // of the game, if that is what is wrong
  ) {
    super(sentence);
  }
}

async function answered<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  let body: unknown = null;
  try {
    body = text ? JSON.parse(text) : null;
  } catch {
    throw new Refused("answer.broken", `${answer.status} ${answer.statusText}`.trim(), answer.status);
  }
  if (answer.ok) return body as T;
  const error = (body as { error?: { id?: string; say?: string; option?: string } } | null)?.error;
  throw new Refused(error?.id ?? "unknown", error?.say ?? `${answer.status} ${answer.statusText}`.trim(), answer.status, error?.option);
}

export async function get<T>(path: string): Promise<T> {
  return answered<T>(await fetch(path, { headers: { accept: "application/json" } }));
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const headers = { accept: "application/json", "content-type": "application/json" };
  return answered<T>(await fetch(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

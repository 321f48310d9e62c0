/** The messages of docs/protocol.md, as the table page reads and writes them. */

export type Handle = string;
export type Spoken = string | (string | [Handle, string])[];

export type SlotAs = "touch" | "drop" | "turn" | "amount" | "flip" | "members";

/** One thing to say of a kind of action. */
export interface Slot {
  name: string;
  as: SlotAs;
  after?: string;
  start?: string;
}

/** A kind of action: what it is called and how it is said. */
export interface Kind {
  name: string;
  slots: Slot[];
  hold?: "auto" | "never" | "always";
  /** What is asked before it is done, if more than whether one is sure. */
  sure?: string;
  chain?: boolean;
  way?: boolean;
}

export type Kinds = Record<string, Kind>;

/** What fits a slot: handles, orientations, a range of numbers, sets out of some handles, or anything at all. */
export type Fitting = Handle | (Handle | number)[] | { min: number; max: number; of?: Handle[] };
export type Box = Record<string, Fitting>;
export type Offers = Record<string, Box[]>;

export type Said = { k: string } & Record<string, Handle | number | Handle[]>;

export interface Spot {
  name?: string;
  note?: string;
  x?: number;
  y?: number;
  w?: number;
}

export interface Zone {
  as: "hex" | "square" | "slots" | "fan" | "mat";
  dock: "board" | "rim" | "side" | "mine" | "seat" | "stage";
  name: string;
  of?: number;
  fold?: boolean;
  order?: number;
  ground?: string;
  open?: boolean;
  cells?: string[];
  pointy?: boolean;
  rows?: number;
  cols?: number;
  frame?: string;
  line?: "row" | "column" | "ring" | "points";
  along?: ("south" | "west" | "north" | "east")[];
  spots?: Record<string, Spot>;
  room?: "tile" | "card";
  size?: number;
  cap?: number;
  bare?: boolean;
}

export interface Piece {
  t: string;
  at: Handle;
  of?: number;
  n?: number;
  cap?: number;
  side?: number;
  rot?: number;
  up?: number;
  faces?: string[];
  z?: number;
  look?: string[];
  deco?: string[];
  tag?: string;
  note?: string;
}

export type Pieces = Record<string, Piece>;
export type PiecePatch = { [field in keyof Piece]?: Piece[field] | null };
export type Patch = Record<string, PiecePatch | null>;

export interface PartOfType {
  id: string;
  x: number;
  y: number;
  name: string;
  art?: string;
}

/** What is printed on a card beside its name and its picture. */
export interface Face {
  text: string;
  sort?: string;
  marks?: [string, number][];
}

/** What every piece of a type looks like and is called. */
export interface PieceType {
  kind: "tile" | "card" | "die" | "token" | "figure" | "counter";
  name: string;
  about?: string;
  art?: string[];
  short?: string;
  shape?: "hex" | "square" | "round" | "";
  turns?: number;
  size?: number;
  back?: string;
  tint?: string;
  parts?: PartOfType[][];
  face?: Face;
}

export interface Cue {
  v: "move" | "fly" | "roll" | "clash" | "mark" | "count" | "shuffle" | "banner" | "say";
  on?: string[];
  t?: string;
  n?: number;
  start?: Handle;
  to?: Handle;
  tint?: string;
  set?: Record<string, PiecePatch>;
  was?: Record<string, Handle>;
  into?: Record<string, Handle>;
  say?: Spoken | null;
  stay?: boolean;
}

export interface Button {
  name: string;
  at?: Handle;
  quiet?: boolean;
}

/** What this viewer is asked now. */
export interface Ask {
  q: number;
  must?: boolean;
  wait: number[];
  text: Spoken;
  look?: string;
  hand?: Handle[];
  undo?: number | boolean;
  offers?: Offers;
  notes?: Record<string, Record<string, string>>;
  names?: Record<Handle, string>;
  buttons?: Record<Handle, Button>;
  /** The question may be answered for good, with one of these answers. */
  standing?: { question: string; answers: string[] };
}

/** A question that may be answered for good: what it is about, and the answers by id. */
export interface StandingQuestion {
  about: string;
  answers: Record<string, string>;
}

/** What each of the own seats answers for good: by seat, question and answer. */
export type StandingSet = Record<string, Record<string, string>>;

export interface Seat {
  name: string;
  of?: number;
  kind?: "person" | "bot" | "open";
  bot?: string | null;
  here?: boolean;
  awaited?: boolean;
  thinking?: boolean;
  resigned?: boolean;
  score?: number | null;
  clock?: number | null;
}

export interface Clock {
  ends: number;
  len: number;
  seat?: number | null;
  name?: string;
  rate?: number; // in a replay: how fast the sand runs, and
  stopped?: number; // if it stands still: the milliseconds that were left
}

/** What was left in the hourglass at a moment of a replay, in milliseconds. */
export interface Sand {
  left: number;
  len: number;
}

export interface Entry {
  n: number;
  by?: number | null;
  say: Spoken;
}

export interface TableMessage {
  m: "table";
  protocol: number;
  match: string;
  game: string;
  title: string;
  you: number[];
  as: number;
  status: "open" | "running" | "over";
  live?: boolean;
  secrets?: boolean;
  undo?: boolean;
  hints?: boolean;
  host?: boolean;
  types: string;
  art: string;
  css: string;
  rulebook?: string;
  fair?: string;
  rematch?: string;
  origin?: { match: string; n: number };
  public?: boolean;
  options?: { title: string; value: string; own?: boolean }[];
  paused?: boolean;
  pausing?: number[];
  seats: Seat[];
  standing?: { questions: Record<string, StandingQuestion>; set: StandingSet };
  own_types?: Record<string, PieceType>;
  kinds: Kinds;
  zones: Record<string, Zone>;
}

export interface SceneMessage {
  m: "scene";
  n: number;
  h?: string;
  pieces: Pieces;
  seats: Seat[];
  clock?: Clock | null;
  ask: Ask;
  log?: Entry[];
  people?: string[];
  sand?: Sand | null; // in a replay
}

export interface NewsMessage {
  m: "news";
  n: number;
  by?: number | null;
  re?: number;
  h?: string;
  patch?: Patch;
  was?: Record<string, Handle>;
  into?: Record<string, Handle>;
  cues?: Cue[];
  seats?: Seat[];
  clock?: Clock | null;
  ask?: Ask | null;
  undo?: number;
  at?: number; // in a replay: milliseconds since the start
  sand?: Sand | null; // in a replay
}

export interface TriedMessage {
  m: "tried" | "held";
  id: number;
  patch: Patch;
  cues?: Cue[];
  ask?: Ask | null;
  final?: boolean;
  cut?: boolean;
  /** Nothing that is asked next belongs to it. */
  whole?: boolean;
}

export interface NoMessage {
  m: "no";
  id: number;
  because: "rule" | "gone" | "late" | "turn" | "slow" | "closed";
  rule?: string;
  say: Spoken;
  on?: Handle[];
  by?: number;
}

export interface OverMessage {
  m: "over";
  places: number[];
  scores: { name: string; points: number[] }[];
  total: number[];
  names: string[];
  rematch?: string;
}

export interface ChatMessage {
  m: "chat";
  from: string;
  seat?: number | null;
  text: string;
  at: number;
}

export interface PeopleMessage {
  m: "people";
  here: string[];
  seats: Seat[];
  paused?: boolean;
  pausing?: number[];
}

export type ServerMessage =
  | TableMessage
  | SceneMessage
  | NewsMessage
  | TriedMessage
  | NoMessage
  | OverMessage
  | ChatMessage
  | PeopleMessage
  | { m: "standing"; set: StandingSet }
  | { m: "ok"; id: number }
  | { m: "pong"; t: number; now: number };

/** A sentence as plain words. */
export function plain(said: Spoken | null | undefined): string {
  if (said === null || said === undefined) return "";
  return typeof said === "string" ? said : said.map((part) => (typeof part === "string" ? part : part[1])).join("");
}

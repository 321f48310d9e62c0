/** The view of a table: the scene with what would be, how each handle stands to the hand, and what it is called. */
import { say } from "../words.svelte";
import { plain, type Handle, type Pieces, type Said } from "./messages";
import type { Play } from "./play.svelte";
import { lying, patched, zoneOf } from "./scene";
import type { TableStore } from "./store.svelte";
import { FLIP, type Light } from "./walker";

export type Change = "new" | "changed" | "leaving";

const handlesOf = ({ k: _, ...words }: Said): Handle[] => Object.values(words).flat().filter((word): word is Handle => typeof word === "string");

export class At {
  /** What the pointer or the log points at. */
  pointed = $state.raw<Handle[]>([]);
  inspected = $state.raw<{ handle: Handle; x: number; y: number; pinned: boolean } | null>(null);
  drawer = $state<"log" | "chat" | "rules" | "at-table" | null>("log");
  rule = $state("");
  openSeat = $state<number | null>(null);
  /** The board that is shown where there are several. */
  page = $state("");
  listing = $state(false);
  helping = $state(false);

  /** The scene as drawn: the held piece as it is turned, and the changes of a tried say, in which what would go is still there. */
  readonly scene: Pieces = $derived.by(() => {
    const { wouldBe, hand } = this.play;
    const held = hand.touches[0];
    const turned = held !== undefined && held in this.play.scene && Object.keys(hand.turns).length > 0;
    const scene = turned ? patched(this.play.scene, { [held]: hand.turns }) : this.play.scene;
    if (!wouldBe) return scene;
    const coming = Object.fromEntries(Object.entries(wouldBe).filter(([id, fields]) => fields !== null && (id in scene || fields.t)));
    return patched(scene, coming);
  });
  readonly changes: Map<string, Change> = $derived.by(() => {
    const { wouldBe, scene } = this.play;
    const out = new Map<string, Change>();
    for (const [id, fields] of Object.entries(wouldBe ?? {})) {
      const before = scene[id];
      if (fields === null) {
        if (before) out.set(id, "leaving");
      } else out.set(id, before && (fields.at === undefined || fields.at === before.at) ? "changed" : "new");
    }
    return out;
  });
  readonly lying: Map<string, string[]> = $derived.by(() => lying(this.scene));
  readonly marked: Set<Handle> = $derived.by(() => new Set([...this.store.marks.on, ...this.pointed]));

  constructor(
    readonly store: TableStore,
    readonly play: Play,
    /** Server time minus ours, in milliseconds. */
    readonly offset: () => number = () => 0,
  ) {}

  /** Shows what a handle is and does, if there is something to tell. */
  inspect(handle: Handle, x: number, y: number, pinned: boolean): void {
    const busy = !pinned && this.play.hand.touches.length > 0 && this.play.meant(handle) !== null;
    const told = this.told(handle).length > 0 || (pinned && this.play.why !== null);
    this.inspected = told && !busy ? { handle, x, y, pinned } : null;
  }

  /** The pieces a handle stands for: itself, or what lies on the place. A whole zone stands for none. */
  told(handle: Handle): Handle[] {
    const whole = handle.split("#")[0]!;
    if (this.scene[whole]) return [whole, ...(this.lying.get(whole) ?? [])];
    if (!handle.includes("@")) return [];
    return (this.lying.get(handle) ?? []).flatMap((id) => [id, ...(this.lying.get(id) ?? [])]);
  }

  /** How a handle answers the hand: a touch, or the gesture that turns it over. */
  light(handle: Handle): Light | undefined {
    return this.play.lit.get(handle) ?? this.play.lit.get(FLIP + handle);
  }

  /** Classes that tell how a handle stands to the hand. */
  state(handle: Handle): string {
    const { play } = this;
    const light = this.light(handle);
    const change = this.changes.get(handle);
    return [
      light ? (light.glows ? (light.bright ? "lit" : "lit pale") : "touchable") : "",
      play.chosen.has(handle) ? "held" : "",
      play.aim === handle ? "aimed" : "",
      change ? `would-${change}` : "",
      this.marked.has(handle) ? "marked" : "",
    ]
      .filter(Boolean)
      .join(" ");
  }

  /** The handle's name in words: as the question calls it, else from what it is. */
  name(handle: Handle): string {
    if (handle.startsWith(FLIP)) return this.name(handle.slice(FLIP.length));
    const ask = this.play.ask ?? this.store.ask;
    const asked = ask?.names?.[handle];
    if (asked) return asked;
    const button = ask?.buttons?.[handle];
    if (button) return button.name;
    if (/^seat\d+$/.test(handle)) return this.store.seats[Number(handle.slice(4))]?.name ?? handle;
    const piece = this.scene[handle];
    if (piece) {
      const name = this.store.types[piece.t]?.name ?? piece.t;
      const facts = [piece.n === undefined ? name : `${piece.n} ${name}`];
      if (piece.of !== undefined) facts.push(this.store.seats[piece.of]?.name ?? "");
      if (piece.tag) facts.push(piece.tag);
      if (piece.note) facts.push(plain(piece.note));
      facts.push(...(piece.look ?? []).map((look) => say(`look-${look}`)));
      for (const other of this.lying.get(handle) ?? []) facts.push(this.name(other));
      return facts.filter(Boolean).join(", ");
    }
    const [zone = "", spot = ""] = handle.split("@");
    const known = this.store.table?.zones[zone];
    if (!known) return handle;
    const lies = (this.lying.get(handle) ?? []).map((id) => this.name(id));
    return [known.name, known.spots?.[spot]?.name ?? spot, ...lies].filter(Boolean).join(", ");
  }

  /** What is done, for the button that does it: a button's own name, or the kind with what is touched. A chain is called by what it began with, then by what it ends with. */
  called(says: Said[]): string {
    const last = says.at(-1);
    if (!last) return say("done");
    const first = says[0]!;
    const button = handlesOf(last).find((handle) => handle.startsWith("!"));
    if (button && says.length === 1) return this.name(button);
    const what = first.k === last.k ? this.things(last) : [...this.things(first), ...this.things(last)];
    const kind = this.play.kinds[first.k]?.name ?? say("done");
    return what.length ? `${kind}: ${[...new Set(what)].slice(0, 2).join(", ")}` : kind;
  }

  /** The things a say touches, by the names of what they are. */
  private things(said: Said): string[] {
    const touched = handlesOf(said);
    const pieces = touched.flatMap((handle) => this.store.types[this.scene[handle]?.t ?? ""]?.name ?? []);
    return pieces.length ? pieces : touched.map((handle) => this.name(handle).split(",")[0]!);
  }

  /** The name with the notes of what would be done: for readers. */
  label(handle: Handle): string {
    const notes = this.play.notes(handle).map(([kind, note]) => `${this.play.kinds[kind]?.name ?? ""} ${this.wordsOf(note)}`.trim());
    return [this.name(handle), ...notes].join(", ");
  }

  /** The attributes that make a touchable handle a button for keyboards and readers; otherwise as given. */
  button(handle: Handle, otherwise: Record<string, string> = {}): Record<string, string | number | boolean> {
    const chosen = this.play.chosen.has(handle);
    if (!chosen && !this.light(handle)) return otherwise;
    return { role: "button", tabindex: -1, "aria-label": this.label(handle), "aria-pressed": chosen };
  }

  /** The attributes of a place that may be meant although nothing is lit. */
  place(handle: Handle): Record<string, string | number> {
    return this.play.anything ? { role: "button", tabindex: -1, "aria-label": this.name(handle) } : {};
  }

  /** A note as plain words: `{energy}` is called by the type with that symbol. */
  wordsOf(note: string): string {
    const game = this.store.table?.game ?? "";
    return note.replace(/\{([\w-]+)\}/g, (_, symbol: string) => {
      const id = `${game}-${symbol}`;
      return Object.values(this.store.types).find((type) => type.art?.includes(id))?.name ?? symbol;
    });
  }

  zoneOf(handle: Handle): string {
    return zoneOf(this.scene, handle);
  }
}

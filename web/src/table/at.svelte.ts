/** The view of a table: the scene with what would be, how each handle stands to the hand, and what it is called. */
import { say } from "../words.svelte";
import { plain, type Handle, type Pieces } from "./messages";
import type { Play } from "./play.svelte";
import { lying, patched, zoneOf } from "./scene";
import type { TableStore } from "./store.svelte";

export type Change = "new" | "changed" | "leaving";

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

  /** Classes that tell how a handle stands to the hand. */
  state(handle: Handle): string {
    const { play } = this;
    const light = play.lit.get(handle);
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
    const asked = this.play.ask?.names?.[handle];
    if (asked) return asked;
    const button = this.play.ask?.buttons?.[handle];
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

  /** The name with the notes of what would be done: for readers. */
  label(handle: Handle): string {
    const notes = this.play.notes(handle).map(([kind, note]) => `${this.play.kinds[kind]?.name ?? ""} ${this.wordsOf(note)}`.trim());
    return [this.name(handle), ...notes].join(", ");
  }

  /** The attributes that make a touchable handle a button for keyboards and readers; otherwise as given. */
  button(handle: Handle, otherwise: Record<string, string> = {}): Record<string, string | number | boolean> {
    const chosen = this.play.chosen.has(handle);
    if (!chosen && !this.play.lit.has(handle)) return otherwise;
    return { role: "button", tabindex: -1, "aria-label": this.label(handle), "aria-pressed": chosen };
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

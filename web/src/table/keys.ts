/**
 * The keyboard: everything the hand can do without a pointer.
 *
 * Tab goes through the groups of the page (in each, one thing can be reached), arrows to the nearest touchable thing in
 * that direction, Enter touches or, where something waits to be made sure of, says Done. KEYS is the whole list; ? shows it.
 */
import type { At } from "./at.svelte";
import type { Handle } from "./messages";
import type { Motion } from "./motion";
import { FLIP } from "./walker";

/** Every key and the word that tells what it does. */
export const KEYS: [string, string][] = [
  ["Tab", "key-tab"],
  ["← ↑ → ↓", "key-arrows"],
  ["Enter", "key-enter"],
  ["Esc", "key-escape"],
  ["1 – 9", "key-own"],
  ["+ −", "key-count"],
  ["R", "key-turn"],
  ["F", "key-flip"],
  ["U", "key-undo"],
  ["I", "key-inspect"],
  ["W", "key-why"],
  ["L", "key-list"],
  ["?", "key-help"],
];

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Keys {
  private byKey = false;

  constructor(
    private readonly root: HTMLElement,
    private readonly at: At,
    private readonly motion: Motion,
  ) {
    document.addEventListener("keydown", this.key);
    document.addEventListener("pointerdown", this.pointer);
    root.addEventListener("focusin", this.focused);
  }

  /** Every touchable thing on the page, in reading order, those that glow first. */
  private touchable(): { handle: Handle; element: HTMLElement; box: DOMRect }[] {
    const out = [];
    for (const [lit, light] of this.at.play.lit) {
      const handle = lit.startsWith(FLIP) ? lit.slice(FLIP.length) : lit;
      const element = this.motion.element(handle) as HTMLElement | null;
      const box = element?.getBoundingClientRect();
      if (element && box?.width) out.push({ handle, element, box, glows: light.glows });
    }
    for (const element of this.at.play.anything ? this.root.querySelectorAll<HTMLElement>(".board .cell[data-h]") : []) {
      out.push({ handle: element.getAttribute("data-h")!, element, box: element.getBoundingClientRect(), glows: false });
    }
    return out.sort((a, b) => Number(b.glows) - Number(a.glows) || a.box.y - b.box.y || a.box.x - b.box.x);
  }

  private pointer = (): void => {
    this.byKey = false;
  };

  /** Keeps exactly one touchable thing of each zone in the order of Tab; a focus that was lost goes to the prompt. */
  rove(): void {
    if (this.byKey && document.activeElement === document.body) this.root.querySelector<HTMLElement>(".prompt")?.focus();
    const first = new Set<string>();
    const focused = document.activeElement?.getAttribute("data-h");
    const found = this.touchable();
    const keep = found.find((one) => one.handle === focused);
    if (keep) first.add(this.at.zoneOf(keep.handle));
    for (const { handle, element } of found) {
      const zone = this.at.zoneOf(handle);
      element.tabIndex = element === keep?.element || !first.has(zone) ? 0 : -1;
      first.add(zone);
    }
  }

  private focused = (event: FocusEvent): void => {
    const handle = (event.target as Element).closest?.("[data-h]")?.getAttribute("data-h");
    this.at.play.point(handle ?? null);
    if (handle) this.rove();
  };

  private key = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    this.byKey = true;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea")) return;
    const onControl = target.closest("button, a, summary") !== null;
    const handle = target.closest?.("[data-h]")?.getAttribute("data-h") ?? null;
    if (this.pressed(event.key, handle, onControl)) event.preventDefault();
  };

  private pressed(key: string, handle: Handle | null, onControl: boolean): boolean {
    const { play } = this.at;
    if (key in WAYS) return this.go(WAYS[key]!);
    if (key === "Enter" || key === " ") {
      if (onControl) return false;
      if (play.held) return this.after(play.done());
      if (handle !== null) return this.touch(handle);
      return this.after(play.confirm());
    }
    if (key === "Escape") {
      if (this.at.inspected) this.at.inspected = null;
      else if (this.at.helping) this.at.helping = false;
      else if (this.at.listing) this.at.listing = false;
      else if (this.at.openSeat !== null) this.at.openSeat = null;
      else return play.back();
      return true;
    }
    if (/^[1-9]$/.test(key)) return this.own(Number(key) - 1);
    const { stepper } = play.verdict;
    if (stepper && "+-".includes(key)) {
      play.count(stepper.value + (key === "+" ? 1 : -1));
      return true;
    }
    switch (key.toLowerCase()) {
      case "r":
        return play.turn("rot", key === "R" ? -1 : 1);
      case "f":
        return (handle !== null && play.touch(`~${handle}`)) || play.turn("side", 1);
      case "u":
        if (play.ask?.undo) play.undo();
        return true;
      case "i":
        if (handle !== null) this.inspect(handle);
        return true;
      case "w":
        if (handle !== null) play.askWhy(handle);
        return true;
      case "?":
        this.at.helping = !this.at.helping;
        return true;
      case "l":
        this.at.listing = !this.at.listing;
        return true;
    }
    return false;
  }

  private touch(handle: Handle): boolean {
    return this.after(this.at.play.touch(handle), handle);
  }

  private after(done: boolean, handle: Handle | null = null): boolean {
    requestAnimationFrame(() => this.refocus(handle));
    return done;
  }

  /** After a touch the focus goes to what the hand is asked, stays where it was, or goes to what can be touched next. */
  refocus(handle: Handle | null): void {
    this.rove();
    const asked = this.at.play.hand.touches.length ? this.root.querySelector<HTMLElement>(".bubble .button:not(:disabled):not(.icon)") : null;
    if (asked) return asked.focus({ preventScroll: true });
    const stays = handle !== null && this.at.play.lit.get(handle)?.glows ? this.motion.element(handle) : null;
    const element = (stays as HTMLElement | null) ?? this.touchable()[0]?.element ?? this.root.querySelector<HTMLElement>(".prompt");
    element?.focus({ preventScroll: true });
  }

  private inspect(handle: Handle): void {
    const box = this.motion.element(handle)?.getBoundingClientRect();
    this.at.inspect(handle, box ? box.right : 0, box ? box.top : 0, true);
  }

  private own(k: number): boolean {
    const mine = this.touchable().filter(({ handle }) => ["mine", "side", "stage"].includes(this.at.store.table?.zones[this.at.zoneOf(handle)]?.dock ?? ""));
    const found = mine.sort((a, b) => a.box.x - b.box.x)[k];
    return found ? this.touch(found.handle) : false;
  }

  private go([dx, dy]: [number, number]): boolean {
    const found = this.touchable();
    if (!found.length) return false;
    const now = document.activeElement?.closest("[data-h]")?.getBoundingClientRect();
    if (!now) {
      found[0]!.element.focus();
      return true;
    }
    const [x, y] = [now.x + now.width / 2, now.y + now.height / 2];
    let best: HTMLElement | null = null;
    let least = Infinity;
    for (const { element, box } of found) {
      const [ax, ay] = [box.x + box.width / 2 - x, box.y + box.height / 2 - y];
      const ahead = ax * dx + ay * dy;
      const aside = Math.abs(ax * dy) + Math.abs(ay * dx);
      if (ahead < 4 || element === document.activeElement) continue;
      const far = ahead + 2.2 * aside;
      if (far < least) [best, least] = [element, far];
    }
    best?.focus({ preventScroll: true });
    return true;
  }

  close(): void {
    document.removeEventListener("keydown", this.key);
    document.removeEventListener("pointerdown", this.pointer);
    this.root.removeEventListener("focusin", this.focused);
  }
}

/**
 * Hands on the table: tap, drag, pan, pinch, long press, hover, right click; one set of rules for every zone.
 *
 * Press and move 6 px on something touchable is a drag, on anything else of a board a pan; a second finger zooms, or turns the piece that is held.
 * A touch acts on what lies under it, be it an empty cell, or on nothing. Only a finger that meets nothing at all reaches for
 * what can be touched close by; what it reached for, like a thing smaller than 44 px, is only aimed at by the first tap.
 */
import type { At } from "./at.svelte";
import { cameraAt, type Camera } from "./camera.svelte";
import { cellAt } from "./geometry";
import type { Handle } from "./messages";
import type { Motion } from "./motion";
import { bubbles } from "./scene";
import { FINGER } from "./sight";

const DRAG_FROM = 6;
const LONG_PRESS = 500;
const HOVER = 400;
const SNAP = 24;
const EDGE = 36;
const STRIDE = 12; // pixels between two looks along a way
const TWIST = 40; // degrees

/** What a touch means, and whether it had to be reached for. */
interface Aimed {
  handle: Handle | null;
  reached: boolean;
}

interface Press {
  id: number;
  x: number;
  y: number;
  handle: Handle | null;
  target: Element;
  drags: boolean;
  stirred: boolean;
  began: boolean;
}

export class Gestures {
  private press: Press | null = null;
  private fingers = new Map<number, { x: number; y: number }>();
  private pinch: { far: number; camera: Camera; board: Element } | null = null;
  private twist: number | null = null; // the angle between two fingers when the held piece was last turned
  private ghost: HTMLElement | null = null;
  private swallow = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private edge = 0;
  private over: Handle | null = null;
  private lifted: Element | null = null;
  private turned: Record<string, number> = {};
  private passed: { x: number; y: number } | null = null;
  private coarse = false;
  private pressed = { x: 0, y: 0 }; // where the pointer went down: browsers move the click of a finger to something near
  private ends: (() => void)[] = [];

  constructor(
    private readonly root: HTMLElement,
    private readonly at: At,
    private readonly motion: Motion,
  ) {
    this.on("pointerdown", this.down);
    this.on("pointermove", this.move);
    this.on("pointerup", this.up);
    this.on("pointercancel", this.cancel);
    this.on("pointerleave", () => this.hover(null, 0, 0));
    this.on("click", this.click);
    this.on("dblclick", this.flip);
    this.on("contextmenu", this.context);
    root.addEventListener("wheel", this.wheel, { passive: false });
    this.ends.push(() => root.removeEventListener("wheel", this.wheel));
  }

  private on<K extends keyof HTMLElementEventMap>(name: K, listener: (event: HTMLElementEventMap[K]) => void): void {
    const heard = listener.bind(this) as (event: HTMLElementEventMap[K]) => void;
    this.root.addEventListener(name, heard);
    this.ends.push(() => this.root.removeEventListener(name, heard));
  }

  private handleAt(target: EventTarget | null): Handle | null {
    return (target as Element | null)?.closest?.("[data-h]")?.getAttribute("data-h") ?? null;
  }

  /** What lies under the pointer: a thing, or the cell of a board, drawn or not. */
  private lyingAt(target: EventTarget | null, x: number, y: number): Handle | null {
    const handle = this.handleAt(target);
    const found = handle === null ? cameraAt(target as Element | null) : null;
    const id = (found?.board as HTMLElement | undefined)?.dataset["zone"] ?? "";
    const zone = this.at.store.table?.zones[id];
    if (!found || !zone) return handle;
    const box = found.board.getBoundingClientRect();
    const cell = cellAt(zone, found.camera.under(x - box.left, y - box.top));
    const place = `${id}@${cell}`;
    return cell !== null && (zone.open || this.motion.element(place)) ? place : null;
  }

  /** What a touch means: what lies under it; for a finger that meets nothing, what it has hardly missed. */
  private aimed(x: number, y: number, direct: Handle | null): Aimed {
    const { play, store } = this.at;
    const under: Aimed = { handle: direct, reached: false };
    const ground = direct === null || direct in (store.table?.zones ?? {});
    if (!this.coarse || (direct !== null && play.meant(direct) !== null)) return under;
    let best = under;
    let least = SNAP;
    for (const handle of play.lit.keys()) {
      if (!ground && !handle.startsWith(`${direct}#`)) continue;
      const box = this.motion.element(handle)?.getBoundingClientRect();
      if (!box?.width) continue;
      const far = farFrom(box, x, y);
      if (far < least && far < Math.min(box.width, box.height) / 2) [best, least] = [{ handle, reached: true }, far];
    }
    return best;
  }

  private isNear(handle: Handle, x: number, y: number): boolean {
    const box = this.motion.element(handle)?.getBoundingClientRect();
    return box !== undefined && farFrom(box, x, y) < SNAP;
  }

  private down(event: PointerEvent): void {
    this.coarse = event.pointerType === "touch";
    this.pressed = { x: event.clientX, y: event.clientY };
    if (this.at.store.counting) this.at.store.finish();
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 2) return this.startPinch();
    if (event.button !== 0 || this.inControl(event.target)) return;
    if (this.at.store.hurried) this.at.store.finish();
    const handle = this.lyingAt(event.target, event.clientX, event.clientY);
    const meant = handle === null ? null : this.at.play.meant(handle);
    const drags = meant !== null && this.at.play.lit.get(meant)?.glows !== false;
    this.press = { id: event.pointerId, x: event.clientX, y: event.clientY, handle: meant ?? handle, target: event.target as Element, drags, stirred: false, began: false };
    this.at.inspected = null;
    clearTimeout(this.waiting);
    if (handle !== null && this.coarse) this.waiting = setTimeout(() => this.inspect(handle, event.clientX, event.clientY, true), LONG_PRESS);
  }

  private inControl(target: EventTarget | null): boolean {
    return (target as Element | null)?.closest?.("button, a, input, select, textarea, dialog") != null;
  }

  private move(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    const last = finger ? { ...finger } : null;
    if (finger) Object.assign(finger, { x: event.clientX, y: event.clientY });
    if (this.twist !== null) return this.doTwist(this.twist);
    if (this.pinch) return this.doPinch();
    const { press } = this;
    if (!press || press.id !== event.pointerId) {
      if (event.pointerType === "mouse") this.hover(this.handleAt(event.target), event.clientX, event.clientY);
      return;
    }
    if (!press.began) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < DRAG_FROM) return;
      if (this.coarse && !press.stirred) return void (press.stirred = true); // a finger that scrolls moves once, then the browser takes it
      clearTimeout(this.waiting);
      press.began = true;
      if (press.drags) this.lift(press, event);
      else if (!cameraAt(press.target)) press.began = false;
      else this.root.style.cursor = "grabbing"; // it captures the pointer
      if (press.began) this.root.setPointerCapture(event.pointerId);
    }
    if (!press.began) return;
    if (this.ghost) this.drag(event);
    else if (last) cameraAt(press.target)?.camera.pan(event.clientX - last.x, event.clientY - last.y);
  }

  private lift(press: Press, event: PointerEvent): void {
    const { play } = this.at;
    const handle = press.handle!;
    const lying = this.at.lying.get(handle)?.[0];
    const element = (lying ? this.motion.element(lying) : null) ?? this.motion.element(handle);
    if (!element || (!play.chosen.has(handle) && !play.lift(handle))) {
      press.drags = false;
      return;
    }
    if (play.sent || play.held) return;
    this.lifted = element;
    this.likeness();
    this.passed = { x: press.x, y: press.y };
    play.way.begin();
    this.drag(event);
  }

  /** The dragged likeness of what was lifted, as it is turned now. */
  private likeness(): void {
    this.ghost?.remove();
    this.turned = this.at.play.hand.turns;
    this.ghost = this.lifted && this.motion.copy(this.lifted);
    this.ghost?.classList.add("dragged");
    this.ghost?.querySelector(".number")?.remove();
  }

  private drag(event: PointerEvent): void {
    if (this.turned !== this.at.play.hand.turns && this.lifted?.isConnected) this.likeness();
    const { press, ghost } = this;
    if (!press || !ghost) return;
    ghost.style.transform = `translate(${event.clientX - press.x}px, ${event.clientY - press.y}px)`;
    for (const { x, y } of this.path(event)) {
      const { play, store } = this.at;
      const under = play.way.walking ? this.handleAt(document.elementFromPoint(x, y)) : this.under(x, y).handle;
      if (under === this.over) continue;
      this.over = under;
      const walked = under !== null && play.way.walking && play.way.cross(bubbles(store.truth, under));
      play.point(walked ? null : under);
    }
    this.edgePan(event);
  }

  /** Where the pointer has been since the last move: on a way no place is leapt over, however fast the hand. */
  private path(event: PointerEvent): { x: number; y: number }[] {
    const to = { x: event.clientX, y: event.clientY };
    const from = this.passed ?? to;
    this.passed = to;
    if (!this.at.play.way.walking) return [to];
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STRIDE));
    return Array.from({ length: steps }, (_, k) => ({ x: from.x + ((to.x - from.x) * (k + 1)) / steps, y: from.y + ((to.y - from.y) * (k + 1)) / steps }));
  }

  private under(x: number, y: number): Aimed {
    return this.aimed(x, y, this.lyingAt(document.elementFromPoint(x, y), x, y));
  }

  /** At the edge of a board a drag moves the world along. */
  private edgePan(event: PointerEvent): void {
    cancelAnimationFrame(this.edge);
    const found = cameraAt(document.elementFromPoint(event.clientX, event.clientY));
    if (!found) return;
    const box = found.board.getBoundingClientRect();
    const push = (low: number, high: number): number => (low < EDGE ? EDGE - low : high < EDGE ? high - EDGE : 0) / 5;
    const [dx, dy] = [push(event.clientX - box.left, box.right - event.clientX), push(event.clientY - box.top, box.bottom - event.clientY)];
    if (!dx && !dy) return;
    const step = (): void => {
      found.camera.pan(dx, dy);
      this.edge = requestAnimationFrame(step);
    };
    this.edge = requestAnimationFrame(step);
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.root.style.cursor = "";
    clearTimeout(this.waiting);
    if (this.pinch || this.twist !== null) {
      if (this.fingers.size < 2) this.pinch = this.twist = null;
      this.swallow = event.timeStamp + 400;
      return;
    }
    const { press } = this;
    this.press = null;
    if (!press?.began) return;
    this.swallow = event.timeStamp + 80;
    if (!this.ghost) return;
    const { play, store } = this.at;
    const { handle: over, reached } = this.under(event.clientX, event.clientY);
    const crossed = this.over ?? play.way.points.findLast((point) => this.isNear(point, event.clientX, event.clientY)) ?? null;
    if (play.way.walking && play.way.release(crossed === null ? null : bubbles(store.truth, crossed))) return this.drop(true);
    this.drop(over !== null && over !== press.handle && play.touch(over, reached ? "aim" : "drop"));
  }

  /** Ends a drag; what was not accepted goes back into the row. */
  private drop(accepted: boolean): void {
    cancelAnimationFrame(this.edge);
    this.over = null;
    const { ghost } = this;
    this.ghost = null;
    if (!ghost) return;
    if (accepted) return ghost.remove();
    const { play } = this.at;
    if (play.way.walking) play.way.cancel();
    else if (!play.sent && !play.verdict.chips.length) play.back();
    const home = ghost.animate([{}, { transform: "none" }], { duration: 200, easing: "ease-out" });
    home.onfinish = home.oncancel = () => ghost.remove();
  }

  private cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.root.style.cursor = "";
    clearTimeout(this.waiting);
    this.press = null;
    this.drop(false);
  }

  private startPinch(): void {
    clearTimeout(this.waiting);
    const board = cameraAt(this.press?.target ?? null);
    this.press = null;
    if (this.ghost) this.drop(false);
    this.twist = this.at.play.turns ? this.slant() : null;
    if (board && this.twist === null) this.pinch = { far: this.spread(), ...board };
  }

  private spread(): number {
    const [a, b] = [...this.fingers.values()];
    return a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1;
  }

  private slant(): number {
    const [a, b] = [...this.fingers.values()];
    return a && b ? (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI : 0;
  }

  /** Two fingers turn what is held, a step for each half of a right angle they are turned by. */
  private doTwist(from: number): void {
    const by = ((this.slant() - from + 540) % 360) - 180;
    if (Math.abs(by) < TWIST) return;
    this.twist = this.slant();
    this.at.play.turn("rot", Math.sign(by));
  }

  private doPinch(): void {
    const [a, b] = [...this.fingers.values()];
    if (!this.pinch || !a || !b) return;
    const box = this.pinch.board.getBoundingClientRect();
    const far = this.spread();
    this.pinch.camera.zoom(far / this.pinch.far, (a.x + b.x) / 2 - box.left, (a.y + b.y) / 2 - box.top);
    this.pinch.far = far;
  }

  private click(event: MouseEvent): void {
    if (event.timeStamp < this.swallow || this.inControl(event.target)) return;
    const byPointer = event.detail > 0;
    const { x, y } = byPointer ? this.pressed : { x: event.clientX, y: event.clientY };
    const { handle, reached } = byPointer ? this.under(x, y) : { handle: this.handleAt(event.target), reached: false };
    if (handle === null) return;
    const box = byPointer && this.coarse ? this.motion.element(this.at.play.meant(handle) ?? handle)?.getBoundingClientRect() : undefined;
    const small = box !== undefined && Math.min(box.width, box.height) < FINGER;
    this.tap(handle, small || reached ? "aim" : "tap", x, y);
  }

  private tap(handle: Handle, by: "tap" | "aim", x: number, y: number): void {
    const { play } = this.at;
    if (play.touch(handle, by)) return void (this.at.inspected = null);
    const bare = handle.includes("@") && this.motion.element(handle) === null; // an empty cell that is not even drawn
    if (play.offersSomething && (!bare || play.hand.touches.length)) play.askWhy(handle);
    this.inspect(handle, x, y, true);
  }

  private flip(event: MouseEvent): void {
    const handle = this.handleAt(event.target);
    const { play } = this.at;
    if (handle === null || play.touch(`~${handle}`)) return;
    if (!play.hand.touches.length && play.meant(handle) !== null) play.touch(handle); // the second tap has put it down
    play.turn("side", 1);
  }

  private context(event: MouseEvent): void {
    if (this.inControl(event.target)) return;
    event.preventDefault();
    if (!this.coarse) this.at.play.back();
  }

  private wheel = (event: WheelEvent): void => {
    if (this.at.play.turn("rot", Math.sign(event.deltaY))) return event.preventDefault();
    const { stepper } = this.at.play.verdict;
    if (stepper && this.at.play.hand.touches.length) {
      event.preventDefault();
      return this.at.play.count(stepper.value - Math.sign(event.deltaY));
    }
    const found = cameraAt(event.target as Element);
    if (!found) return;
    event.preventDefault();
    const box = found.board.getBoundingClientRect();
    found.camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX - box.left, event.clientY - box.top);
  };

  private hover(handle: Handle | null, x: number, y: number): void {
    if (handle === this.over) return;
    this.over = handle;
    clearTimeout(this.waiting);
    this.at.play.point(handle);
    if (this.at.inspected && !this.at.inspected.pinned) this.at.inspected = null;
    if (handle !== null) this.waiting = setTimeout(() => this.inspect(handle, x, y, false), HOVER);
  }

  private inspect(handle: Handle, x: number, y: number, pinned: boolean): void {
    if (this.ghost) return;
    if (pinned && this.press) {
      this.swallow = performance.now() + 1500;
      this.press = null;
    }
    this.at.inspect(handle, x, y, pinned);
  }

  close(): void {
    for (const end of this.ends) end();
    clearTimeout(this.waiting);
    cancelAnimationFrame(this.edge);
  }
}

function farFrom(box: DOMRect, x: number, y: number): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}

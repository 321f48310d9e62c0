/**
 * A way: a piece dragged through several places, each crossing one elementary step.
 *
 * Only kinds that say so (`way`) are walked. Every crossing adds its step to the chain, which the server tries, so that
 * the screen shows what would be left behind; a question for nothing but a number is answered with the number it starts
 * at. Going back over the place before takes the last step away. Letting go does the whole list.
 */
import type { Handle, Kind, Said } from "./messages";
import type { Play } from "./play.svelte";
import { confirmed, EMPTY, readings, touched, verdict } from "./walker";

export class Way {
  /** Where it began, and what it has crossed. */
  points = $state.raw<Handle[]>([]);
  private legs: number[] = []; // how many says each crossing took
  private ahead: Handle[][] = []; // crossed while a step before was still being tried
  private released: Handle[] | null = null;

  constructor(private readonly play: Play) {}

  get walking(): boolean {
    return this.points.length > 0 && this.released === null;
  }

  /** Something was lifted: if steps can be made from it, a way begins there. */
  begin(): void {
    this.end();
    const { hand, kinds, offers } = this.play;
    const from = hand.touches.at(-1);
    if (from === undefined) return;
    const walkable = readings(kinds, offers, hand.touches).some(({ kind, filled }) => kinds[kind]!.way && filled[firstSlot(kinds[kind]!)] === from);
    if (walkable) this.points = [from];
  }

  /** The pointer is over one of these handles, innermost first. False if that is no step of the way. */
  cross(handles: Handle[]): boolean {
    if (this.play.linking) {
      this.ahead.push(handles);
      return true;
    }
    const last = this.points.at(-1)!;
    const before = this.points.at(-2);
    if (handles.includes(last)) return true;
    if (before !== undefined && handles.includes(before)) {
      this.points = this.points.slice(0, -1);
      this.play.unlink(this.legs.pop()!);
      return true;
    }
    const { kinds, offers } = this.play;
    const next = touched(kinds, offers, { ...EMPTY, touches: [last] }, handles);
    if (next?.touches.length !== 2 || next.touches[0] !== last) return false;
    const said = this.step(confirmed(kinds, offers, next));
    if (!said) return false;
    this.points = [...this.points, next.touches[1]!];
    this.legs.push(1);
    this.play.link(said);
    return true;
  }

  private step(said: Said | null): Said | null {
    return said && this.play.kinds[said.k]?.way ? said : null;
  }

  /** The chain has been tried: the way goes on from where it is, as far as the pointer has been meanwhile. */
  linked(): void {
    if (!this.points.length) return;
    const { kinds, offers } = this.play;
    const number = Object.keys(offers).length === 1 && verdict(kinds, offers, EMPTY).stepper ? confirmed(kinds, offers, EMPTY) : null;
    if (number && this.legs.length) {
      this.legs[this.legs.length - 1]! += 1;
      return this.play.link(number);
    }
    this.play.takeUp(this.points.at(-1)!);
    while (this.ahead.length && !this.play.linking) this.cross(this.ahead.shift()!);
    if (this.released && !this.play.linking) this.finish(this.released);
  }

  /** The piece is let go over these handles. False if it has not gone anywhere, or is let go over nothing. */
  release(handles: Handle[] | null): boolean {
    if (!this.legs.length && !this.ahead.length) {
      this.end();
      return false;
    }
    if (!handles?.length) return false;
    this.released = handles;
    if (!this.play.linking) this.finish(handles);
    return true;
  }

  private finish(handles: Handle[]): void {
    const last = this.points.at(-1)!;
    const walked = this.legs.length > 0;
    this.end();
    if (!handles.includes(last) && this.play.touch(handles[0]!, "drop") && this.play.sent) return;
    if (walked) this.play.commit();
    else this.play.back();
  }

  /** Nothing is done; everything stands where it stood. */
  cancel(): void {
    const says = this.legs.reduce((sum, leg) => sum + leg, 0);
    this.end();
    if (says) this.play.unlink(says);
    else this.play.back();
  }

  /** The way is over, whatever becomes of its steps. */
  end(): void {
    this.points = [];
    this.legs = [];
    this.ahead = [];
    this.released = null;
  }
}

function firstSlot(kind: Kind): string {
  return kind.slots.find((slot) => slot.as === "touch")?.name ?? "";
}

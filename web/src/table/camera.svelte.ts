/** The camera over one board: fits it at first, then moves only by the player's hand; a growing world widens its range. */
import type { Extent } from "./geometry";

const CLOSEST = 2.4; // pixels per unit: a tile 240 px wide
const ROOM = 0.6; // how much of the window may be empty at an edge

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  /** The player has moved it. */
  moved = $state(false);
  width = $state(0);
  height = $state(0);
  /** So many pixels at the upper edge have something lying over them. */
  private top = 0;
  private world: Extent = { x: -100, y: -100, w: 200, h: 200 };

  get farthest(): number {
    return Math.min(this.width / this.world.w, this.height / this.world.h) * 0.6;
  }

  /** Tells how far the world reaches; moves the view only if the player never did and the world does not fit. */
  reaches(world: Extent): void {
    this.world = world;
    if (!this.moved && this.width && !this.fitsIn()) this.fit();
  }

  /** `top` is how many pixels at the upper edge the world at rest leaves free. */
  sized(width: number, height: number, top = 0): void {
    if (!width || !height || (width === this.width && height === this.height && top === this.top)) return;
    const first = !this.width;
    const [dx, dy] = [(width - this.width) / 2, (height - this.height) / 2];
    this.width = width;
    this.height = height;
    this.top = top;
    if (first || !this.moved) this.fit();
    else this.to(this.x + dx, this.y + dy, this.k);
  }

  private fitsIn(): boolean {
    const { x, y, w, h } = this.world;
    return x * this.k + this.x >= -1 && y * this.k + this.y >= -1 && (x + w) * this.k + this.x <= this.width + 1 && (y + h) * this.k + this.y <= this.height + 1;
  }

  /** The whole world in the middle of the window, or as near to it as what lies over the upper edge lets it. */
  fit(): void {
    const { x, y, w, h } = this.world;
    this.k = Math.min(this.width / w, (this.height - this.top) / h, 1.15);
    this.x = this.width / 2 - (x + w / 2) * this.k;
    this.y = Math.max(this.top, (this.height - h * this.k) / 2) - y * this.k;
    this.moved = false;
  }

  pan(dx: number, dy: number): void {
    this.moved = true;
    this.to(this.x + dx, this.y + dy, this.k);
  }

  /** Zooms by a factor around a point of the window. */
  zoom(by: number, px: number, py: number): void {
    const k = Math.min(CLOSEST, Math.max(this.farthest, this.k * by));
    this.moved = true;
    this.to(px - ((px - this.x) * k) / this.k, py - ((py - this.y) * k) / this.k, k);
  }

  private to(x: number, y: number, k: number): void {
    const { x: wx, y: wy, w, h } = this.world;
    this.k = k;
    this.x = Math.min(this.width * ROOM - wx * k, Math.max(this.width * (1 - ROOM) - (wx + w) * k, x));
    this.y = Math.min(this.height * ROOM - wy * k, Math.max(this.height * (1 - ROOM) - (wy + h) * k, y));
  }

  /** Where a point of the world is in the window. */
  seen(x: number, y: number): { x: number; y: number } {
    return { x: x * this.k + this.x, y: y * this.k + this.y };
  }

  /** Which point of the world is there in the window. */
  under(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.x) / this.k, y: (y - this.y) / this.k };
  }
}

const cameras = new WeakMap<Element, Camera>();

/** Lets gestures find the camera of the board they happen on. */
export function film(element: Element, camera: Camera): void {
  cameras.set(element, camera);
}

export function cameraAt(target: Element | null): { camera: Camera; board: Element } | null {
  const board = target?.closest(".board");
  const camera = board && cameras.get(board);
  return camera ? { camera, board } : null;
}

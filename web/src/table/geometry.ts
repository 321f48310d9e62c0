/** Where cells lie, in the units of the table: a tile is 100 wide. */
import type { PartOfType, Piece, Pieces, PieceType, Zone } from "./messages";
import type { Symbols } from "./symbols";

export interface Point {
  x: number;
  y: number;
}

export interface Extent {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const TILE = 100;
const RISE = Math.sqrt(3) / 2;
export const MAT = 1000; // a mat is so many units wide

/** The middle of a cell or spot of a board. */
export function middle(zone: Zone, spot: string): Point {
  const [a = 0, b = 0] = spot.split(",").map(Number);
  if (zone.as === "hex") {
    if (zone.pointy === false) return { x: TILE * RISE * a, y: TILE * (b + a / 2) };
    return { x: TILE * (a + b / 2), y: TILE * RISE * b };
  }
  if (zone.as === "square") return { x: TILE * b, y: TILE * a };
  const known = zone.spots?.[spot];
  return { x: (known?.x ?? 0.5) * MAT, y: (known?.y ?? 0.5) * MAT };
}

/** The cell of a grid at a point; null on a mat, which has none. */
export function cellAt(zone: Zone, { x, y }: Point): string | null {
  if (zone.as === "square") return `${Math.round(y / TILE)},${Math.round(x / TILE)}`;
  if (zone.as !== "hex") return null;
  const flat = zone.pointy === false;
  const first = flat ? x / (TILE * RISE) : x / TILE - y / (2 * TILE * RISE);
  const second = flat ? y / TILE - x / (2 * TILE * RISE) : y / (TILE * RISE);
  // Rounded as a cube, whose three coordinates sum up to 0: the one that was rounded most gives way.
  const third = -first - second;
  const [a, b, c] = [Math.round(first), Math.round(second), Math.round(third)];
  const off = [Math.abs(a - first), Math.abs(b - second), Math.abs(c - third)];
  if (off[0]! > off[1]! && off[0]! > off[2]!) return `${-b - c || 0},${b || 0}`;
  return off[1]! > off[2]! ? `${a || 0},${-a - c || 0}` : `${a || 0},${b || 0}`;
}

/** The outline of a cell, as points of a polygon around the origin. */
export function outline(zone: Zone, inset = 3): string {
  const at = (points: Point[]): string => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  if (zone.as === "hex") {
    const radius = TILE / Math.sqrt(3) - inset;
    const start = zone.pointy === false ? 0 : Math.PI / 6;
    return at(Array.from({ length: 6 }, (_, k) => ({ x: radius * Math.cos(start + (k * Math.PI) / 3), y: radius * Math.sin(start + (k * Math.PI) / 3) })));
  }
  const half = TILE / 2 - inset;
  return at([
    { x: -half, y: -half },
    { x: half, y: -half },
    { x: half, y: half },
    { x: -half, y: half },
  ]);
}

/** Every cell of a board that must be drawn: its own, those that hold something, and those that can be touched. */
export function cellsOf(id: string, zone: Zone, scene: Pieces, lit: Iterable<string>): string[] {
  const out = new Set<string>(zone.cells ?? []);
  if (zone.as === "square") for (let r = 0; r < (zone.rows ?? 0); r++) for (let c = 0; c < (zone.cols ?? 0); c++) out.add(`${r},${c}`);
  if (zone.as === "mat") for (const spot of Object.keys(zone.spots ?? {})) out.add(spot);
  const prefix = `${id}@`;
  for (const piece of Object.values(scene)) if (piece.at.startsWith(prefix)) out.add(piece.at.slice(prefix.length));
  for (const handle of lit) if (handle.startsWith(prefix)) out.add(handle.slice(prefix.length));
  return [...out];
}

/** The rectangle around the cells. */
export function around(zone: Zone, cells: string[], margin = 0): Extent {
  if (zone.as === "mat") return { x: 0, y: 0, w: MAT, h: MAT * (zone.rows && zone.cols ? zone.rows / zone.cols : 0.62) };
  if (!cells.length) return { x: -TILE, y: -TILE, w: 2 * TILE, h: 2 * TILE };
  const points = cells.map((cell) => middle(zone, cell));
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const pad = TILE * (0.58 + margin);
  const x = Math.min(...xs) - pad;
  const y = Math.min(...ys) - pad;
  return { x, y, w: Math.max(...xs) + pad - x, h: Math.max(...ys) + pad - y };
}

/** Where the frame around a board lies: its picture, as large as it is drawn, around the middle of all cells. */
export function framed(zone: Zone, picture: Extent): Extent {
  const board = around(zone, cellsOf("", zone, {}, []));
  return { ...picture, x: board.x + (board.w - picture.w) / 2, y: board.y + (board.h - picture.h) / 2 };
}

/** How large a type is drawn, around the origin. */
export function extentOf(type: PieceType | undefined, symbols: Symbols, side = 0): Extent {
  const art = type?.art?.[side] ?? type?.art?.[0];
  const box = art ? symbols[art] : undefined;
  if (box) return box;
  if (type?.kind === "card") return { x: -50, y: -70, w: 100, h: 140 };
  if (type?.kind === "token" || type?.kind === "counter") return { x: -24, y: -24, w: 48, h: 48 };
  if (type?.kind === "figure") return { x: -30, y: -40, w: 60, h: 80 };
  if (type?.kind === "die") return { x: -40, y: -40, w: 80, h: 80 };
  return type?.shape === "square" ? { x: -50, y: -50, w: 100, h: 100 } : { x: -50, y: -58, w: 100, h: 116 };
}

/** By how many degrees a piece is turned. */
export function angleOf(type: PieceType | undefined, piece: Piece): number {
  const turns = type?.turns && type.turns > 1 ? type.turns : type?.shape === "square" || type?.kind === "card" ? 4 : 6;
  return ((piece.rot ?? 0) * 360) / turns;
}

/** Where a part of a piece lies, seen from the piece's middle, as the piece is turned. */
export function partAt(type: PieceType | undefined, piece: Piece, part: PartOfType, extent: Extent): Point {
  const angle = (angleOf(type, piece) * Math.PI) / 180;
  const [x, y] = [extent.x + part.x * extent.w, extent.y + part.y * extent.h];
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

/** Where the k-th of several things at one place lies, seen from its middle. */
export function spread(k: number, count: number, step = 26): Point {
  if (count < 2) return { x: 0, y: 0 };
  const perRow = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / perRow);
  const row = Math.floor(k / perRow);
  const inRow = Math.min(perRow, count - row * perRow);
  return { x: ((k % perRow) - (inRow - 1) / 2) * step, y: (row - (rows - 1) / 2) * step };
}

/** A point turned by degrees around the origin, as a turned piece carries its parts along. */
export function turned({ x, y }: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

export interface Rim {
  size: number; // of a place
  places: Record<string, Point>;
  strips: Extent[]; // one for each side
}

const RIM_PITCH = 80; // ten places are as long as eight tiles

/** How far from the cells of a square board its rim begins: outside the frame. */
export function rimWidth(board: Zone, frame: Extent | null): number {
  return frame ? Math.max(0, (frame.w - TILE * (board.cols ?? 0)) / 2) : 0.1 * TILE;
}

/**
 * Where the places of a zone lie along the sides of a square board, outside a frame so wide. On each side they begin at
 * the left of whoever sits there; if there are many, they run on past the corner, where nothing else lies.
 */
export function rimOf(board: Zone, zone: Zone, frame: number): Rim {
  const spots = Object.keys(zone.spots ?? {});
  const sides = zone.along ?? [];
  const each = Math.ceil(spots.length / Math.max(1, sides.length));
  const out: Rim = { size: RIM_PITCH, places: {}, strips: [] };
  sides.forEach((side, k) => {
    const [wide, high] = [TILE * (board.cols ?? 0), TILE * (board.rows ?? 0)];
    const long = side === "south" || side === "north" ? wide : high;
    const pitch = Math.min(RIM_PITCH, (long + frame) / Math.max(1, each - 1));
    const turn = { south: 0, west: 90, north: 180, east: 270 }[side];
    const across = side === "south" || side === "north" ? high : wide;
    const about = (x: number, y: number): Point => {
      const spot = turned({ x, y }, turn);
      return { x: spot.x + wide / 2 - TILE / 2, y: spot.y + high / 2 - TILE / 2 };
    };
    out.size = pitch - 4;
    const line = across / 2 + frame + pitch / 2;
    const here = spots.slice(k * each, (k + 1) * each);
    here.forEach((spot, place) => (out.places[spot] = about(-long / 2 + (place + 0.5) * pitch, line)));
    const [a, b] = [about(-long / 2, line - pitch / 2), about(-long / 2 + here.length * pitch, line + pitch / 2)];
    out.strips.push({ x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: Math.abs(a.x - b.x), h: Math.abs(a.y - b.y) });
  });
  return out;
}

/** The rectangle around several. */
export function together(extents: Extent[], margin = 0): Extent {
  const [x, y] = [Math.min(...extents.map((one) => one.x)) - margin, Math.min(...extents.map((one) => one.y)) - margin];
  const right = Math.max(...extents.map((one) => one.x + one.w)) + margin;
  const bottom = Math.max(...extents.map((one) => one.y + one.h)) + margin;
  return { x, y, w: right - x, h: bottom - y };
}

/** Where the pieces lie that lie on another one, seen from its middle: on the part they name, or beside each other. */
export function placed(
  type: PieceType | undefined,
  piece: Piece,
  above: string[],
  scene: Pieces,
  symbols: Symbols,
): { piece: string; x: number; y: number }[] {
  const side = piece.side ?? 0;
  return above.map((other, k) => {
    const part = scene[other]?.at.split("#")[1];
    const spot = part ? type?.parts?.[side]?.find((one) => one.id === part) : undefined;
    return { piece: other, ...(spot ? partAt(type, piece, spot, extentOf(type, symbols, side)) : spread(k, above.length)) };
  });
}

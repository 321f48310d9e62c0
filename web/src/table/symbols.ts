/** A game's types, and where the symbols of its sheet lie. */
import { bring } from "../art";
import type { PieceType } from "./messages";

/** Where each symbol lies in the units of the table, in which a tile is 100 wide: its viewBox. */
export type Symbols = Record<string, { x: number; y: number; w: number; h: number }>;

/** Everything needed to draw a game's pieces. A sheet that cannot be had leaves plain shapes. */
export async function loadGame(from: {
  types: string;
  art: string;
  css: string;
}): Promise<{ types: Record<string, PieceType>; symbols: Symbols }> {
  const drawn = bring(from.art, from.css).catch(() => undefined);
  const answer = await fetch(from.types);
  if (!answer.ok) throw new Error(`${from.types}: ${answer.status} ${answer.statusText}`);
  const types = (await answer.json()) as Record<string, PieceType>;
  await drawn;
  return { types, symbols: symbolsOf(document) };
}

/** Where the symbols of the page lie. */
export function symbolsOf(page: ParentNode): Symbols {
  const out: Symbols = {};
  for (const symbol of page.querySelectorAll("symbol[id]")) {
    const [x = -50, y = -50, w = 100, h = 100] = (symbol.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
    out[symbol.id] = { x, y, w, h };
  }
  return out;
}

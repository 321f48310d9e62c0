/** This browser's part in the dice: a nonce it commits to before the server's seed is fixed, and opens afterwards. */
import type { TableMessage } from "./messages";
import { hex, sha256 } from "./sha256";

const key = (match: string): string => `theogony.nonce.${match}`;

function nonceOf(match: string): Uint8Array {
  const kept = localStorage.getItem(key(match));
  if (kept) return Uint8Array.from(kept.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const fresh = crypto.getRandomValues(new Uint8Array(32));
  localStorage.setItem(key(match), hex(fresh));
  return fresh;
}

/** The hash a seat hands in: of the nonce, behind words that say what it is. */
export function commitment(nonce: Uint8Array): string {
  const said = new TextEncoder().encode("theogony nonce\0");
  const whole = new Uint8Array(said.length + nonce.length);
  whole.set(said);
  whole.set(nonce, said.length);
  return sha256(whole);
}

/** What to tell the server about our nonce at this table now; null if nothing. */
export function nonceFor(table: TableMessage): { m: "nonce"; hash?: string; open?: string } | null {
  if (table.status !== "open") localStorage.removeItem(key(table.match));
  if (table.status !== "open" || !table.you.length) return null;
  const nonce = nonceOf(table.match);
  return table.fair ? { m: "nonce", open: hex(nonce) } : { m: "nonce", hash: commitment(nonce) };
}

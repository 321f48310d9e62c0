/** Scenes and their patches (JSON merge patch, RFC 7396): forwards, backwards, and whether two screens agree. */
import type { Patch, Piece, PiecePatch, Pieces } from "./messages";

/** The scene after the patch; neither argument is changed. */
export function patched(scene: Pieces, patch: Patch): Pieces {
  const out: Pieces = { ...scene };
  for (const [id, fields] of Object.entries(patch)) {
    if (fields === null) delete out[id];
    else out[id] = merged(out[id], fields);
  }
  return out;
}

function merged(piece: Piece | undefined, fields: PiecePatch): Piece {
  const out: Record<string, unknown> = { ...piece };
  for (const [field, value] of Object.entries(fields)) {
    if (value === null) delete out[field];
    else out[field] = value;
  }
  return out as unknown as Piece;
}

/** JSON with sorted keys and no spaces: the same text for the same scene on every machine. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const fields = value as Record<string, unknown>;
    const known = Object.keys(fields).filter((key) => fields[key] !== undefined).sort();
    return `{${known.map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, k) => {
  let c = k;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  return c;
});

/** CRC-32 of the text's UTF-8 bytes, eight hex digits. */
export function crc32(text: string): string {
  let c = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) c = CRC_TABLE[(c ^ byte) & 255]! ^ (c >>> 8);
  return ((c ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}

/** The `h` of a scene. */
export function sceneHash(scene: Pieces): string {
  return crc32(canonical(scene));
}

/** Whether anything lies in a zone or on one of its places. */
export function holdsSomething(zone: string, lying: Map<string, string[]>): boolean {
  return lying.has(zone) || [...lying.keys()].some((place) => place.startsWith(`${zone}@`));
}

/** Which pieces lie at each place; on a part of a piece is on the piece. Stable order: by `z`, then as sent. */
export function lying(scene: Pieces): Map<string, string[]> {
  const out = new Map<string, string[]>();
  for (const [id, piece] of Object.entries(scene)) {
    const place = piece.at.split("#")[0]!;
    const here = out.get(place);
    if (here) here.push(id);
    else out.set(place, [id]);
  }
  for (const ids of out.values()) if (ids.some((id) => scene[id]!.z)) ids.sort((a, b) => (scene[a]!.z ?? 0) - (scene[b]!.z ?? 0));
  return out;
}

/** The zone a handle lies in, however deep; "" for seats, buttons and what is not there. */
export function zoneOf(scene: Pieces, handle: string): string {
  let at = handle;
  for (let depth = 0; depth < 8; depth++) {
    const piece = scene[at] ?? scene[at.split("#")[0]!];
    if (!piece) return at.split("@")[0]!;
    at = piece.at;
  }
  return "";
}

/** A handle and everything it lies on: part, piece, place, zone. The innermost that can be touched is meant. */
export function bubbles(scene: Pieces, handle: string): string[] {
  const out: string[] = [];
  let at: string | undefined = handle;
  for (let depth = 0; at && depth < 8; depth++) {
    out.push(at);
    const hash: number = at.indexOf("#");
    const cell: number = at.indexOf("@");
    if (scene[at]) at = scene[at]!.at;
    else if (hash > 0) at = at.slice(0, hash);
    else if (cell > 0) at = at.slice(0, cell);
    else at = undefined;
  }
  return out;
}

/** SHA-256, ours because browsers offer it only on secure addresses, and a table on the local network is none. */

const K = new Uint32Array(64);
const START = new Uint32Array(8);
{
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(n));
    K[found++] = fraction(Math.cbrt(n));
  }
}

function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * 2 ** 32);
}

/** The hash in hex digits. */
export function sha256(bytes: Uint8Array): string {
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const h = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = view.getUint32(at + 4 * i);
      else w[i] = w[i - 16]! + w[i - 7]! + small(w[i - 15]!, 7, 18, 3) + small(w[i - 2]!, 17, 19, 10);
    }
    let [a, b, c, d, e, f, g, last] = h as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (last + big(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const two = (big(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [last, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, last].forEach((word, k) => (h[k] = h[k]! + word));
  }
  return hex(new Uint8Array(new Uint32Array(h).buffer), true);
}

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));
const small = (x: number, a: number, b: number, c: number): number => turn(x, a) ^ turn(x, b) ^ (x >>> c);
const big = (x: number, a: number, b: number, c: number): number => turn(x, a) ^ turn(x, b) ^ turn(x, c);

/** Bytes as hex digits; `words` turns little-endian 32-bit words round first. */
export function hex(bytes: Uint8Array, words = false): string {
  const at = (k: number): number => bytes[words ? (k & ~3) + 3 - (k & 3) : k]!;
  return Array.from(bytes, (_, k) => at(k).toString(16).padStart(2, "0")).join("");
}

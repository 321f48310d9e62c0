/** The log in groups: what one action led to stands together, and where that is much, it folds under its first sentence. */
import type { Entry } from "./messages";

export interface Told {
  n: number;
  by: number | null;
  says: Entry[];
  folds: boolean;
}

const FOLDS_FROM = 4; // sentences

export function grouped(log: Entry[]): Told[] {
  const out: Told[] = [];
  for (const entry of log) {
    const last = out.at(-1);
    if (last?.n === entry.n) last.says.push(entry);
    else out.push({ n: entry.n, by: entry.by ?? null, says: [entry], folds: false });
  }
  for (const told of out) told.folds = told.says.length >= FOLDS_FROM;
  return out;
}

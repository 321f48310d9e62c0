/** Several people at one screen: whose turn it is there, and who else may ask for the screen. */
import type { Ask, TableMessage } from "./messages";

type Seated = Pick<TableMessage, "you" | "as" | "status">;

/** Those at this screen who may do something now: whom the table waits for; in a race, where it waits for nobody, all. */
function playing(table: Seated | null, ask: Ask | null): number[] {
  if (!table || table.status !== "running" || table.you.length < 2 || !ask) return [];
  return ask.wait.length ? table.you.filter((seat) => ask.wait.includes(seat)) : table.you;
}

/** The seat to be shown instead of the one that is, because only others at this screen are waited for; else null. */
export function nextAtScreen(table: Seated | null, ask: Ask | null): number | null {
  const now = playing(table, ask);
  return now.length && !now.includes(table!.as) ? now[0]! : null;
}

/** The seats that can ask for the screen, while the one it shows may act too. */
export function othersAtScreen(table: Seated | null, ask: Ask | null): number[] {
  const now = playing(table, ask);
  return table && now.includes(table.as) ? now.filter((seat) => seat !== table.as) : [];
}

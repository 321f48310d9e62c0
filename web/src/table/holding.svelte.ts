/** When an action that cannot be taken back is sent: on Done, three seconds after it was said, or at once. The choice stays in this browser. */

export type Holding = "done" | "soon" | "once";
export const HOLDINGS: readonly Holding[] = ["done", "soon", "once"];
export const SOON = 3000; // milliseconds
const KEY = "theogony.holding";

function kept(): Holding {
  const said = localStorage.getItem(KEY);
  return said === "soon" || said === "once" ? said : "done";
}

export const holding = $state<{ now: Holding }>({ now: kept() });

export function hold(next: Holding): void {
  holding.now = next;
  localStorage.setItem(KEY, next);
}

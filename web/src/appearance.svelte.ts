/** Light, dark, or as the system wishes. The choice stays in this browser. */

export type Appearance = "system" | "light" | "dark";
export const APPEARANCES: readonly Appearance[] = ["system", "light", "dark"];
const KEY = "theogony.appearance";

function kept(): Appearance {
  const said = localStorage.getItem(KEY);
  return said === "light" || said === "dark" ? said : "system";
}

export const appearance = $state<{ now: Appearance }>({ now: kept() });

export function applyAppearance(): void {
  if (appearance.now === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = appearance.now;
}

export function choose(next: Appearance): void {
  appearance.now = next;
  localStorage.setItem(KEY, next);
  applyAppearance();
}

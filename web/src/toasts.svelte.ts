/** Sentences that appear at the edge of the page and go away by themselves. */

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const STAYS = 6000;
let last = 0;
export const toasts = $state<{ shown: Toast[] }>({ shown: [] });

export function toast(text: string, bad = false): void {
  const id = ++last;
  toasts.shown = [...toasts.shown.filter((other) => other.text !== text), { id, text, bad }].slice(-4);
  setTimeout(() => dismiss(id), STAYS);
}

export function dismiss(id: number): void {
  toasts.shown = toasts.shown.filter((other) => other.id !== id);
}

/** Tells a failure in a sentence, whatever was thrown. */
export function tell(failure: unknown): void {
  toast(failure instanceof Error ? failure.message : String(failure), true);
}

/** What every part of the table page shares: the table, the hand, and how a handle looks and is called. */
import { getContext, setContext } from "svelte";
import type { At } from "./at.svelte";

const KEY = Symbol("table");

export function provide(at: At): At {
  return setContext(KEY, at);
}

export function table(): At {
  return getContext<At>(KEY);
}

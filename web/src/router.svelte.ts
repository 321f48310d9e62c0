/** Where we are: the address of the page as a value, and how to go elsewhere without loading anything again. */

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; match: string; invite: string }
  | { page: "replay"; match: string; n: number | null; as: string | null }
  | { page: "review"; match: string }
  | { page: "fork"; match: string; n: number }
  | { page: "nowhere"; path: string };

export function read(address: URL): Route {
  const parts = address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = parts;
  if (!first) return { page: "lobby" };
  if (first === "new" && second && parts.length === 2) return { page: "new", game: second };
  if (first === "t" && second && parts.length === 2) {
    return { page: "table", match: second, invite: address.searchParams.get("invite") ?? "" };
  }
  if (first === "t" && second && third === "replay" && parts.length === 3) {
    return { page: "replay", match: second, n: momentIn(address), as: address.searchParams.get("as") };
  }
  if (first === "t" && second && third === "review" && parts.length === 3) return { page: "review", match: second };
  if (first === "t" && second && third === "fork" && parts.length === 3) {
    return { page: "fork", match: second, n: momentIn(address) ?? 0 };
  }
  return { page: "nowhere", path: address.pathname };
}

function momentIn(address: URL): number | null {
  const n = Number.parseInt(address.searchParams.get("n") ?? "", 10);
  return Number.isNaN(n) ? null : n;
}

class Place {
  route = $state.raw<Route>(read(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => (this.route = read(new URL(location.href))));
  }
}

export const place = new Place();

/** Opens a page of this site; the page starts at its top. */
export function go(path: string): void {
  history.pushState(null, "", path);
  place.route = read(new URL(location.href));
  scrollTo(0, 0);
}

/** Changes the address (say, the moment of a replay) without a step in the history. */
export function rename(path: string): void {
  history.replaceState(history.state, "", path);
}

/** For `<a href onclick={follow}>`: goes without reloading, unless the player wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as Element | null)?.closest("a");
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (!link.hasAttribute("href")) return;
  go(link.pathname + link.search);
}

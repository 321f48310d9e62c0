/** What can be touched must be in sight: a column or row that can be scrolled comes to what is lit in it. */

/** The least a finger can be asked to hit, in pixels. */
export const FINGER = 44;
const SCROLLERS = ".side, .mine, .seats, .sheet, .strip-board";

/** Scrolls every part of the table in which things are lit, but none that can be seen. */
export function bringIntoSight(root: ParentNode): void {
  for (const part of root.querySelectorAll(SCROLLERS)) {
    const lit = [...part.querySelectorAll(".lit[data-h], .lit > .whole[data-h]")];
    if (!lit.length || lit.some((one) => seenIn(part, one))) continue;
    for (const one of [lit.at(-1)!, lit[0]!]) one.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** Pieces on a board with a lit part too small for a finger. */
export function withSmallParts(page: ParentNode): string[] {
  const small = [...page.querySelectorAll<SVGElement>(".board .part.lit")].filter((part) => {
    const box = part.getBoundingClientRect();
    return Math.min(box.width, box.height) < FINGER;
  });
  return [...new Set(small.map((part) => part.dataset["h"]!.split("#")[0]!))];
}

function seenIn(part: Element, one: Element): boolean {
  const [window, box] = [part.getBoundingClientRect(), one.getBoundingClientRect()];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > window.left && x < window.right && y > window.top && y < window.bottom;
}

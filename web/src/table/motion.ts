/**
 * Motion: pieces travel from where they were to where they are, on one overlay above everything.
 *
 * Before a beat the places of what it names are measured; after it, a clone flies from there to the new place while the
 * real piece waits unseen. With `prefers-reduced-motion` everything only fades.
 */
import type { Beat } from "./beats";
import type { Cue, Handle } from "./messages";
import { zoneOf } from "./scene";
import { isCalm, type TableStore } from "./store.svelte";

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const TRAVEL = 280;

export class Motion {
  constructor(
    private readonly root: HTMLElement,
    private readonly overlay: HTMLElement,
    private readonly store: TableStore,
  ) {}

  private get calm(): boolean {
    return isCalm();
  }

  /** How long a motion takes now that takes so many milliseconds when there is time. */
  private lasting(time: number): number {
    return this.store.hurried ? time / 2 : time;
  }

  element(handle: Handle): Element | null {
    return this.root.querySelector(`[data-h="${CSS.escape(handle)}"]`);
  }

  /** Where a handle is on the screen; for what is not shown, the panel of its owner or zone. */
  rect(handle: Handle): DOMRect | null {
    const found = this.element(handle);
    const box = found && boxOf(found);
    if (box && box.width > 0) return box;
    const zone = zoneOf(this.store.shown, handle) || handle;
    const of = this.store.table?.zones[zone]?.of;
    const panel = this.root.querySelector(`[data-zone="${CSS.escape(zone)}"]`) ?? (of === undefined ? null : this.element(`seat${of}`));
    const around = panel?.getBoundingClientRect();
    if (around && around.width > 0) return middleOf(around);
    const seat = of === undefined ? null : this.element(`seat${of}`)?.getBoundingClientRect();
    return seat && seat.width > 0 ? middleOf(seat) : null;
  }

  /** Measures before the beat changes the scene; the function it returns shows the change. */
  show(beat: Beat): () => void {
    const measured = new Map<Handle, DOMRect>();
    const leaving = new Map<Handle, HTMLElement>();
    for (const id of new Set([...Object.keys(beat.patch), ...Object.values(beat.was), ...Object.values(beat.into)])) {
      const rect = this.rect(id);
      if (rect) measured.set(id, rect);
    }
    for (const id of Object.keys(beat.patch)) {
      const element = beat.patch[id] === null && !Object.values(beat.was).includes(id) ? this.element(id) : null;
      const copy = element && this.copy(element);
      if (copy) leaving.set(id, copy);
    }
    return () => this.changed(beat, measured, leaving);
  }

  private changed(beat: Beat, measured: Map<Handle, DOMRect>, leaving: Map<Handle, HTMLElement>): void {
    // All is measured before anything is moved: the page is laid out once, not once for every piece
    const there = Object.entries(beat.patch).flatMap(([id, fields]) => {
      const element = fields === null ? null : this.element(id);
      return element ? [{ id, fields: fields!, element, to: boxOf(element) }] : [];
    });
    for (const { id, fields, element, to } of there) {
      const start = beat.was[id] ?? id;
      const from = measured.get(start);
      if (from) this.travel(element, from, to, start !== id);
      else if (fields.t !== undefined) fade(element, 0, 1);
      if (fields.n !== undefined && start === id) this.pulse(element);
    }
    for (const [id, copy] of leaving) this.leave(copy, measured.get(id)!, beat.into[id]);
    if (beat.cue) this.act(beat.cue);
  }

  private travel(element: Element, from: DOMRect, to: DOMRect, comes: boolean): void {
    const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    if (Math.abs(dx) + Math.abs(dy) < 2) return;
    if (this.calm) return fade(element, 0, 1);
    const copy = this.copy(element);
    if (!copy) return;
    const scale = comes && to.width ? Math.min(1.6, Math.max(0.5, from.width / to.width)) : 1;
    const far = this.lasting(Math.min(420, TRAVEL + Math.hypot(dx, dy) / 6));
    (element as HTMLElement).animate([{ opacity: 0 }, { opacity: 0 }], { duration: far });
    const flight = copy.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
        { transform: `translate(${dx * 0.35}px, ${dy * 0.35 - 14}px) scale(1.06)`, offset: 0.6 },
        { transform: "none" },
      ],
      { duration: far, easing: EASE },
    );
    flight.onfinish = flight.oncancel = () => copy.remove();
  }

  private leave(copy: HTMLElement, from: DOMRect, into: Handle | undefined): void {
    const to = into && !this.calm ? this.rect(into) : null;
    const end = to
      ? { transform: `translate(${to.x + to.width / 2 - from.x - from.width / 2}px, ${to.y + to.height / 2 - from.y - from.height / 2}px) scale(0.6)`, opacity: 0.2 }
      : { opacity: 0 };
    const flight = copy.animate([{ transform: "none", opacity: 1 }, end], { duration: this.lasting(TRAVEL), easing: EASE, fill: "forwards" });
    flight.onfinish = flight.oncancel = () => copy.remove();
  }

  private pulse(element: Element): void {
    const number = element.querySelector(".number");
    if (number && !this.calm) number.animate([{ transform: "scale(1.45)" }, { transform: "none" }], { duration: 300, easing: EASE });
  }

  private act(cue: Cue): void {
    if (cue.v === "fly") this.fly(cue);
    if (this.calm) return;
    for (const [k, id] of (cue.on ?? []).entries()) {
      const inner = this.element(id)?.querySelector(".moving");
      if (!inner) continue;
      if (cue.v === "roll") tumble(inner, k);
      if (cue.v === "shuffle") inner.animate([{ transform: "none" }, { transform: "rotate(6deg)" }, { transform: "rotate(-5deg)" }, { transform: "none" }], { duration: 300 });
      if (cue.v === "mark") inner.animate([{ transform: "none" }, { transform: "scale(1.12) translateY(-4px)" }, { transform: "none" }], { duration: 420, easing: EASE });
    }
    if (cue.v === "clash" && cue.start && cue.to) this.clash(cue.start, cue.to);
  }

  private clash(start: Handle, to: Handle): void {
    const [one, other] = [this.rect(start), this.rect(to)];
    const inner = this.element(start)?.querySelector(".moving");
    if (!one || !other || !inner) return;
    const shift = `translate(${(other.x - one.x) * 0.3}px, ${(other.y - one.y) * 0.3}px)`;
    inner.animate([{ transform: "none" }, { transform: shift }, { transform: "none" }], { duration: 280, easing: EASE });
  }

  /** Things without a name of their own: crystals, gold, believers. */
  private fly(cue: Cue): void {
    const [from, to] = [cue.start ? this.rect(cue.start) : null, cue.to ? this.rect(cue.to) : null];
    const symbol = this.store.types[cue.t ?? ""]?.art?.[0];
    const box = symbol ? this.store.symbols[symbol] : undefined;
    if (!from || !to || !symbol || !box || this.calm) return;
    for (let k = 0; k < Math.min(cue.n ?? 1, 6); k++) {
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
      svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.w} ${box.h}`);
      use.setAttribute("href", `#${symbol}`);
      for (const [name, value] of Object.entries({ x: box.x, y: box.y, width: box.w, height: box.h })) use.setAttribute(name, String(value));
      svg.append(use);
      Object.assign(svg.style, { position: "absolute", width: "28px", height: "28px", left: `${from.x + from.width / 2 - 14}px`, top: `${from.y + from.height / 2 - 14}px` });
      this.overlay.append(svg);
      const path = `translate(${to.x + to.width / 2 - from.x - from.width / 2}px, ${to.y + to.height / 2 - from.y - from.height / 2}px)`;
      const flight = svg.animate([{ transform: "none" }, { transform: path }], { duration: this.lasting(380), delay: this.lasting(k * 60), easing: EASE, fill: "both" });
      flight.onfinish = flight.oncancel = () => svg.remove();
    }
  }

  /** A likeness of an element on the overlay, exactly above it. */
  copy(element: Element): HTMLElement | null {
    const box = boxOf(element);
    if (!box.width || !box.height) return null;
    const holder = document.createElement("div");
    holder.className = "flying";
    Object.assign(holder.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
    const inner = element.querySelector(".moving") ?? element;
    const likeness = inner.cloneNode(true) as Element;
    for (const named of [likeness, ...likeness.querySelectorAll("[data-h], [role], [tabindex], [aria-label]")])
      for (const name of ["data-h", "role", "tabindex", "aria-label"]) named.removeAttribute(name);
    for (const light of likeness.querySelectorAll(".ring")) light.remove();
    const of = element.closest("[data-of]")?.getAttribute("data-of");
    if (of) holder.dataset["of"] = of;
    if (element instanceof SVGGraphicsElement) {
      const art = (inner as SVGGraphicsElement).getBBox();
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      svg.setAttribute("viewBox", `${art.x} ${art.y} ${art.width} ${art.height}`);
      svg.append(likeness);
      holder.append(svg);
    } else {
      const unit = getComputedStyle(element).getPropertyValue("--unit");
      if (unit) holder.style.setProperty("--unit", unit);
      holder.append(likeness);
    }
    this.overlay.append(holder);
    return holder;
  }
}

/** Up in the air, over and over, and down on the face that is up; no two dice of a throw alike. */
function tumble(inner: Element, k: number): void {
  const timing = { duration: 520 + 50 * (k % 3), easing: EASE };
  const air = [{ transform: "none" }, { transform: "translateY(-55%) scale(1.18)", offset: 0.3 }, { transform: "none", offset: 0.8 }, { transform: "translateY(-6%)", offset: 0.9 }, { transform: "none" }];
  inner.animate(air, timing);
  const cube = inner.querySelector<HTMLElement>(".cube");
  const [x = 0, y = 0] = (cube?.style.transform.match(/-?\d+(?=deg)/g) ?? []).map(Number);
  const spun = `rotateX(${x + (k % 2 ? 450 : -540)}deg) rotateY(${y + (k % 3 ? -400 : 490)}deg)`;
  cube?.animate([{ transform: spun }, { transform: `rotateX(${x}deg) rotateY(${y}deg)` }], timing);
}

function boxOf(element: Element): DOMRect {
  return (element.querySelector(".moving") ?? element).getBoundingClientRect();
}

function middleOf(box: DOMRect): DOMRect {
  return new DOMRect(box.x + box.width / 2 - 20, box.y + box.height / 2 - 20, 40, 40);
}

function fade(element: Element, from: number, to: number): void {
  element.animate([{ opacity: from }, { opacity: to }], { duration: 200 });
}

// What somebody sees of a handle, and what the page asks for now. Evaluated as one function: look(handle).
(handle) => {
  const inView = (x, y) => x >= 1 && y >= 1 && x < innerWidth - 1 && y < innerHeight - 1;
  const at = (element) => element?.closest?.("[data-h]")?.dataset.h ?? null;
  const STEPS = 11;
  /** The point, far from everything else, at which a pointer meets the element itself, or what lies on it and cannot be touched. */
  const spot = (element, direct) => {
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) return null;
    const meets = (x, y) => {
      const top = inView(x, y) ? document.elementFromPoint(x, y) : null;
      if (!top || at(top) === handle || direct) return top !== null && at(top) === handle;
      const inner = top.closest("[data-h]");
      return inner !== null && element.contains(inner) && !inner.matches(".lit, .held, .touchable");
    };
    const points = [];
    for (let row = 0; row < STEPS; row++)
      for (let column = 0; column < STEPS; column++) {
        const [x, y] = [box.x + (box.width * (column + 0.5)) / STEPS, box.y + (box.height * (row + 0.5)) / STEPS];
        points.push({ x, y, meets: meets(x, y) });
      }
    const others = points.filter((point) => !point.meets);
    const room = ({ x, y }) => Math.min(x - box.left, box.right - x, y - box.top, box.bottom - y, ...others.map((other) => Math.hypot(other.x - x, other.y - y)));
    const best = points.filter((point) => point.meets).sort((a, b) => room(b) - room(a))[0];
    return best ? { x: best.x, y: best.y } : null;
  };
  const button = (element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return { x, y, text: element.textContent.trim(), seen: inView(x, y) && element.contains(document.elementFromPoint(x, y)), on: !element.disabled };
  };
  const all = (selector, root = document) => [...root.querySelectorAll(selector)].map(button);
  const scrolled = (element) => {
    for (let up = element.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      const across = /auto|scroll/.test(style.overflowX) && up.scrollWidth > up.clientWidth + 1;
      const down = /auto|scroll/.test(style.overflowY) && up.scrollHeight > up.clientHeight + 1;
      if (!across && !down) continue;
      const [box, frame] = [element.getBoundingClientRect(), up.getBoundingClientRect()];
      const dx = across ? box.x + box.width / 2 - frame.x - frame.width / 2 : 0;
      const dy = down ? box.y + box.height / 2 - frame.y - frame.height / 2 : 0;
      if (Math.abs(dx) + Math.abs(dy) > 4) return { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, dx, dy };
    }
    return null;
  };
  /** A point of the board that can be taken hold of to move it. */
  const ground = (board) => {
    const box = board.getBoundingClientRect();
    for (const fy of [0.6, 0.5, 0.7, 0.4, 0.8, 0.3])
      for (const fx of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
        const [x, y] = [box.x + box.width * fx, box.y + box.height * fy];
        const top = document.elementFromPoint(x, y);
        if (board.contains(top) && !top.closest("button, .lit, .touchable, .held")) return { x, y };
      }
    return null;
  };
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const elements = handle ? [...document.querySelectorAll(`[data-h="${CSS.escape(handle)}"]`)] : [];
  const bubbles = [...document.querySelectorAll(".bubble:not([role=alert]):not([role=tooltip])")];
  const stepper = [...bubbles, document.querySelector(".prompt")].find((one) => one?.querySelector("output.amount"));
  const chips = bubbles.find((one) => one.getAttribute("aria-label") && !one.querySelector("output.amount"));
  const aim = bubbles.find((one) => one.getAttribute("role") === "status");
  const active = document.activeElement;
  return {
    there: elements.length > 0,
    shown: elements.some((element) => element.matches(".lit, .lit > .whole, .seat.lit > .head")),
    spot: elements.map((e) => spot(e, true)).find(Boolean) ?? elements.map((e) => spot(e, false)).find(Boolean) ?? null,
    middle: elements.length ? middle(elements[0]) : null,
    scroll: elements.map(scrolled).find(Boolean) ?? null,
    board: elements.some((element) => element.closest(".board")),
    ground: elements.map((element) => element.closest(".board")).filter(Boolean).map(ground)[0] ?? null,
    busy: document.querySelector(".table[data-busy]") !== null,
    ready: document.querySelector(".table .prompt [role=status]") !== null,
    done: all("[data-testid=done]"),
    chips: chips ? all(".ways .button", chips) : [],
    stepper: stepper ? { value: Number(stepper.querySelector("output.amount").textContent), buttons: all("output.amount ~ .button, .button:has(~ output.amount)", stepper) } : null,
    aim: aim ? all(".button.primary", aim) : [],
    gathering: all(".prompt .button.primary:not([data-h]):not([data-testid])"),
    pages: all(".pages .button:not([aria-pressed=true])"),
    fit: all(".board .fit"),
    refused: document.querySelector(".bubble[role=alert]")?.textContent?.trim() ?? "",
    held: [...document.querySelectorAll(".held[data-h]")].map((one) => one.dataset.h),
    prompt: document.querySelector(".prompt [role=status]")?.textContent ?? "",
    focus: active ? { handle: at(active), text: active.textContent.trim(), middle: middle(active), button: active.matches("button") } : null,
  };
}

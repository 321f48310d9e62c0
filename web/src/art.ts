/** The drawings of a game: its sheet of symbols, inlined once, and its colours. */

const brought = new Map<string, Promise<void>>();

/** Brings a game's symbols and properties into the page; `<use href="#gods-temple">` finds them from then on. */
export function bring(art: string, css: string): Promise<void> {
  const key = `${art} ${css}`;
  let coming = brought.get(key);
  if (!coming) {
    coming = Promise.all([sheet(art), style(css)]).then(() => undefined);
    coming.catch(() => brought.delete(key));
    brought.set(key, coming);
  }
  return coming;
}

/** Puts a sheet of symbols into the page, unseen. */
export function inline(svg: string): void {
  const holder = document.createElement("div");
  holder.className = "unseen"; // not display: none, which would take gradients away from what refers to them
  holder.style.top = "0"; // after the page it would make it longer
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = svg;
  document.body.append(holder);
}

async function sheet(address: string): Promise<void> {
  if (!address) return;
  const answer = await fetch(address);
  if (answer.ok) inline(await answer.text());
}

async function style(address: string): Promise<void> {
  if (!address) return;
  await new Promise<void>((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}

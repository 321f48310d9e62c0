/** Beats: what happened, in the order the eye should follow it. Each beat carries its own part of the patch. */
import type { Cue, Handle, NewsMessage, Patch } from "./messages";

export interface Beat {
  cue: Cue | null;
  patch: Patch;
  was: Record<string, Handle>;
  into: Record<string, Handle>;
}

/** Milliseconds from a beat to the next. */
const GAP: Record<Cue["v"], number> = { move: 190, fly: 130, roll: 540, clash: 280, mark: 260, count: 1100, shuffle: 180, banner: 150, say: 0 };

/** How long after a beat the next one comes; half of it while there is much to catch up with. */
export function gapAfter(beat: Beat, hurried: boolean): number {
  const gap = beat.cue ? GAP[beat.cue.v] : 150;
  return hurried ? gap / 2 : gap;
}

/**
 * The beats of a piece of news. A piece changes with the first beat that names it, or as that beat's `set` says for now;
 * a piece that goes, with the beat that names where it goes or what it becomes; what no beat names, with the last.
 */
export function beatsOf(news: Pick<NewsMessage, "patch" | "was" | "into" | "cues">): Beat[] {
  const left: Patch = { ...news.patch };
  const was = news.was ?? {};
  const into = news.into ?? {};
  const beats = (news.cues ?? []).map((cue): Beat => {
    const beat: Beat = { cue, patch: {}, was: { ...cue.was }, into: { ...cue.into } };
    const take = (id: string): void => {
      if (!(id in left)) return;
      beat.patch[id] = left[id] ?? null;
      delete left[id];
    };
    const named = cue.on ?? [];
    for (const id of named) {
      if (cue.set && id in cue.set) beat.patch[id] = left[id]?.t ? { ...left[id], ...cue.set[id] } : cue.set[id]!;
      else take(id);
      if (id in was) {
        beat.was[id] = was[id]!;
        if (left[was[id]!] === null) take(was[id]!);
      }
    }
    for (const [id, to] of Object.entries({ ...into, ...cue.into })) {
      if (left[id] !== null || !(named.includes(to) || (cue.into && id in cue.into))) continue;
      beat.into[id] = to;
      take(id);
    }
    return beat;
  });
  if (Object.keys(left).length) {
    const moving = beats.filter((beat) => beat.cue?.v !== "say");
    let last = moving.at(-1);
    if (!last) beats.push((last = { cue: null, patch: {}, was: {}, into: {} }));
    for (const id of Object.keys(left)) {
      last.patch[id] = left[id]!;
      if (id in was) last.was[id] = was[id]!;
      if (id in into) last.into[id] = into[id]!;
    }
  }
  return beats;
}

import type { Bounds, Draft } from "../../../core/choice";
import { landId } from "../../../risk/world/board";

/** A half-made action as far as it goes, and a template of its number: `least..most`. Cards are parted by `+` in a word. */
export function writeDraft(d: Draft, bounds: Bounds | undefined, colours: readonly string[]): string {
  let text = colours[d.seat];
  if (d.verb !== undefined) text += ` ${d.verb}`;
  text += landWord(d.from) + landWord(d.to) + landWord(d.territory);
  if (d.word !== undefined) text += ` ${d.word.split("+").join(" ")}`;
  return bounds === undefined ? text : `${text} ${bounds.least}..${bounds.most}`;
}

function landWord(t: number | undefined): string {
  return t === undefined ? "" : ` ${landId(t)}`;
}

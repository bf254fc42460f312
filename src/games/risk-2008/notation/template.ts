import type { Bounds, Draft } from "../../../core/choice";
import { landId } from "../../../risk/world/board";

/** A half-made action as far as it goes, and a template of its number: `least..most`. Cards are separated by `+` in a word. */
export function writeDraft(draft: Draft, bounds: Bounds | undefined, colours: readonly string[]): string {
  let text = colours[draft.seat];
  if (draft.verb !== undefined) text += ` ${draft.verb}`;
  text += landWord(draft.from) + landWord(draft.to) + landWord(draft.territory);
  if (draft.word !== undefined) text += ` ${draft.word.split("+").join(" ")}`;
  return bounds === undefined ? text : `${text} ${bounds.minTotal}..${bounds.maxTotal}`;
}

function landWord(t: number | undefined): string {
  return t === undefined ? "" : ` ${landId(t)}`;
}

import type { Bounds, Draft } from "../../../core/choice";
import { landWord, landWords, writeBounds } from "../../../risk/europe/notation/template";

/** A half-made action as far as it goes, and a template of its counts: each number as `least..most`. */
export function writeDraft(draft: Draft, bounds: Bounds | undefined, colours: readonly string[]): string {
  let text = colours[draft.seat];
  if (draft.verb !== undefined) text += ` ${draft.verb}`;
  if (draft.verb === "settle") return text + writeSettle(draft, bounds);
  text += landWords(draft);
  if (draft.word !== undefined) text += ` ${draft.word}`;
  return bounds === undefined ? text : text + writeBounds(bounds, "footmen");
}

/** Each of the two territories with its Footmen after it. */
function writeSettle(draft: Draft, bounds: Bounds | undefined): string {
  if (bounds === undefined) return landWord(draft.territory) + landWord(draft.to);
  const range = `${bounds.minEach[0]}..${bounds.maxEach[0]}`;
  return `${landWord(draft.territory)} ${range}${landWord(draft.to)} ${range} (${bounds.maxTotal} in all)`;
}

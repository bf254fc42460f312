import type { Bounds, Draft } from "../../../core/choice";
import { landWords, writeBounds } from "../../../risk/europe/notation/template";

/** A half-made action as far as it goes, and a template of its counts: see docs/notation.md. */
export function writeDraft(draft: Draft, bounds: Bounds | undefined, colours: readonly string[]): string {
  let text = colours[draft.seat];
  if (draft.verb !== undefined) text += draft.verb === "castle" ? " buy castle" : ` ${draft.verb}`;
  text += landWords(draft);
  if (draft.word !== undefined) text += ` ${draft.word}`;
  return bounds === undefined ? text : text + writeBounds(bounds, "infantry");
}

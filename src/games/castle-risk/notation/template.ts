import type { Bounds, Draft } from "../../../core/choice";
import { landId } from "../../../risk/europe/board";
import { DIE } from "../rules/combat/boost";
import { COINS } from "../rules/turn/purchase";

/** A half-made action as far as it goes, and a template of its counts: see docs/notation.md. */
export function writeDraft(draft: Draft, bounds: Bounds | undefined, colours: readonly string[]): string {
  let text = colours[draft.seat];
  if (draft.verb !== undefined) text += draft.verb === "castle" ? " buy castle" : ` ${draft.verb}`;
  text += landWord(draft.from) + landWord(draft.to) + landWord(draft.territory);
  if (draft.word !== undefined) text += ` ${draft.word}`;
  return bounds === undefined ? text : text + writeBounds(bounds);
}

function landWord(t: number | undefined): string {
  return t === undefined ? "" : ` ${landId(t)}`;
}

/** Bounds where the action has its numbers: alone for coins and dice, as the notation has them. */
function writeBounds(bounds: Bounds): string {
  let text = "";
  if (bounds.kinds[0] === COINS) return ` ${bounds.minTotal}..${bounds.maxTotal}`;
  for (let k = 0; k < bounds.kinds.length; k++) {
    if (bounds.kinds[k] === DIE) text += ` ${bounds.minEach[k]}..${bounds.maxEach[k]}`;
    else if (bounds.maxEach[k] > 0) text += ` ${bounds.kinds[k]} ${bounds.minEach[k]}..${bounds.maxEach[k]}`;
  }
  text +=
    bounds.minTotal === bounds.maxTotal
      ? ` (${bounds.maxTotal} in all`
      : ` (${bounds.minTotal} to ${bounds.maxTotal} in all`;
  if (bounds.prices.length > 0)
    text += `, for at most ${bounds.budget} coins${bounds.free > 0 ? " besides 1 infantry" : ""}`;
  return `${text})`;
}

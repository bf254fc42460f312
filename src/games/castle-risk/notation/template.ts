import type { Bounds, Draft } from "../../../core/choice";
import { landId } from "../../../risk/europe/board";
import { DIE } from "../rules/combat/boost";
import { COINS } from "../rules/turn/purchase";

/** A half-made action as far as it goes, and a template of its counts: see docs/notation.md. */
export function writeDraft(d: Draft, bounds: Bounds | undefined, colours: readonly string[]): string {
  let text = colours[d.seat];
  if (d.verb !== undefined) text += d.verb === "castle" ? " buy castle" : ` ${d.verb}`;
  text += landWord(d.from) + landWord(d.to) + landWord(d.territory);
  if (d.word !== undefined) text += ` ${d.word}`;
  return bounds === undefined ? text : text + writeBounds(bounds);
}

function landWord(t: number | undefined): string {
  return t === undefined ? "" : ` ${landId(t)}`;
}

/** Bounds where the action has its numbers: alone for coins and dice, as the notation has them. */
function writeBounds(b: Bounds): string {
  let text = "";
  if (b.kinds[0] === COINS) return ` ${b.least}..${b.most}`;
  for (let k = 0; k < b.kinds.length; k++) {
    if (b.kinds[k] === DIE) text += ` ${b.min[k]}..${b.max[k]}`;
    else if (b.max[k] > 0) text += ` ${b.kinds[k]} ${b.min[k]}..${b.max[k]}`;
  }
  text += b.least === b.most ? ` (${b.most} in all` : ` (${b.least} to ${b.most} in all`;
  if (b.prices.length > 0)
    text += `, for at most ${b.budget} coins${b.free > 0 ? " besides 1 infantry" : ""}`;
  return `${text})`;
}

import type { Bounds, Draft } from "../../../core/choice";
import { landId } from "../../../risk/europe/board";
import { COINS } from "../rules/game/bid";

/** A half-made action as far as it goes, and a template of its counts: each number as `least..most`. */
export function writeDraft(draft: Draft, bounds: Bounds | undefined, colours: readonly string[]): string {
  let text = colours[draft.seat];
  if (draft.verb !== undefined) text += ` ${draft.verb}`;
  if (draft.verb === "settle") return text + writeSettle(draft, bounds);
  text += landWord(draft.from) + landWord(draft.to) + landWord(draft.territory);
  if (draft.word !== undefined) text += ` ${draft.word}`;
  return bounds === undefined ? text : text + writeBounds(bounds);
}

function landWord(t: number | undefined): string {
  return t === undefined ? "" : ` ${landId(t)}`;
}

/** Each of the two territories with its Footmen behind it. */
function writeSettle(draft: Draft, bounds: Bounds | undefined): string {
  if (bounds === undefined) return landWord(draft.territory) + landWord(draft.to);
  const range = `${bounds.minEach[0]}..${bounds.maxEach[0]}`;
  return `${landWord(draft.territory)} ${range}${landWord(draft.to)} ${range} (${bounds.maxTotal} in all)`;
}

/** Bounds where the action has its numbers: coins alone, as the notation has them. */
function writeBounds(bounds: Bounds): string {
  let text = "";
  if (bounds.kinds[0] === COINS) return ` ${bounds.minTotal}..${bounds.maxTotal}`;
  for (let k = 0; k < bounds.kinds.length; k++)
    if (bounds.maxEach[k] > 0) text += ` ${bounds.kinds[k]} ${bounds.minEach[k]}..${bounds.maxEach[k]}`;
  text +=
    bounds.minTotal === bounds.maxTotal
      ? ` (${bounds.maxTotal} in all`
      : ` (${bounds.minTotal} to ${bounds.maxTotal} in all`;
  if (bounds.prices.length > 0)
    text += `, for at most ${bounds.budget} coins${bounds.free > 0 ? ` besides ${bounds.free} footmen` : ""}`;
  return `${text})`;
}

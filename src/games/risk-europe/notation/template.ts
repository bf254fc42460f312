import type { Bounds, Draft } from "../../../core/choice";
import { landId } from "../../../risk/europe/board";
import { COINS } from "../rules/game/bid";

/** A half-made action as far as it goes, and a template of its counts: each number as `least..most`. */
export function writeDraft(d: Draft, bounds: Bounds | undefined, colours: readonly string[]): string {
  let text = colours[d.seat];
  if (d.verb !== undefined) text += ` ${d.verb}`;
  if (d.verb === "settle") return text + writeSettle(d, bounds);
  text += landWord(d.from) + landWord(d.to) + landWord(d.territory);
  if (d.word !== undefined) text += ` ${d.word}`;
  return bounds === undefined ? text : text + writeBounds(bounds);
}

function landWord(t: number | undefined): string {
  return t === undefined ? "" : ` ${landId(t)}`;
}

/** Each of the two territories with its Footmen behind it. */
function writeSettle(d: Draft, b: Bounds | undefined): string {
  if (b === undefined) return landWord(d.territory) + landWord(d.to);
  const range = `${b.min[0]}..${b.max[0]}`;
  return `${landWord(d.territory)} ${range}${landWord(d.to)} ${range} (${b.most} in all)`;
}

/** Bounds where the action has its numbers: coins alone, as the notation has them. */
function writeBounds(b: Bounds): string {
  let text = "";
  if (b.kinds[0] === COINS) return ` ${b.least}..${b.most}`;
  for (let k = 0; k < b.kinds.length; k++)
    if (b.max[k] > 0) text += ` ${b.kinds[k]} ${b.min[k]}..${b.max[k]}`;
  text += b.least === b.most ? ` (${b.most} in all` : ` (${b.least} to ${b.most} in all`;
  if (b.prices.length > 0)
    text += `, for at most ${b.budget} coins${b.free > 0 ? ` besides ${b.free} footmen` : ""}`;
  return `${text})`;
}

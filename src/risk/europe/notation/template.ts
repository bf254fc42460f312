import type { Bounds, Draft } from "../../../core/choice";
import { landId } from "../board";

/** The territories of a half-made action, each with a blank before it. */
export function landWords({ from, to, territory }: Draft): string {
  return landWord(from) + landWord(to) + landWord(territory);
}

export function landWord(t: number | undefined): string {
  return t === undefined ? "" : ` ${landId(t)}`;
}

/**
 * Bounds where the action has its numbers, each as `least..most`: coins and dice alone, units by kind. `free` is how units
 * are called that cost nothing.
 */
export function writeBounds(bounds: Bounds, free: string): string {
  const { kinds, minEach, maxEach, minTotal, maxTotal } = bounds;
  if (kinds[0] === "coins") return ` ${minTotal}..${maxTotal}`;
  let text = "";
  for (let k = 0; k < kinds.length; k++) {
    if (kinds[k] === "die") text += ` ${minEach[k]}..${maxEach[k]}`;
    else if (maxEach[k] > 0) text += ` ${kinds[k]} ${minEach[k]}..${maxEach[k]}`;
  }
  text += minTotal === maxTotal ? ` (${maxTotal} in all` : ` (${minTotal} to ${maxTotal} in all`;
  if (bounds.prices.length > 0)
    text += `, for at most ${bounds.budget} coins${bounds.free > 0 ? ` besides ${bounds.free} ${free}` : ""}`;
  return `${text})`;
}

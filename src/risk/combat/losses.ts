import { areCounts, exceeds } from "../../core/counts";
import { refuse } from "../refusals";
import type { Refusal } from "../../core/types";
import { noUnits, size, UNIT_KINDS } from "../units";

/** Which of `units` go when `due` are lost, cheapest first. */
export function cheapest(units: readonly number[], due: number): number[] {
  const lost = noUnits();
  let rest = due;
  for (let k = 0; k < UNIT_KINDS && rest > 0; k++) {
    lost[k] = units[k] < rest ? units[k] : rest;
    rest -= lost[k];
  }
  return lost;
}

/** Chosen losses are exactly as many as are due, of units that are there; `ids` names the kinds. */
export function refuseLosses(
  ids: readonly string[],
  units: readonly number[],
  due: number,
  lost: readonly number[],
): Refusal | undefined {
  if (!areCounts(lost, ids.length)) return refuse("counts.malformed");
  const over = exceeds(lost, units);
  if (over >= 0) return refuse("lose.short", { unit: ids[over], count: lost[over], there: units[over] });
  return size(lost) === due ? undefined : refuse("lose.count", { count: size(lost), due });
}

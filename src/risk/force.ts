import { areCounts, exceeds } from "../core/counts";
import { refuse } from "./refusals";
import type { Refusal } from "../core/types";
import { any } from "./units";

/** A force names some of the units that are free for a move, at least one; `ids` names kinds, `from` the territory. */
export function refuseUnits(
  ids: readonly string[],
  from: string,
  free: readonly number[],
  units: readonly number[],
): Refusal | undefined {
  if (!areCounts(units, ids.length)) return refuse("counts.malformed");
  if (!any(units)) return refuse("units.none");
  const k = exceeds(units, free);
  return k < 0
    ? undefined
    : refuse("force.short", { unit: ids[k], count: units[k], free: free[k], territory: from });
}

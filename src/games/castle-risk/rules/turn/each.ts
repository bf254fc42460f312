import { zeros } from "../../../../core/counts";
import type { Refusal } from "../../../../core/types";
import { UNITS } from "../units";

/** Why not even one unit of the kinds that there are is legal: the first reason. */
export function refuseEach(
  there: readonly number[],
  check: (this: void, units: number[]) => Refusal | undefined,
): Refusal | undefined {
  let first: Refusal | undefined;
  for (let k = 0; k < UNITS.length; k++) {
    if (there[k] > 0) {
      const units = zeros(UNITS.length);
      units[k] = 1;
      const why = check(units);
      if (why === undefined) return undefined;
      first = first ?? why;
    }
  }
  return first;
}

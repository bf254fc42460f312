import type { Bounds } from "../../../core/choice";
import { SIEGE } from "../../units";
import type { OddsBattle } from "./battle";
import type { LeastQuestion } from "./reckon";

/**
 * The question for the least force of a battle, of what may go within these bounds; undefined where there are none, and
 * where the defender makes the best of a re-roll: that takes a whole battle for each force.
 */
export function readyOf(
  battle: OddsBattle | undefined,
  bounds: Bounds | undefined,
): LeastQuestion | undefined {
  if (battle?.kind !== "ranks" || battle.reroll === "best" || bounds === undefined) return undefined;
  const ready = { units: bounds.maxEach, siege: bounds.minEach[SIEGE], most: bounds.maxTotal };
  return { battle, ready };
}

import { SIEGE } from "../../units";
import type { OddsBattle } from "./battle";
import type { LeastQuestion } from "./reckon";

/** Bounds of the counts of a force. */
interface ForceBounds {
  readonly min: readonly number[];
  readonly max: readonly number[];
  readonly most: number;
}

/**
 * The question for the least force of a battle, of what may go within these bounds; undefined where there are none, and
 * where the defender makes the best of a re-roll: that takes a whole battle for each force.
 */
export function readyOf(
  battle: OddsBattle | undefined,
  bounds: ForceBounds | undefined,
): LeastQuestion | undefined {
  if (battle?.kind !== "ranks" || battle.reroll === "best" || bounds === undefined) return undefined;
  const ready = { units: bounds.max, siege: bounds.min[SIEGE], most: bounds.most };
  return { kind: "ranks", battle, ready };
}

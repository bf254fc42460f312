import type { Bounds } from "../../../../core/choice";
import { upTo } from "../../../../core/bounds";
import { refuse } from "../refusals";
import type { Refusal, Seat } from "../../../../core/types";
import { marksOf } from "../state/marks";
import type { State } from "../state";
import { UNITS } from "../units";
import { refuseUnits } from "../../../../risk/force";
import { NO_UNITS, ONE_SIEGE, copyUnits, size } from "../../../../risk/units";
import { landId } from "../../../../risk/europe/board";

/**
 * A force names kinds and numbers of the units in a territory that are free for the move; at least one unit, free or
 * not, stays behind (rules 7.3, 7.9, 11.1; CR17, CR19).
 */
export function refuseForce(
  s: State,
  from: number,
  free: readonly number[],
  units: readonly number[],
): Refusal | undefined {
  const why = refuseUnits(UNITS, landId(from), free, units);
  if (why !== undefined) return why;
  if (size(units) >= size(s.territories[from].units))
    return refuse("force.leave_one", { territory: landId(from) });
  return undefined;
}

/** A force takes over a territory in which nobody stands any more; all of it is spent (rules 7.4, 9.1; CR17). */
export function enterLand(s: State, seat: Seat, t: number, force: readonly number[]): void {
  const land = s.territories[t];
  land.owner = seat;
  land.units = copyUnits(force);
  land.marks = undefined;
  const marks = marksOf(land);
  marks.taken = true;
  marks.spent = copyUnits(force);
}

/** The forces of units that are free for a move, with a siege weapon among them if it needs one. */
export function forceBounds(s: State, from: number, free: readonly number[], siege: boolean): Bounds {
  const there = size(s.territories[from].units);
  const all = size(free);
  return upTo(UNITS, free, all < there ? all : there - 1, siege ? ONE_SIEGE : NO_UNITS);
}

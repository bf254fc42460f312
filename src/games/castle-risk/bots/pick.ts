import type { Refusal, Roll, Seat } from "../../../core/types";
import type { State } from "../rules/state";
import { SIZE } from "../../../risk/europe/board";

/**
 * A territory of this owner that a rule does not refuse the seat, looked for from a random one on; -1 where there
 * is none. Ownership is asked before the rule: most territories are another's, and a refusal that nobody reads is
 * work for nothing.
 */
export function randomTerritory(
  s: State,
  roll: Roll,
  owner: number,
  seat: Seat,
  hinder: (this: void, s: State, seat: Seat, t: number) => Refusal | undefined,
): number {
  const lands = s.territories;
  const start = roll(SIZE);
  for (let t = start; t < SIZE; t++)
    if (lands[t].owner === owner && hinder(s, seat, t) === undefined) return t;
  for (let t = 0; t < start; t++) if (lands[t].owner === owner && hinder(s, seat, t) === undefined) return t;
  return -1;
}

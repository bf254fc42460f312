import type { Refusal, Roll, Seat } from "../../../core/types";
import type { State } from "../rules/state";
import { size } from "../rules/units";
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

/** One of a territory's neighbours that suits, looked for from a random one on; -1 where none does. */
export function randomOf(
  roll: Roll,
  list: readonly number[],
  suits: (this: void, t: number) => boolean,
): number {
  const n = list.length;
  if (n === 0) return -1;
  const start = roll(n);
  for (let i = 0; i < n; i++) {
    const t = list[(start + i) % n];
    if (suits(t)) return t;
  }
  return -1;
}

/** Some of the free units, at least one of them, of `needed` kind where that is 0 or more, and not all `there`. */
export function randomForce(roll: Roll, free: readonly number[], there: number, needed: number): number[] {
  const force = [roll(free[0] + 1), roll(free[1] + 1), roll(free[2] + 1), roll(free[3] + 1)];
  if (needed >= 0 && force[needed] === 0) force[needed] = 1;
  let n = size(force);
  for (let k = 0; k < 4 && n === 0; k++) {
    if (free[k] > 0) {
      force[k] = 1;
      n = 1;
    }
  }
  for (let k = 0; k < 4 && n >= there; k++) {
    if (force[k] > (k === needed ? 1 : 0)) {
      force[k]--;
      n--;
    }
  }
  return force;
}

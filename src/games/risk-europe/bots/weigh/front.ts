import { NOBODY } from "../../../../core/types";
import { BOARD, SIZE } from "../../../../risk/europe/board";
import type { State } from "../../rules/state";
import { allied } from "../../rules/variant";

/** Where there is no way to an enemy. */
export const FAR = 20;

/** Steps from each territory to the nearest enemy of an army, through land of its own; 0 for an enemy's, FAR where no way leads. */
export function stepsToEnemy(s: State, army: number): number[] {
  const steps: number[] = [];
  const queue: number[] = [];
  let n = 0;
  for (let t = 0; t < SIZE; t++) {
    const { owner } = s.territories[t];
    const isEnemy = owner !== NOBODY && owner !== army && !allied(s, army, owner);
    steps[t] = isEnemy ? 0 : FAR;
    if (isEnemy) {
      queue[n] = t;
      n++;
    }
  }
  for (let head = 0; head < n; head++) {
    const t = queue[head];
    for (const near of BOARD.near[t]) {
      if (steps[near] === FAR && s.territories[near].owner === army) {
        steps[near] = steps[t] + 1;
        queue[n] = near;
        n++;
      }
    }
  }
  return steps;
}

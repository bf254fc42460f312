import type { Refusal, Roll } from "../../../core/types";
import { SIZE } from "../../../risk/europe/board";
import type { State } from "../rules/state";

/**
 * A territory of an army that a rule does not refuse it, looked for from a random one on; -1 where there is none.
 * Whose it is is asked before the rule: a refusal that nobody reads is work for nothing.
 */
export function randomTerritory(
  s: State,
  roll: Roll,
  army: number,
  hinder: (this: void, s: State, army: number, t: number) => Refusal | undefined,
): number {
  const start = roll(SIZE);
  for (let i = 0; i < SIZE; i++) {
    const t = (start + i) % SIZE;
    if (s.territories[t].owner === army && hinder(s, army, t) === undefined) return t;
  }
  return -1;
}

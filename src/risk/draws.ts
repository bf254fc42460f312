import type { AnyAction } from "../core/types";

/** What chance actions of the family draw in lists: dice, territories, missions. */
interface Drawn extends AnyAction {
  readonly attacker?: readonly number[];
  readonly defender?: readonly number[];
  readonly faces?: readonly number[];
  readonly territories?: readonly number[];
  readonly missions?: readonly number[];
}

/** Draws from the generator that dealing a chance action takes: one for each of a list, or for what it deals alone. */
export function drawsOf({ attacker, defender, faces, territories, missions }: Drawn): number {
  if (attacker !== undefined && defender !== undefined) return attacker.length + defender.length;
  return (faces ?? territories ?? missions)?.length ?? 1;
}

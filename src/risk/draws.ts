import { CHANCE, type AnyAction } from "../core/types";

/** What chance actions of the family draw in lists: dice, territories, missions, objectives with their rewards. */
interface Drawn extends AnyAction {
  readonly attacker?: readonly number[];
  readonly defender?: readonly number[];
  readonly faces?: readonly number[];
  readonly territories?: readonly number[];
  readonly missions?: readonly number[];
  readonly objectives?: readonly number[];
  readonly rewards?: readonly number[];
}

/** Draws from the generator that dealing an action takes: one for each die or thing in its lists, or for what it deals alone. */
export function drawsOf(action: Drawn): number {
  if (action.seat !== CHANCE) return 0;
  const { attacker, defender, objectives, rewards } = action;
  if (attacker !== undefined && defender !== undefined) return attacker.length + defender.length;
  if (objectives !== undefined && rewards !== undefined) return objectives.length + rewards.length;
  const list = action.faces ?? action.territories ?? action.missions;
  return list === undefined ? 1 : list.length;
}

import { battleOdds, type RollChances } from "../../combat/odds";

/** Armies above which odds are estimated: exact ones would take too long for a table's frame. */
const MANY_ATTACKERS = 30;
const MANY_DEFENDERS = 12;
/** Armies of an attacker that defenders cost on average when both sides roll their most dice. */
const COST = 0.85;

/**
 * The chance that armies take a territory from so many defenders, rolled on until so many of them are left; `rolls` where
 * something helps a side.
 */
export function chanceOf(armies: number, defenders: number, until: number, rolls?: RollChances): number {
  if (armies <= MANY_ATTACKERS && defenders <= MANY_DEFENDERS)
    return battleOdds(armies, defenders, until, rolls).chance;
  const spare = (armies - until - costOf(rolls) * defenders) / defenders;
  return Math.max(0, Math.min(1, 0.5 + 2 * spare));
}

/** The same cost out of the chances of three dice against two. */
function costOf(rolls: RollChances | undefined): number {
  if (rolls === undefined) return COST;
  const [none, one, two] = rolls.two[3];
  return (one + 2 * two) / (2 * none + one);
}

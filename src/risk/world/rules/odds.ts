import { battleOdds } from "../../combat/odds";

/** Armies above which odds are estimated: exact ones would take too long for a table's frame. */
const MANY_ATTACKERS = 30;
const MANY_DEFENDERS = 12;
/** Armies of an attacker that defenders cost on average when both sides roll their most dice. */
const COST = 0.85;

/** The chance that armies take a territory from so many defenders, rolled on until so many of them are left. */
export function chanceOf(armies: number, defenders: number, until: number): number {
  if (armies <= MANY_ATTACKERS && defenders <= MANY_DEFENDERS)
    return battleOdds(armies, defenders, until).chance;
  const spare = (armies - until - COST * defenders) / defenders;
  return Math.max(0, Math.min(1, 0.5 + 2 * spare));
}

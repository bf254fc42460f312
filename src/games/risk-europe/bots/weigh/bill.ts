import { BOARD } from "../../../../risk/europe/board";
import { ARCHER, CAVALRY, SIEGE } from "../../../../risk/units";
import { reserveOf } from "../../rules/army";
import { ENGINES_OF_WAR } from "../../rules/missions";
import type { State } from "../../rules/state";
import { needsSiege } from "../../rules/turn/expand";
import { pricesOf } from "../../rules/turn/spend";
import { FOOTMAN } from "../../rules/units";
import type { Aims } from "./aims";

/** What is bought for these coins: a weapon where a castle is in the way, else horse with two on foot for each. */
export function billOf(s: State, aims: Aims, t: number, coins: number): number[] {
  const units = [0, 0, 0, 0];
  const left = reserveOf(s, aims.army);
  const prices = pricesOf(s, aims.army);
  let rest = coins;
  const add = (kind: number, n: number): void => {
    const most = Math.floor(rest / prices[kind]);
    const count = Math.max(0, Math.min(n, most, left[kind] - units[kind]));
    units[kind] += count;
    rest -= count * prices[kind];
  };
  if (wantsWeapon(s, aims, t)) add(SIEGE, 1);
  add(CAVALRY, Math.floor(rest / (prices[CAVALRY] + 2)));
  add(FOOTMAN, 99);
  add(CAVALRY, 99);
  add(ARCHER, 99);
  if (rest >= 2 * prices[SIEGE]) add(SIEGE, 1);
  return units;
}

/** A mission wants weapons, or a castle next door keeps the army out. */
function wantsWeapon(s: State, { army, seat }: Aims, t: number): boolean {
  if (s.territories[t].units[SIEGE] > 0) return false;
  if (army === seat && s.seats[seat].missions.includes(ENGINES_OF_WAR)) return true;
  return BOARD.near[t].some((to) => {
    const { owner } = s.territories[to];
    return owner !== army && owner !== seat && needsSiege(s, to);
  });
}

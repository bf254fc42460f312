import type { LandContents } from "../../../risk/by-hand";
import { armyCount, armyOf } from "../rules/army";
import type { State } from "../rules/state";

/** What lies open on a table, as people have put it there: the territories, attackers left out, and coins by army. */
export interface TableContents {
  readonly lands: LandContents[];
  readonly coins: number[];
}

/** What lies there while nobody has touched it. */
export function contentsOf(s: State): TableContents {
  const coins: number[] = [];
  for (let i = 0; i < armyCount(s); i++) coins[i] = armyOf(s, i).coins;
  return {
    lands: s.territories.map(({ owner, units, castle }) => ({ owner, units: [...units], castle })),
    coins,
  };
}

import { NOBODY } from "../../../../core/types";
import { stepsFrom } from "../../../../risk/board";
import { ALL_LANDS, BOARD } from "../../../../risk/europe/board";
import type { State } from "../../rules/state";
import { allied } from "../../rules/variant";

/** Where there is no way to an enemy. */
export const FAR = 20;

/** Steps from each territory to the nearest enemy of an army, through land of its own; 0 for an enemy's, FAR where no way leads. */
export function stepsToEnemy(s: State, army: number): number[] {
  const enemies = ALL_LANDS.filter((t) => {
    const { owner } = s.territories[t];
    return owner !== NOBODY && owner !== army && !allied(s, army, owner);
  });
  return stepsFrom(BOARD.near, enemies, FAR, (t) => s.territories[t].owner === army);
}

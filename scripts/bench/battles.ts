/** Battles whose odds the bench computes, in Node and as a table does. */
import type { Order, RankBattle, RankSide, RollBattle } from "../../src/risk/combat/odds/battle";
import { PLAIN_ROLLS } from "../../src/risk/combat/odds/rolls";

function side(units: readonly number[], order: Order = "cheapest"): RankSide {
  return { units, need: [4, 5, 3], extra: [0, 0, 0], order };
}

/** So many units of all kinds, nearly half of them foot: 6 3 2 1, 10 5 5 2, 18 10 8 4. */
export function mixed(n: number): number[] {
  const archers = Math.floor(n / 4);
  const cavalry = n === 22 ? 5 : Math.floor(n / 5);
  const weapons = Math.floor(n / 10);
  return [n - archers - cavalry - weapons, archers, cavalry, weapons];
}

/** The same army on both sides; the defender may roll again by itself, in a castle. */
export function ranks(
  units: readonly number[],
  order: Order = "cheapest",
  reroll: RankBattle["reroll"] = "none",
): RankBattle {
  return {
    ...{ kind: "ranks", attacker: side(units, order), defender: side(units), main: PLAIN_ROLLS, reroll },
    ...{ once: false, rank: 0, rerolled: false, rolled: [], again: [] },
  };
}

/** One army more than the defender has, until it is gone. */
export function rolls(armies: number): RollBattle {
  return {
    ...{ kind: "rolls", armies: armies + 1, defenders: armies, until: 1, rolls: PLAIN_ROLLS },
    ...{ dice: 0, defence: 0 },
  };
}

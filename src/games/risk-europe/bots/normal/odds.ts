import { PASSES, bothStand, exchange, exchangeMain } from "../../../../risk/combat/forecast";
import { ARCHER, CAVALRY, SIEGE, copyUnits, size } from "../../../../risk/units";
import { worth } from "../../rules/units";

/** How a battle should end on average: the attacker's chance, and what each side loses, in coins. */
export interface Odds {
  readonly chance: number;
  readonly loss: number;
  readonly theirLoss: number;
}

/** A castle's re-roll adds so much to its defender's hits, and takes so much off the attacker's general attack. */
const REROLL_FACTOR = 1.25;
const REROLL_HELP = 0.05;
/** What a unit that is left over, by the root of all units of the battle, adds to an even chance. */
const CHANCE_PER_MARGIN = 0.43;

/** What becomes of a force that attacks these units (rules 7.2 to 7.6). */
export function forecast(force: readonly number[], units: readonly number[], castle: boolean): Odds {
  const mine = copyUnits(force);
  const theirs = copyUnits(units);
  const more = castle ? REROLL_FACTOR : 1;
  const help = castle ? REROLL_HELP : 0;
  for (let pass = 0; pass < PASSES && bothStand(mine, theirs); pass++) {
    if (mine[SIEGE] + theirs[SIEGE] > 0)
      exchange(mine, theirs, (mine[SIEGE] * 4) / 3, (theirs[SIEGE] * more * 4) / 3);
    if (mine[ARCHER] + theirs[ARCHER] > 0)
      exchange(mine, theirs, mine[ARCHER] / 3, (theirs[ARCHER] * more) / 3);
    if (mine[CAVALRY] + theirs[CAVALRY] > 0)
      exchange(mine, theirs, (mine[CAVALRY] * 2) / 3, (theirs[CAVALRY] * more * 2) / 3);
    exchangeMain(mine, theirs, help);
  }
  const margin = (size(mine) - size(theirs)) / Math.sqrt(size(force) + size(units));
  const chance = 0.5 + CHANCE_PER_MARGIN * margin;
  return {
    chance: chance < 0.02 ? 0.02 : chance > 0.98 ? 0.98 : chance,
    loss: worth(force) - worth(mine),
    theirLoss: worth(units) - worth(theirs),
  };
}

import { bothStand, exchange, exchangeMain } from "../../../../risk/combat/forecast";
import { ARCHER, CAVALRY, SIEGE, copyUnits, size } from "../../../../risk/units";
import { worth } from "../../rules/units";
import { CASTLE_FACTOR, powerOf } from "./power";

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
/** No attack is safer than this. */
const MOST = 0.98;
/** Units of the smaller side for each pass that is reckoned at once. */
const AT_ONCE = 4;

/** With so many times the defender's power nothing need be reckoned: it loses all, the attacker half as much. */
const OVERWHELMING = 3;

/** What becomes of a force that attacks these units (rules 7.2 to 7.6); of large armies several passes are reckoned as one. */
export function forecast(force: readonly number[], units: readonly number[], castle: boolean): Odds {
  const against = powerOf(units) * (castle ? CASTLE_FACTOR : 1);
  if (powerOf(force) > OVERWHELMING * against) {
    const theirLoss = worth(units);
    return { chance: MOST, loss: theirLoss / 2, theirLoss };
  }
  const mine = copyUnits(force);
  const theirs = copyUnits(units);
  const more = castle ? REROLL_FACTOR : 1;
  const help = castle ? REROLL_HELP : 0;
  while (bothStand(mine, theirs)) {
    const passes = Math.max(1, Math.min(size(mine), size(theirs)) / AT_ONCE);
    rank(mine, theirs, SIEGE, (passes * 4) / 3, more);
    rank(mine, theirs, ARCHER, passes / 3, more);
    rank(mine, theirs, CAVALRY, (passes * 2) / 3, more);
    exchangeMain(mine, theirs, help, passes);
  }
  const margin = (size(mine) - size(theirs)) / Math.sqrt(size(force) + size(units));
  const chance = 0.5 + CHANCE_PER_MARGIN * margin;
  return {
    chance: chance < 1 - MOST ? 1 - MOST : chance > MOST ? MOST : chance,
    loss: worth(force) - worth(mine),
    theirLoss: worth(units) - worth(theirs),
  };
}

/** A rank in which the units of a kind hit by themselves: `each` so many times, the defender's `more` as often. */
function rank(mine: number[], theirs: number[], kind: number, each: number, more: number): void {
  if (mine[kind] + theirs[kind] > 0) exchange(mine, theirs, each * mine[kind], each * more * theirs[kind]);
}

import { NEUTRAL } from "../../../../core/types";
import type { State } from "../../rules/state";
import { isCapital } from "../../rules/tax";
import { costOf } from "../../rules/units";
import { ARCHER, CAVALRY, SIEGE, copyUnits, size } from "../../../../risk/units";
import { PRINTED } from "../../../../risk/europe/board";

/** How an attack should end on average: units that stand at its end, and the coins' worth that each side lost. */
export interface Forecast {
  readonly mine: number;
  readonly theirs: number;
  readonly myLoss: number;
  readonly theirLoss: number;
}

const CYCLES = 25;
const NOTHING = 0.05;

/**
 * What becomes of a force that attacks a territory if every die does what it does on average: quick, and
 * close enough to tell a good attack from a bad one. Cards are left out.
 */
export function forecast(s: State, force: readonly number[], to: number): Forecast {
  const land = s.territories[to];
  const mine = copyUnits(force);
  const theirs = copyUnits(land.units);
  const city = PRINTED[to] === 0 ? 0 : isCapital(s, to) && land.owner !== NEUTRAL ? 1 : 0.5;
  const castle = land.castle ? 2 / 3 : 0;
  for (let cycle = 0; cycle < CYCLES && size(mine) > NOTHING && size(theirs) > NOTHING; cycle++) {
    if (cycle === 0 || s.options.special_phases === "every") {
      exchange(mine, theirs, mine[SIEGE], theirs[SIEGE] + city);
      exchange(mine, theirs, mine[ARCHER] / 3, theirs[ARCHER] / 3 + castle);
      exchange(mine, theirs, (mine[CAVALRY] * 2) / 3, (theirs[CAVALRY] * 2) / 3);
    }
    fightMain(mine, theirs, land.castle);
  }
  return {
    mine: size(mine),
    theirs: size(theirs),
    myLoss: costOf(force) - costOf(mine),
    theirLoss: costOf(land.units) - costOf(theirs),
  };
}

/** Three dice against two, or against one where one is left; a castle's +1 turns the odds. */
function fightMain(mine: number[], theirs: number[], castle: boolean): void {
  if (size(mine) <= NOTHING || size(theirs) <= NOTHING) return;
  const pairs = size(theirs) > 1.5 && size(mine) > 1.5 ? 2 : 1;
  let share = pairs === 2 ? 0.54 : 0.66;
  if (size(mine) < 2.5) share -= 0.15;
  if (castle) share -= 0.15;
  exchange(mine, theirs, pairs * share, pairs * (1 - share));
}

function exchange(mine: number[], theirs: number[], hits: number, suffered: number): void {
  remove(mine, suffered);
  remove(theirs, hits);
}

/** Takes this many units off, in fractions, cheapest first. */
function remove(units: number[], n: number): void {
  let rest = n;
  for (let k = 0; k < 4; k++) {
    const gone = units[k] < rest ? units[k] : rest;
    units[k] -= gone;
    rest -= gone;
  }
}

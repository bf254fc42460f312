import { NEUTRAL } from "../../../../core/types";
import type { State } from "../../rules/state";
import { isCapital } from "../../rules/tax";
import { costOf } from "../../rules/units";
import { bothStand, exchange, exchangeMain } from "../../../../risk/combat/forecast";
import { ARCHER, CAVALRY, SIEGE, copyUnits, size } from "../../../../risk/units";
import { PRINTED } from "../../../../risk/europe/board";

/** How an attack should end on average: units that stand at its end, and the coins' worth that each side lost. */
export interface Forecast {
  readonly mine: number;
  readonly theirs: number;
  readonly myLoss: number;
  readonly theirLoss: number;
}

/** A forecast ends after so many passes. */
const PASSES = 25;
/** A castle's +1 turns the odds of the main rank. */
const CASTLE_HELP = 0.15;

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
  for (let pass = 0; pass < PASSES && bothStand(mine, theirs); pass++) {
    if (pass === 0 || s.options.special_phases === "every") {
      exchange(mine, theirs, mine[SIEGE], theirs[SIEGE] + city);
      exchange(mine, theirs, mine[ARCHER] / 3, theirs[ARCHER] / 3 + castle);
      exchange(mine, theirs, (mine[CAVALRY] * 2) / 3, (theirs[CAVALRY] * 2) / 3);
    }
    exchangeMain(mine, theirs, land.castle ? CASTLE_HELP : 0, 1);
  }
  return {
    mine: size(mine),
    theirs: size(theirs),
    myLoss: costOf(force) - costOf(mine),
    theirLoss: costOf(land.units) - costOf(theirs),
  };
}

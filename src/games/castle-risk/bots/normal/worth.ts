import { NEUTRAL, NOBODY, type Seat } from "../../../../core/types";
import { PURGE } from "../../rules/cards";
import { countAllCrowns, countCrowns } from "../../rules/crowns";
import type { State } from "../../rules/state";
import { cityValue, isCapital } from "../../rules/tax";
import { costOf } from "../../rules/units";
import { BOARD, CITIES, isBeside, PRINTED } from "../../../../risk/europe/board";

/** Whether a player is so near the crown that the others had better do something about it. */
export function isLeader(s: State, owner: number): boolean {
  return owner >= 0 && countCrowns(s, owner).total >= s.options.crowns_to_win - 2;
}

/** By seat: whether it is such a player. */
export function leadersOf(s: State): readonly boolean[] {
  return countAllCrowns(s).map(({ total }) => total >= s.options.crowns_to_win - 2);
}

/** What it is worth to this seat to own a territory that it does not own, in coins or so. */
export function gain(s: State, seat: Seat, t: number, leaders: readonly boolean[]): number {
  const land = s.territories[t];
  if (land.owner === NOBODY) return emptyGain(s, seat, t);
  let value = 1.5 + (land.castle ? 4 : 0);
  if (PRINTED[t] > 0) {
    value = isCapital(s, t) ? 16 + Math.min(12, s.seats[land.owner].coins) : 7 + 2 * cityValue(s, t);
    if (s.seats[seat].mission === PURGE) value += 4;
  }
  if (land.owner === NEUTRAL) return value;
  value += 0.3 * costOf(land.units);
  return leaders[land.owner] ? value * 2.2 : value;
}

/** A coin of tax a turn; more where it opens the way to a city, or has a castle. */
function emptyGain(s: State, seat: Seat, t: number): number {
  let value = s.territories[t].castle ? 6 : 1.5;
  for (const near of BOARD.near[t]) {
    if (PRINTED[near] > 0 && s.territories[near].owner !== seat && !isBeside(s, seat, near)) value += 1.2;
  }
  return value;
}

/** Whether a neutral city lies beside this seat's lands, and could be asked for its allegiance. */
export function hasCityToAsk(s: State, seat: Seat): boolean {
  return CITIES.some((city) => s.territories[city].owner === NEUTRAL && isBeside(s, seat, city));
}

/** Whether a neutral city lies behind a single empty territory from this seat's lands. */
export function canReachCity(s: State, seat: Seat): boolean {
  const isWay = (near: number): boolean => s.territories[near].owner === NOBODY && isBeside(s, seat, near);
  return CITIES.some(
    (city) => s.territories[city].owner === NEUTRAL && BOARD.near[city].some((near) => isWay(near)),
  );
}

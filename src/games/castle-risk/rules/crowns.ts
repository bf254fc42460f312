import { zeros } from "../../../core/counts";
import type { Seat } from "../../../core/types";
import type { State } from "./state";
import { taxValue } from "./tax";
import { ARMY_FOR_CROWN, costOf, TAX_FOR_CROWN } from "./numbers";
import { PRINTED, SIZE } from "../../../risk/europe/board";

/** Crowns of a kingdom, reason by reason (CR7), and what two of the reasons rest on. */
export interface Crowns {
  readonly capital: number;
  readonly vassals: number;
  readonly army: number;
  readonly castle: number;
  readonly tax: number;
  readonly missions: number;
  readonly total: number;
  /** The army on the board and the total tax value, both in coins. */
  readonly armyValue: number;
  readonly taxValue: number;
}

/** The reasons in the rulebook's order: ids of the crown reasons. */
export const CROWN_REASONS = ["capital", "vassals", "army", "castle", "tax", "missions"] as const;

/** What each seat has on the board, by seat: crowns for its capital and castle, vassal cities, its army's value. */
export interface Holdings {
  readonly capital: readonly number[];
  readonly vassals: readonly number[];
  readonly castle: readonly number[];
  readonly army: readonly number[];
}

/** Counts what all seats have on the board, in one walk over it. */
export function countHoldings(s: State): Holdings {
  const n = s.seats.length;
  const capital = zeros(n);
  const vassals = zeros(n);
  const castle = zeros(n);
  const army = zeros(n);
  for (let t = 0; t < SIZE; t++) {
    const land = s.territories[t];
    const owner = land.owner;
    if (owner >= 0) {
      army[owner] = army[owner] + costOf(land.units);
      if (land.castle) castle[owner] = 1;
      if (t === s.seats[owner].capital) capital[owner] = 1;
      else if (PRINTED[t] > 0) vassals[owner]++;
    }
  }
  return { capital, vassals, castle, army };
}

/** A seat's crowns as things stand, with the board counted already. An eliminated seat has none. */
export function crownsOf(s: State, seat: Seat, { capital, vassals, castle, army }: Holdings): Crowns {
  return sumCrowns(s, seat, capital[seat], vassals[seat], castle[seat], army[seat]);
}

/** Counts all seats' crowns as things stand. */
export function countAllCrowns(s: State): Crowns[] {
  const holdings = countHoldings(s);
  return s.seats.map((_, i) => crownsOf(s, i, holdings));
}

/** Counts a seat's crowns as things stand, and no other's. */
export function countCrowns(s: State, seat: Seat): Crowns {
  let capital = 0;
  let vassals = 0;
  let castle = 0;
  let army = 0;
  const home = s.seats[seat].capital;
  for (let t = 0; t < SIZE; t++) {
    const land = s.territories[t];
    if (land.owner === seat) {
      army += costOf(land.units);
      if (land.castle) castle = 1;
      if (t === home) capital = 1;
      else if (PRINTED[t] > 0) vassals++;
    }
  }
  return sumCrowns(s, seat, capital, vassals, castle, army);
}

/** Adds the reasons up (rules 3.2, 3.3, 3.4, 3.5, 3.6). */
function sumCrowns(
  s: State,
  seat: Seat,
  capital: number,
  vassals: number,
  castle: number,
  armyValue: number,
): Crowns {
  const tax = taxValue(s, seat);
  const missions = s.seats[seat].completed.length;
  const army = armyValue >= ARMY_FOR_CROWN ? 1 : 0;
  const rich = tax >= TAX_FOR_CROWN ? 1 : 0;
  const total = capital + vassals + army + castle + rich + missions;
  return { capital, vassals, army, castle, tax: rich, missions, total, armyValue, taxValue: tax };
}

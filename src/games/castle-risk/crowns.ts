import { worth, zeros } from "../../core/counts";
import type { Seat } from "../../core/types";
import type { State } from "./state";
import { taxValue } from "./tax";
import { UNIT_COST } from "./units";
import { PRINTED, SIZE } from "./world";

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

const ARMY_FOR_CROWN = 30;
const TAX_FOR_CROWN = 15;

/** Counts a seat's crowns as things stand. An eliminated seat has none. */
export function countCrowns(s: State, seat: Seat): Crowns {
  let capital = 0;
  let vassals = 0;
  let castle = 0;
  let armyValue = 0;
  const home = s.seats[seat].capital;
  for (let t = 0; t < SIZE; t++) {
    const land = s.territories[t];
    if (land.owner === seat) {
      armyValue += worth(land.units, UNIT_COST);
      if (land.castle) castle = 1;
      if (PRINTED[t] > 0) vassals++;
      if (t === home) capital = 1;
    }
  }
  return crownsOf(s, seat, capital, vassals - capital, castle, armyValue);
}

/** Counts all seats' crowns as things stand, in one walk over the board. */
export function countAllCrowns(s: State): Crowns[] {
  const n = s.seats.length;
  const capital = zeros(n);
  const vassals = zeros(n);
  const castle = zeros(n);
  const army = zeros(n);
  for (let t = 0; t < SIZE; t++) {
    const land = s.territories[t];
    const owner = land.owner;
    if (owner >= 0) {
      army[owner] += worth(land.units, UNIT_COST);
      if (land.castle) castle[owner] = 1;
      if (t === s.seats[owner].capital) capital[owner] = 1;
      else if (PRINTED[t] > 0) vassals[owner]++;
    }
  }
  return s.seats.map((_, i) => crownsOf(s, i, capital[i], vassals[i], castle[i], army[i]));
}

function crownsOf(
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

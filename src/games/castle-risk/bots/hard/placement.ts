import type { Seat } from "../../../../core/types";
import { REINFORCEMENTS } from "../../rules/cards";
import type { State } from "../../rules/state";
import { refusePlace } from "../../rules/turn/placement";
import { fittingUnit, refuseReinforce } from "../../rules/turn/reinforce";
import { any } from "../../../../risk/units";
import { SIZE } from "../../../../risk/europe/board";
import { type Outlook, worthOf } from "../judge/outlook";
import { fit } from "../normal/placement";
import type { Option } from "./think";

/** A vassal city is better by so much, as the capital always has room. */
const AWAY = 0.0001;

/** Where a Reinforcements card, or what was bought, may go. */
export function placements(s: State, seat: Seat): Option[] {
  const card = s.seats[seat].hand[REINFORCEMENTS] > 0;
  const list: Option[] = [];
  for (let t = 0; t < SIZE; t++) {
    if (s.territories[t].owner === seat) {
      const option = card ? reinforcing(s, seat, t) : placing(s, seat, t);
      if (option !== undefined) list.push(option);
    }
  }
  return list;
}

function reinforcing(s: State, seat: Seat, territory: number): Option | undefined {
  if (refuseReinforce(s, seat, territory) !== undefined) return undefined;
  const unit = fittingUnit(s, seat, territory, "infantry");
  const units = unit === "infantry" ? [2, 0, 0, 0] : [0, 1, 0, 0];
  return {
    action: { type: "reinforce", seat, territory, unit },
    worth: (outlook) => worthWith(outlook, territory, units),
  };
}

function placing(s: State, seat: Seat, territory: number): Option | undefined {
  if (refusePlace(s, seat, territory) !== undefined) return undefined;
  const units = fit(s, seat, territory);
  const away = territory === s.seats[seat].capital ? 0 : AWAY;
  return any(units)
    ? {
        action: { type: "place", seat, territory, units },
        worth: (outlook) => worthWith(outlook, territory, units) + away,
      }
    : undefined;
}

function worthWith(outlook: Outlook, t: number, units: readonly number[]): number {
  const land = outlook.s.territories[t];
  const stood = land.units;
  land.units = stood.map((n, k) => n + units[k]);
  const worth = worthOf(outlook, outlook.standings);
  land.units = stood;
  return worth;
}

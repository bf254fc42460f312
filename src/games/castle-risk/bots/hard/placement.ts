import type { Action } from "../../rules/actions";
import type { Seat } from "../../../../core/types";
import { REINFORCEMENTS } from "../../rules/cards";
import type { State } from "../../rules/state";
import { refusePlace } from "../../rules/turn/placement";
import { BROUGHT, fittingUnit, refuseReinforce } from "../../rules/turn/reinforce";
import { any } from "../../../../risk/units";
import { SIZE } from "../../../../risk/europe/board";
import { sceneWith } from "../judge/weigh";
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
  return coming({ type: "reinforce", seat, territory, unit }, territory, BROUGHT[unit], 0);
}

function placing(s: State, seat: Seat, territory: number): Option | undefined {
  if (refusePlace(s, seat, territory) !== undefined) return undefined;
  const units = fit(s, seat, territory);
  const away = territory === s.seats[seat].capital ? 0 : AWAY;
  return any(units) ? coming({ type: "place", seat, territory, units }, territory, units, away) : undefined;
}

/** An action by which these units come to a territory. */
function coming(action: Action, t: number, units: readonly number[], extra: number): Option {
  return {
    action,
    extra: () => extra,
    scenes: (outlook) => [
      sceneWith(outlook, [[t, outlook.s.territories[t].units.map((n, k) => n + units[k])]]),
    ],
  };
}

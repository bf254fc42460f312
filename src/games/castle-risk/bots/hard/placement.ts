import type { Seat } from "../../../../core/types";
import { REINFORCEMENTS } from "../../rules/cards";
import type { State } from "../../rules/state";
import { refusePlace } from "../../rules/turn/placement";
import { fittingUnit, refuseReinforce } from "../../rules/turn/reinforce";
import { any } from "../../../../risk/units";
import { SIZE } from "../../../../risk/europe/board";
import type { Outlook } from "../judge/outlook";
import type { Scene } from "../judge/scene";
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
  const units = unit === "infantry" ? [2, 0, 0, 0] : [0, 1, 0, 0];
  return {
    action: { type: "reinforce", seat, territory, unit },
    extra: () => 0,
    scenes: (outlook) => [sceneAt(outlook, territory, units)],
  };
}

function placing(s: State, seat: Seat, territory: number): Option | undefined {
  if (refusePlace(s, seat, territory) !== undefined) return undefined;
  const units = fit(s, seat, territory);
  const away = territory === s.seats[seat].capital ? 0 : AWAY;
  return any(units)
    ? {
        action: { type: "place", seat, territory, units },
        extra: () => away,
        scenes: (outlook) => [sceneAt(outlook, territory, units)],
      }
    : undefined;
}

function sceneAt(outlook: Outlook, t: number, units: readonly number[]): Scene {
  return sceneWith(outlook, [[t, outlook.s.territories[t].units.map((n, k) => n + units[k])]]);
}

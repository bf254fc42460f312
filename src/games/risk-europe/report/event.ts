import { RANKS } from "../../../risk/combat/ranks";
import { landId } from "../../../risk/europe/board";
import { eventValues, idOf, idsOf } from "../../../risk/report/values";
import { writeAction } from "../notation/write";
import type { Action } from "../rules/actions";
import { armyId } from "../rules/army";
import { CARD_IDS } from "../rules/cards";
import type { Event } from "../rules/events";
import { MISSIONS } from "../rules/missions";
import type { State } from "../rules/state";
import { UNITS } from "../rules/units";
import { byId } from "./ids";

/** An action as a line of a record; a draw whose missions are hidden ends before them. */
export function actionLine(action: Action, s: State): string {
  if (action.type === "missions" && action.missions.some((k) => k < 0))
    return `draw ${s.colours[action.to]} missions`;
  return writeAction(action, s.colours);
}

/** The values of an event in the words of the notation. */
export function valuesOf(event: Event, s: State): Record<string, unknown> {
  const army = (i: number): string => armyId(s, i);
  return eventValues(event, {
    lists: {
      units: (units) => byId(UNITS, units),
      missions: (missions) => idsOf(MISSIONS, missions),
      seats: (seats) => seats.map(army),
    },
    numbers: {
      ...{ seat: army, army, attacker: army, defender: army },
      ...{ territory: landId, from: landId },
      card: (card) => idOf(CARD_IDS, card),
      mission: (mission) => idOf(MISSIONS, mission),
      rank: (rank) => RANKS[rank],
    },
  });
}

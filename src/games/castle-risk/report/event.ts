import { ownerId } from "../../../core/common";
import { landId } from "../../../risk/europe/board";
import { eventValues, idOf } from "../../../risk/report/values";
import { writeAction } from "../notation/write";
import type { Action } from "../rules/actions";
import { CARDS, MISSIONS } from "../rules/cards";
import type { Event } from "../rules/events";
import { POLICY_IDS } from "../rules/policies";
import type { State } from "../rules/state";
import { UNITS } from "../rules/units";
import { byId } from "./ids";

/** A draw whose card is hidden ends before it. */
export function actionLine(action: Action, s: State): string {
  if (action.type === "card" && idOf(CARDS, action.card) === null)
    return `draw ${ownerId(s, action.to)} card`;
  if (action.type === "mission" && idOf(MISSIONS, action.mission) === null)
    return `draw ${ownerId(s, action.to)} mission`;
  return writeAction(action, s.colours);
}

/** The values of an event in the words of the notation. */
export function valuesOf(event: Event, s: State): Record<string, unknown> {
  const owner = (seat: number): string => ownerId(s, seat);
  return eventValues(event, {
    lists: {
      units: (units) => byId(UNITS, units),
      cards: (cards) => byId(POLICY_IDS, cards),
      seats: (seats) => seats.map(owner),
    },
    numbers: {
      ...{ seat: owner, defender: owner, by: owner },
      ...{ territory: landId, from: landId },
      card: (card) => idOf(CARDS, card),
      mission: (mission) => idOf(MISSIONS, mission),
    },
  });
}

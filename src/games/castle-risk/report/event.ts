import { ownerId } from "../../../core/common";
import { landId } from "../../../risk/europe/board";
import { writeAction } from "../notation/write";
import type { Action } from "../rules/actions";
import { CARDS, MISSIONS } from "../rules/cards";
import { RANKS } from "../../../risk/combat/ranks";
import type { Event } from "../rules/events";
import { POLICY_IDS } from "../rules/policies";
import type { State } from "../rules/state";
import { UNITS } from "../rules/units";
import { byId, idOf } from "./ids";

/** A draw whose card is hidden ends before it. */
export function actionLine(action: Action, s: State): string {
  if (action.type === "card" && idOf(CARDS, action.card) === null)
    return `draw ${ownerId(s, action.to)} card`;
  if (action.type === "mission" && idOf(MISSIONS, action.mission) === null)
    return `draw ${ownerId(s, action.to)} mission`;
  return writeAction(action, s.colours);
}

/** The values of an event in the words of the notation. */
export function eventValues(event: Event, s: State): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(event)) values[key] = withIds(event, key, value, s);
  return values;
}

function withIds(event: Event, key: string, value: unknown, s: State): unknown {
  if (Array.isArray(value)) {
    if (key === "units") return byId(UNITS, value as number[]);
    if (key === "cards") return byId(POLICY_IDS, value as number[]);
    return key === "seats" ? value.map((seat: number) => ownerId(s, seat)) : (value as unknown[]);
  }
  if (typeof value !== "number") return value;
  switch (key) {
    case "seat":
    case "defender":
    case "by":
      return ownerId(s, value);
    case "territory":
    case "from":
      return landId(value);
    case "card":
      return idOf(CARDS, value);
    case "mission":
      return idOf(MISSIONS, value);
    case "phase":
      return event.type === "rolled" ? RANKS[value] : value;
    default:
      return value;
  }
}

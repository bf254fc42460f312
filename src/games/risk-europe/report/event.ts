import { RANKS } from "../../../risk/combat/ranks";
import { landId } from "../../../risk/europe/board";
import { writeAction } from "../notation/write";
import type { Action } from "../rules/actions";
import { armyId } from "../rules/army";
import { CARD_IDS } from "../rules/cards";
import type { Event } from "../rules/events";
import { MISSIONS } from "../rules/missions";
import type { State } from "../rules/state";
import { UNITS } from "../rules/units";
import { byId, idsOf } from "./ids";

/** An action as a line of a record; a draw whose missions are hidden ends before them. */
export function actionLine(action: Action, s: State): string {
  if (action.type === "missions" && action.missions.some((k) => k < 0))
    return `draw ${s.colours[action.to]} missions`;
  return writeAction(action, s.colours);
}

/** The values of an event in the words of the notation. */
export function eventValues(event: Event, s: State): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(event)) values[key] = withIds(key, value, s);
  return values;
}

function withIds(key: string, value: unknown, s: State): unknown {
  if (Array.isArray(value)) {
    const list = value as number[];
    if (key === "units") return byId(UNITS, list);
    if (key === "missions") return idsOf(MISSIONS, list);
    return key === "seats" ? list.map((seat) => armyId(s, seat)) : list;
  }
  if (typeof value !== "number") return value;
  switch (key) {
    case "seat":
    case "army":
    case "attacker":
    case "defender":
      return armyId(s, value);
    case "territory":
    case "from":
      return landId(value);
    case "card":
      return idsOf(CARD_IDS, [value])[0];
    case "mission":
      return idsOf(MISSIONS, [value])[0];
    case "rank":
      return RANKS[value];
    default:
      return value;
  }
}

import { ownerId } from "../../../core/common";
import { landId } from "../../../risk/world/board";
import { writeAction } from "../notation/write";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import type { State } from "../rules/state";

/** An action as a line of a record; a draw whose card or mission is hidden ends before it. */
export function actionLine(a: Action, s: State): string {
  if (a.type === "card" && a.card < 0) return `draw ${s.colours[a.to]} card`;
  if (a.type === "mission" && a.mission < 0) return `draw ${s.colours[a.to]} mission`;
  return writeAction(a, s.colours);
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
    if (key === "seats") return list.map((seat) => ownerId(s, seat));
    return key === "territories" ? list.map((t) => (t < 0 ? null : landId(t))) : list;
  }
  if (typeof value !== "number") return value;
  switch (key) {
    case "seat":
    case "by":
    case "owner":
      return ownerId(s, value);
    case "territory":
    case "from":
      return landId(value);
    default:
      return value;
  }
}

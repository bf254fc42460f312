import type { Seat } from "../../src/core/types";
import type { Action } from "../../src/games/castle-risk/rules/actions";
import { CARDS, MISSIONS } from "../../src/games/castle-risk/rules/cards";
import type { Event } from "../../src/games/castle-risk/rules/events";
import { RANKS } from "../../src/games/castle-risk/rules/combat/ranks";
import { ownerId } from "../../src/core/common";
import type { State } from "../../src/games/castle-risk/rules/state";
import { UNITS } from "../../src/games/castle-risk/rules/units";
import { seenAction, seenEvent } from "../../src/games/castle-risk/rules/view";
import { POLICY_IDS } from "../../src/games/castle-risk/notation/vocabulary";
import { landId } from "../../src/risk/europe/board";
import { writeAction } from "../../src/games/castle-risk/notation/write";
import { eventText } from "../../src/text/log";
import { byId } from "../report/seat";
import { ENGLISH } from "../../src/games/castle-risk/text/en/english";

/** An action and what came of it, as `--events` shows it. */
export interface Entry {
  readonly number: number;
  /** The line of the record; null where it is hidden from the view. */
  readonly action: string | null;
  readonly events: readonly EventEntry[];
}

/** An event with ids for indices, and in words. */
export type EventEntry = Readonly<Record<string, unknown>> & { readonly type: string; readonly text: string };

/** Whether an action leaves no trace in a view: another seat's standing order, which nobody knows of (CR33). */
export function isUnseen(action: Action, viewer: Seat): boolean {
  return action.type === "set" && action.seat !== viewer;
}

/** Makes the entry of an action, undefined for one without a trace; `viewer` undefined sees everything. */
export function logEntry(
  number: number,
  action: Action,
  events: readonly Event[],
  state: State,
  viewer: Seat | undefined,
): Entry | undefined {
  if (viewer !== undefined && isUnseen(action, viewer)) return undefined;
  const seen = viewer === undefined ? action : seenAction(action, viewer);
  const shown: EventEntry[] = [];
  for (const event of events) {
    const known = viewer === undefined ? event : seenEvent(event, viewer);
    if (known !== undefined) shown.push(eventEntry(known, state));
  }
  return { number, action: seen === undefined ? null : actionLine(seen, state), events: shown };
}

/** A draw whose card is hidden ends before it. */
function actionLine(a: Action, s: State): string {
  if (a.type === "card" && !(a.card in CARDS)) return `draw ${ownerId(s, a.to)} card`;
  if (a.type === "mission" && !(a.mission in MISSIONS)) return `draw ${ownerId(s, a.to)} mission`;
  return writeAction(a, s.colours);
}

function eventEntry(event: Event, s: State): EventEntry {
  const entry: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(event)) entry[key] = withIds(event, key, value, s);
  return { type: event.type, ...entry, text: eventText(event, s.colours, ENGLISH) };
}

/** A value of an event in the words of the notation. */
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
      return value in CARDS ? CARDS[value] : null;
    case "mission":
      return value in MISSIONS ? MISSIONS[value] : null;
    case "phase":
      return event.type === "rolled" ? RANKS[value] : value;
    default:
      return value;
  }
}

/** The log as text: every action with its number, its events below it. */
export function logText(log: readonly Entry[]): string {
  const width = String(log.length).length;
  const lines: string[] = [];
  for (const { number, action, events } of log) {
    lines.push(`${String(number).padStart(width)} ${action ?? "(hidden)"}`);
    for (const event of events) lines.push(`${" ".repeat(width + 3)}${event.text}`);
  }
  return lines.join("\n");
}

import { advance } from "../../core/game";
import { isFault } from "../../core/refuse";
import type { Fault } from "../../core/types";
import type { Action } from "../../games/castle-risk/rules/actions";
import type { Event } from "../../games/castle-risk/rules/events";
import { nextAction, openRecord, type OpenRecord } from "../../games/castle-risk/notation/record";
import { CASTLE_RISK } from "../../games/castle-risk/rules/ruleset";
import type { State } from "../../games/castle-risk/rules/state";

/** A record that is being replayed, action by action, so that a long one can be taken in slices. */
export interface Replay {
  readonly record: OpenRecord;
  /** The state after the actions so far. */
  readonly state: State;
  /** Actions replayed, chance included. */
  count: number;
}

/** Reads a record's header; gives the fault of one that cannot be read. */
export function startReplay(text: string): Replay | Fault {
  const record = openRecord(text);
  return isFault(record) ? record : { record, state: record.state, count: 0 };
}

/**
 * Takes the next action, adding to `events` what it did. Gives the action, undefined at the record's end,
 * or the fault of a line that cannot be read or that the rules refuse; the state is then as before it.
 */
export function stepReplay(replay: Replay, events: Event[]): Action | Fault | undefined {
  const line = replay.record.ahead;
  const action = nextAction(replay.record);
  if (action === undefined || line === undefined || isFault(action)) return action;
  const why = CASTLE_RISK.check(replay.state, action);
  if (why !== undefined) return { line: line.number, column: line.columns[0], why };
  advance(CASTLE_RISK, replay.state, action, events);
  replay.count++;
  return action;
}

import type { Engine } from "./engine";
import { advance } from "./game";
import { nextAction, openRecord, type OpenRecord } from "./record";
import { isFault } from "./refuse";
import type { AnyAction, AnyEvent, CommonState, Fault } from "./types";

/** A record that is being replayed, action by action, so that a long one can be taken in slices. */
export interface Replay {
  readonly record: OpenRecord;
  /** The state after the actions so far. */
  readonly state: CommonState;
  /** Actions replayed, chance included. */
  count: number;
}

/** Reads a record's header; gives the fault of one that cannot be read. */
export function startReplay(engine: Engine, text: string): Replay | Fault {
  const record = openRecord(engine, text);
  return isFault(record) ? record : { record, state: record.state, count: 0 };
}

/**
 * Takes the next action, adding to `events` what it did. Gives the action, undefined at the record's end,
 * or the fault of a line that cannot be read or that the rules refuse; the state is then as before it.
 */
export function stepReplay(replay: Replay, events: AnyEvent[]): AnyAction | Fault | undefined {
  const { rules } = replay.record.engine;
  const line = replay.record.ahead;
  const action = nextAction(replay.record);
  if (action === undefined || line === undefined || isFault(action)) return action;
  const why = rules.check(replay.state, action);
  if (why !== undefined) return { line: line.number, column: line.columns[0], why };
  advance(rules, replay.state, action, events);
  replay.count++;
  return action;
}

import { hashText } from "../../src/core/hash";
import { startReplay, stepReplay } from "../../src/core/replay";
import type { AnyAction, AnyEvent, CommonState } from "../../src/core/types";
import { Complaint } from "../complaint";
import { unfaulted, type Beginning } from "./begin";

export interface Run {
  readonly state: CommonState;
  /** Names of the players by seat, empty where none is given. */
  readonly names: readonly string[];
  /** Actions replayed, chance included. */
  readonly count: number;
  /** The hash after each action, where they were asked for. */
  readonly hashes: readonly string[];
}

/** Gets every action with what came of it. */
export type Watch = (action: AnyAction, events: readonly AnyEvent[], state: CommonState) => void;

/** Replays a record in Node; complains about the first line that is refused. */
export function runInNode(
  beginning: Beginning,
  until: number | undefined,
  hashed: boolean,
  watch?: Watch,
): Run {
  const replay = unfaulted(startReplay(beginning.engine, beginning.text), beginning);
  const hashes: string[] = [];
  while (replay.count !== until) {
    const events: AnyEvent[] = [];
    const step = stepReplay(replay, events);
    if (step === undefined) break;
    const action = unfaulted(step, beginning);
    watch?.(action, events, replay.state);
    if (hashed) hashes.push(hashText(beginning.engine.rules.hash(replay.state)));
  }
  checkCount(beginning, replay.count, until);
  return { state: replay.state, names: replay.record.names, count: replay.count, hashes };
}

/** A record that is shorter than what was asked for has no such state. */
export function checkCount(beginning: Beginning, count: number, until: number | undefined): void {
  if (until === undefined || count === until) return;
  const actions = count === 1 ? "1 action" : `${count} actions`;
  throw new Complaint(`${beginning.name} has ${actions}, so there is nothing after ${until}.`);
}

/** A game as it went: its chances after each action, and what each seat had from round to round. */
import type { GameReport } from "../../src/core/report";
import { startReplay, stepReplay } from "../../src/core/replay";
import type { AnyEvent } from "../../src/core/types";
import {
  addAction,
  chancesBefore,
  newHistory,
  tryDraw,
  type History,
} from "../../src/session/play/review/history";
import { unfaulted, type Beginning } from "../replay/begin";
import { reportOf } from "../replay/log";

/** How a game stood between two rounds, and at its end. */
export interface Row {
  /** How many rounds had been played; the one in which a game or a record ends counts too. */
  readonly round: number;
  /** How many actions had been taken. */
  readonly action: number;
  readonly chances: readonly number[];
  /** By the game's series, a number for each seat. */
  readonly numbers: readonly (readonly number[])[];
}

export interface Course {
  readonly report: GameReport;
  /** By seat, empty where the record has none. */
  readonly names: readonly string[];
  /** What came of its actions; its state is the one where the record ends. */
  readonly history: History;
  /** The first is where play begins, the last where the record ends. */
  readonly rows: readonly Row[];
}

/** Replays a record; complains about the first line that is refused. */
export function readCourse(beginning: Beginning): Course {
  const game = beginning.engine;
  const report = reportOf(game);
  const replay = unfaulted(startReplay(game, beginning.text), beginning);
  const { state } = replay;
  const history = newHistory(game, state);
  const rows: Row[] = [];
  const addRow = (round: number): void => {
    const chances = chancesBefore(history, history.steps.length);
    rows.push({ round, action: replay.count, chances, numbers: report.series.map(({ of }) => of(state)) });
  };
  if (state.round > 0) addRow(state.round - 1);
  // What ends a game may begin a round that nobody plays any more.
  let played = state.round;
  for (;;) {
    const { round } = state;
    while (tryDraw(history));
    const events: AnyEvent[] = [];
    const action = stepReplay(replay, events);
    if (action === undefined) break;
    played = round;
    addAction(history, unfaulted(action, beginning), events, round);
    if (state.round > round && state.step !== "over") addRow(state.round - 1);
  }
  if (rows.at(-1)?.action !== replay.count) addRow(played);
  return { report, names: replay.record.names, history, rows };
}

/** How many actions were taken before round 1, of which chances say nothing. */
export function skippedIn({ played, steps }: History): number {
  return played - steps.length;
}

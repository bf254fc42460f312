/** A game as it went: its chances behind each action, and what each seat had from round to round. */
import { chancesOf } from "../../src/core/chance";
import { chanceIsDue, roundPlayed } from "../../src/core/common";
import { advance } from "../../src/core/game";
import { isFault } from "../../src/core/refuse";
import type { GameReport } from "../../src/core/report";
import { startReplay, stepReplay, type Replay } from "../../src/core/replay";
import { rollFrom, seedRng } from "../../src/core/rng";
import type { AnyAction, AnyEvent, CommonState } from "../../src/core/types";
import type { GameModule } from "../../src/session/game/module";
import { faultComplaint, type Beginning } from "../replay/begin";
import { reportOf } from "../replay/log";

/** Draws that are tried for the mean of those that might come. */
const DRAWS = 16;

/** An action of a game, and what came of it. */
export interface Step {
  readonly action: AnyAction;
  readonly events: readonly AnyEvent[];
  /** The round in which it was taken. */
  readonly round: number;
  /** By seat, the chance to win behind it. */
  readonly chances: readonly number[];
  /** Of a draw of face-down cards: by seat, the mean chance behind all draws that might have come. */
  readonly mean: readonly number[] | undefined;
}

/** How a game stood between two rounds, and at its end. */
export interface Row {
  /** How many rounds had been played; at the end the last one counts too. */
  readonly round: number;
  /** How many actions had been taken. */
  readonly action: number;
  readonly chances: readonly number[];
  /** By the game's series, a number for each seat. */
  readonly numbers: readonly (readonly number[])[];
}

/** A game as it went. */
export interface Course {
  readonly game: GameModule;
  readonly report: GameReport;
  /** By seat, empty where the record has none. */
  readonly names: readonly string[];
  /** How many actions were taken before round 1, of which chances say nothing. */
  readonly skipped: number;
  /** By seat, the chance to win where play begins. */
  readonly start: readonly number[];
  /** The actions from there on. */
  readonly steps: readonly Step[];
  /** The first is where play begins, the last where the record ends. */
  readonly rows: readonly Row[];
  /** Where the record ends. */
  readonly state: CommonState;
}

/** Replays a record; complains about the first line that is refused. */
export function readCourse(beginning: Beginning): Course {
  const game = beginning.engine;
  const report = reportOf(game);
  const replay = startReplay(game, beginning.text);
  if (isFault(replay)) throw faultComplaint(replay, beginning);
  const { state } = replay;
  let start = chancesOf(report.chance, state);
  const steps: Step[] = [];
  const rows: Row[] = [];
  const addRow = (round: number, chances: readonly number[]): void => {
    rows.push({ round, action: replay.count, chances, numbers: report.series.map(({ of }) => of(state)) });
  };
  if (state.round > 0) addRow(state.round - 1, start);
  for (;;) {
    const { round } = state;
    const mean = meanChances(game, report, replay);
    const events: AnyEvent[] = [];
    const action = stepReplay(replay, events);
    if (action === undefined) break;
    if (isFault(action)) throw faultComplaint(action, beginning);
    const chances = chancesOf(report.chance, state);
    if (round > 0) steps.push({ action, events, round, chances, mean });
    else start = chances;
    if (state.round > round && state.step !== "over") addRow(state.round - 1, chances);
  }
  if (rows.at(-1)?.action !== replay.count) addRow(roundPlayed(state), steps.at(-1)?.chances ?? start);
  const skipped = replay.count - steps.length;
  return { game, report, names: replay.record.names, skipped, start, steps, rows, state };
}

/** By seat, the mean of the chances behind draws that might come now; undefined where no face-down card is due. */
function meanChances(
  { rules }: GameModule,
  { chance }: GameReport,
  { state, count }: Replay,
): number[] | undefined {
  if (state.round === 0 || !chanceIsDue(state) || !rules.drawsCards(state)) return undefined;
  const mean = state.seats.map(() => 0);
  const roll = rollFrom(seedRng(count), true);
  for (let n = 0; n < DRAWS; n++) {
    const draw = rules.deal(state, roll);
    if (draw === undefined) return undefined;
    const next = rules.copy(state);
    advance(rules, next, draw, []);
    chancesOf(chance, next).forEach((one, seat) => {
      mean[seat] += one / DRAWS;
    });
  }
  return mean;
}

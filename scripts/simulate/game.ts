/** A game of a run, played to its end by computers that see what their seats may see. */
import { mannerOf, temperOf, type Manner } from "../../src/core/bots/temper";
import { roundPlayed, winnersOf } from "../../src/core/common";
import { advance } from "../../src/core/game";
import { writeHeader } from "../../src/core/record";
import { newRng } from "../../src/core/rng";
import type { Notes } from "../../src/core/tally";
import {
  NOBODY,
  type AnyAction,
  type AnyEvent,
  type CommonState,
  type OptionValues,
  type Seat,
} from "../../src/core/types";
import type { GameReport } from "../../src/core/report";
import type { GameModule } from "../../src/session/game/module";
import { newNoting, noteAction, noteEvent, noteState, type Noting } from "./notes";
import { keyOf, type Plan } from "./plan";
import { computersOf, newActor } from "./playing";

/** What a line of the results says. */
export interface Line {
  /** The game's number in its run, from 0 on. */
  readonly n: number;
  /** Four numbers: the key that its chance comes from. */
  readonly seed: readonly number[];
  /** By seat, in the order of the table. */
  readonly seats: readonly {
    readonly colour: string;
    readonly level: string;
    readonly manner?: Manner;
  }[];
  /** Whether it has come to its end before it was broken off. */
  readonly ended: boolean;
  /** Colours of those who have won; empty for a draw, and where it was broken off. */
  readonly winners: readonly string[];
  /** How it ended, as an id; "none" where it was broken off. */
  readonly ending: string;
  /** The last round that was played. */
  readonly rounds: number;
  readonly actions: number;
  /** What the game is measured by, by id. */
  readonly measures: Readonly<Record<string, number>>;
  /** What is counted of each seat, by id. */
  readonly tallies: Readonly<Record<string, Notes>>;
  /** By id, after each round (where play begins first, the end last) and by seat, what each seat had. */
  readonly series: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** With `--chances`: at the same times, by seat, the chance to win in points of 100; and each seat's luck. */
  readonly chances?: readonly (readonly number[])[];
  readonly luck?: readonly number[];
  /** Of a soak: what went wrong. */
  readonly failure?: string;
}

export interface Played {
  readonly line: Line;
  /** Writes the whole game as a record. */
  record(this: void): string;
}

/** Plays a game of a run, by its number. */
export function playGame(
  game: GameModule,
  report: GameReport,
  options: OptionValues,
  plan: Plan,
  n: number,
): Played {
  const { meta, rules, notation } = game;
  const key = keyOf(plan.seed, n);
  const colours = meta.colours.slice(0, plan.players);
  const levels = computersOf(game, plan, n);
  const s: CommonState = rules.setup(options, colours, newRng(key));
  give(report, s, plan.handicap);
  const events: AnyEvent[] = [];
  const course = newCourse(report, s);
  const struck: Seat[] = colours.map(() => NOBODY);
  const taken: AnyAction[] = [];
  const act = newActor(game, key, (seen, seat, roll, before) => {
    const temper = plan.manners === undefined ? undefined : temperOf(key, seat, struck[seat]);
    return levels[seat].think(seen, seat, roll, before, temper);
  });
  while (s.step !== "over" && s.round <= plan.rounds) {
    const action = act(s);
    taken.push(action);
    noteAction(course.noting, action, s);
    advance(rules, s, action, events);
    noteStep(report, course, s, events);
    noteStrikes(game, struck, events);
    events.length = 0;
  }
  const ended = s.step === "over";
  if (ended) addRow(report, course, s, roundPlayed(s));
  noteState(course.noting, s, "end");
  const line: Line = {
    n,
    seed: key,
    seats: seatsOf(plan, key, colours, levels),
    ended,
    winners: ended ? winnersOf(s).map((seat) => colours[seat]) : [],
    ending: s.ending,
    rounds: Math.min(roundPlayed(s), plan.rounds),
    actions: taken.length,
    measures: measuresOf(report, course, s),
    tallies: course.noting.notes,
    series: course.series,
  };
  const header = writeHeader(meta, options, colours, [], key);
  const lineOf = (action: AnyAction): string => `${notation.writeAction(action, colours)}\n`;
  return { line, record: () => header + taken.map(lineOf).join("") };
}

function seatsOf(
  { manners }: Plan,
  key: readonly number[],
  colours: readonly string[],
  levels: readonly { readonly id: string }[],
): Line["seats"] {
  return colours.map((colour, seat) => ({
    ...{ colour, level: levels[seat].id },
    ...(manners === undefined ? {} : { manner: mannerOf(key, seat) }),
  }));
}

/** Writes down who acted last against each seat. */
function noteStrikes({ strike: strikeOf }: GameModule, struck: Seat[], events: readonly AnyEvent[]): void {
  for (const event of events) {
    const strike = strikeOf?.(event);
    if (strike !== undefined) struck[strike.against] = strike.by;
  }
}

function give({ measures }: GameReport, s: CommonState, handicap: Plan["handicap"]): void {
  if (handicap === undefined) return;
  const { id, colour, count } = handicap;
  measures.handicaps.find((one) => one.id === id)?.give(s, s.colours.indexOf(colour), count);
}

/** What is written down while a game is played. */
interface Course {
  /** How many events of each type there were. */
  readonly counts: Map<string, number>;
  readonly noting: Noting;
  readonly series: Record<string, (readonly number[])[]>;
  round: number;
}

function newCourse(report: GameReport, s: CommonState): Course {
  const course: Course = {
    counts: new Map(),
    noting: newNoting(report.tallies, s.colours.length),
    series: Object.fromEntries(report.series.map(({ id }) => [id, []])),
    round: s.round,
  };
  if (s.round > 0) addRow(report, course, s, s.round - 1);
  return course;
}

/** Writes down what an action has led to. */
function noteStep(report: GameReport, course: Course, s: CommonState, events: readonly AnyEvent[]): void {
  const { counts, noting } = course;
  for (const event of events) {
    counts.set(event.type, (counts.get(event.type) ?? 0) + 1);
    noteEvent(noting, event, s);
  }
  if (s.round > course.round && s.step !== "over") addRow(report, course, s, s.round - 1);
  course.round = s.round;
}

/** What each seat has after so many rounds. */
function addRow({ series }: GameReport, course: Course, s: CommonState, rounds: number): void {
  for (const { id, of } of series) course.series[id].push(of(s));
  noteState(course.noting, s, rounds);
}

function measuresOf({ measures }: GameReport, { counts }: Course, s: CommonState): Record<string, number> {
  const { measures: all } = measures;
  return Object.fromEntries(
    all.map((measure) => [
      measure.id,
      "end" in measure
        ? measure.end(s)
        : measure.events.reduce((sum, type) => sum + (counts.get(type) ?? 0), 0),
    ]),
  );
}

/** How a game went that is over, from round to round: it is played once more, some actions at a time. */
import { colourName } from "../../text/names";
import type { Language } from "../../text/language";
import { advance } from "../../core/game";
import type { CommonState } from "../../core/types";
import type { Match } from "../match/match";
import { sizeAt } from "../match/log";
import { wordFor } from "../ui/words";
import { reviewParts, type Review } from "./review/review";

export interface Course {
  readonly match: Match;
  readonly state: CommonState;
  /** Actions that have been played. */
  at: number;
  /** The rounds of the rows; what each line had at their ends, by seat. */
  readonly rounds: number[];
  readonly lines: { readonly id: string; readonly rows: (readonly number[])[] }[];
  /** What each has done, as far as so many lines of the log tell. */
  readonly numbers: object | undefined;
  linesRead: number;
}

const LANDS = "lands";
/** Lines of the log that are told for each action that is played. */
const TOLD = 6;

/** The course of a match at its first action; of one that was resumed its past is to be known. */
export function newCourse(match: Match): Course {
  const { game, module } = match;
  const lines = [{ id: LANDS, rows: [] as (readonly number[])[] }];
  for (const { id } of module.course ?? []) lines.push({ id, rows: [] });
  const state = game.rules.copy(game.checkpoints[0]);
  const numbers = module.statistics?.begin(state.colours.length);
  return { match, state, at: 0, rounds: [], lines, numbers, linesRead: 0 };
}

/** Plays so many actions more, and tells of the log; says whether that was the last of them. */
export function goOn(course: Course, count: number): boolean {
  const { match, state } = course;
  const { game } = match;
  const end = Math.min(game.at, course.at + count);
  while (course.at < end) {
    const { round } = state;
    advance(game.rules, state, game.actions[course.at], []);
    course.at++;
    // What ends a game may begin a round that nobody plays any more.
    if (course.at === game.at || (state.round > round && round > 0)) addRow(course, round);
  }
  return tell(course, count * TOLD) && end === game.at;
}

/** Tells of so many lines of the log more; says whether these were the last. */
function tell(course: Course, count: number): boolean {
  const { match, numbers } = course;
  const kit = match.module.statistics;
  if (kit === undefined || numbers === undefined) return true;
  const size = sizeAt(match.log, match.game.at);
  const end = Math.min(size, course.linesRead + count);
  while (course.linesRead < end) {
    const { action, event } = match.log.items[course.linesRead];
    kit.add(numbers, action, event);
    course.linesRead++;
  }
  return end === size;
}

function addRow({ match: { module }, state, rounds, lines }: Course, round: number): void {
  rounds.push(round);
  lines[0].rows.push(landsOf(module.table, state));
  (module.course ?? []).forEach(({ of }, i) => {
    lines[i + 1].rows.push(of(state));
  });
}

function landsOf({ territories, owner }: Match["module"]["table"], s: CommonState): number[] {
  const lands = s.colours.map(() => 0);
  for (let t = 0; t < territories; t++) {
    const seat = owner(s, t);
    if (seat >= 0 && seat < lands.length) lands[seat]++;
  }
  return lands;
}

/**
 * What the Notebook says of it: a line a seat with its numbers by round, what the review says where it is done, and what
 * each has done in all.
 */
export function courseText(
  { match, state, rounds, lines, numbers }: Course,
  language: Language,
  review?: Review,
): string {
  const { panel, names } = language;
  const part = (title: string, of: (seat: number) => string): string =>
    `${title}\n${state.colours.map((colour, seat) => `${colourName(colour, names)}: ${of(seat)}`).join("\n")}\n`;
  const parts = lines.map(({ id, rows }) =>
    part(wordFor(panel.course, id), (seat) => rows.map((row) => row[seat]).join(" ")),
  );
  if (review !== undefined) for (const told of reviewParts(review, language)) parts.push(told);
  const kit = match.module.statistics;
  if (kit !== undefined && numbers !== undefined) {
    const { labels, columns } = kit.table(numbers, state, language);
    labels.forEach((label, i) => parts.push(part(label, (seat) => columns[seat][i])));
  }
  return [panel.courseHead(rounds), ""].concat(parts).join("\n");
}

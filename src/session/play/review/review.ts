/** What the Notebook says of chances to win in a match that is over: it is played once more, some units of work at a time. */
import { colourName } from "../../../text/names";
import type { Language } from "../../../text/language";
import { advance } from "../../../core/game";
import type { AnyEvent } from "../../../core/types";
import type { Match } from "../../match/match";
import { addAction, chancesBefore, newHistory, tryDraw, type History } from "./history";
import { changedMost, hundredth, signed } from "./numbers";
import { newSearch, searchOn, turningPoints, type Search, type TurningPoint } from "./turning";

/** A match that is looked back on. */
export interface Review {
  readonly match: Match;
  readonly history: History;
  /** By seat, the chances to win after each of the rounds that the course tells of. */
  readonly rows: (readonly number[])[];
  /** After the last action. */
  search: Search | undefined;
}

/** Moments that are looked at in a unit of work. */
const MOMENTS = 8;

/** The review of a match at its first action; of one that was resumed its past is to be known. */
export function newReview(match: Match): Review {
  const { game, module } = match;
  const history = newHistory(module, game.rules.copy(game.checkpoints[0]));
  return { match, history, rows: [], search: undefined };
}

/** Does so many units of work more, each an action, a draw that is tried, or some moments; says whether all is done. */
export function reviewOn(review: Review, units: number): boolean {
  for (let n = 0; n < units; n++)
    if (review.search === undefined) {
      if (!playOn(review)) review.search = newSearch(review.history);
    } else if (!searchOn(review.search, MOMENTS)) return true;
  return false;
}

/** Tries a draw or plays an action; says whether there was one. */
function playOn({ match: { game }, history, rows }: Review): boolean {
  const { state, played } = history;
  if (played >= game.at) return false;
  if (tryDraw(history)) return true;
  const { round } = state;
  const events: AnyEvent[] = [];
  advance(game.rules, state, game.actions[played], events);
  addAction(history, game.actions[played], events, round);
  const isLast = history.played === game.at;
  if (isLast || (state.round > round && round > 0)) rows.push(chancesBefore(history, history.steps.length));
  return true;
}

/** Parts of the page, each with its title: chances by round, turning points, luck. None before all is done. */
export function reviewParts({ history, rows, search }: Review, language: Language): string[] {
  if (search === undefined) return [];
  const { panel, names } = language;
  const seats = history.state.colours.map((colour) => colourName(colour, names));
  const bySeat = (title: string, of: (seat: number) => string): string =>
    `${title}\n${seats.map((name, seat) => `${name}: ${of(seat)}`).join("\n")}\n`;
  const parts = [
    bySeat(panel.courseChances, (seat) => rows.map((row) => `${hundredth(row[seat])}`).join(" ")),
    bySeat(panel.courseLuck, (seat) =>
      panel.courseLuckOf(signed(history.luck[seat]), signed(search.luckInFights[seat])),
    ),
  ];
  const points = turningPoints(search, language).map((point) => turningLine(point, seats, language));
  if (points.length > 0) parts.push(`${panel.courseTurns}\n${points.join("\n")}\n`);
  return parts;
}

function turningLine(point: TurningPoint, seats: readonly string[], { panel }: Language): string {
  const changes = changedMost(point).map(({ seat, from, to }) => panel.courseChange(seats[seat], from, to));
  return panel.courseTurn(point.round, point.text, changes);
}

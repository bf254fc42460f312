/** A review as one JSON object: docs/review.md. */
import type { CommonState, Seat } from "../../src/core/types";
import type { Fight } from "../../src/session/play/review/fights";
import type { TurningPoint } from "../../src/session/play/review/turning";
import { skippedIn, type Course } from "./course";
import type { Review } from "./review";

/** Version of the object's shape. */
const VERSION = 1;
const PLACES = 1e6;

const rounded = (number: number): number => Math.round(number * PLACES) / PLACES;

/** Numbers by seat, by the colours of the seats. */
function byColour({ colours }: CommonState, numbers: readonly number[]): Record<string, number> {
  return Object.fromEntries(colours.map((colour, seat) => [colour, rounded(numbers[seat])]));
}

/** The text that the command prints with `--json`. */
export function reviewJson(review: Review): string {
  const { course, winners, luck, luckInFights, leaders } = review;
  const { names, rows, report, history } = course;
  const { game, state } = history;
  const colourOf = (seat: Seat): string => state.colours[seat];
  const told = {
    game: game.meta.id,
    version: VERSION,
    actions: history.played,
    ended: state.step === "over",
    winners: winners.map(colourOf),
    seats: state.colours.map((colour, seat) => ({
      colour,
      name: names[seat] === "" ? null : names[seat],
      luck: rounded(luck[seat]),
      luck_in_fights: rounded(luckInFights[seat]),
    })),
    series: report.series.map(({ id, title }) => ({ id, title })),
    rounds: rows.map(({ round, action, chances, numbers }, i) => ({
      round,
      action,
      leader: colourOf(leaders[i]),
      chance: byColour(state, chances),
      ...Object.fromEntries(report.series.map(({ id }, k) => [id, byColour(state, numbers[k])])),
    })),
    lead: {
      changes: review.changes,
      sure_from: review.sureFrom < 0 ? null : rows[review.sureFrom].round,
    },
    turning_points: review.turningPoints.map((point) => momentJson(course, point)),
    fights: review.fights.map((fight) => ({
      ...momentJson(course, fight),
      luck: byColour(state, fight.luck),
    })),
  };
  return JSON.stringify(told, null, 2);
}

function momentJson(course: Course, { round, from, to, text, before, after, fight }: TurningPoint): object {
  const { state } = course.history;
  const skipped = skippedIn(course.history);
  return {
    ...{ round, from: skipped + from + 1, to: skipped + to + 1, text },
    ...{ before: byColour(state, before), after: byColour(state, after) },
    territory: fight === undefined ? null : territoryId(course, fight),
  };
}

/** The id of the territory that a fight is for, as its first event names it. */
function territoryId({ report, history }: Course, { events }: Fight): unknown {
  return report.event(events[0], history.state)["territory"];
}

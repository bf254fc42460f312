/** All that a review says of a game, as data. */
import { winnersOf } from "../../src/core/common";
import type { Seat } from "../../src/core/types";
import {
  newSearch,
  searchOn,
  tellMoment,
  turningPoints,
  type TurningPoint,
} from "../../src/session/play/review/turning";
import type { Course } from "./course";
import { countChanges, leadersOf, sureFrom } from "./lead";

/** Moments that are looked at at once. */
const SLICE = 1000;

/** A fight, and by seat what luck in it has changed in the chance to win. */
export interface FightReport extends TurningPoint {
  readonly territory: number;
  readonly luck: readonly number[];
}

export interface Review {
  readonly course: Course;
  readonly winners: readonly Seat[];
  /** By seat, what luck has changed in the chance to win; that in fights is a part of it. */
  readonly luck: readonly number[];
  readonly luckInFights: readonly number[];
  readonly fights: readonly FightReport[];
  readonly turningPoints: readonly TurningPoint[];
  /** By row, who leads; how often that changed, and the row from which on the winner was sure, -1 for none. */
  readonly leaders: readonly Seat[];
  readonly changes: number;
  readonly sureFrom: number;
}

/** Looks at a game as it went. */
export function reviewOf(course: Course): Review {
  const { history, rows } = course;
  const { game, state, luck } = history;
  const language = game.languages["en"];
  const search = newSearch(history);
  while (searchOn(search, SLICE));
  const leaders = leadersOf(rows);
  const winners = winnersOf(state);
  return {
    course,
    winners,
    luck,
    luckInFights: search.luckInFights,
    fights: search.fights.map((fight, i) => ({
      ...tellMoment(history, { from: fight.from, to: fight.to, fight }, language),
      territory: fight.territory,
      luck: search.luck[i],
    })),
    turningPoints: turningPoints(search, language),
    leaders,
    changes: countChanges(leaders),
    sureFrom: sureFrom(rows, winners),
  };
}

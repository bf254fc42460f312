/** All that a review says of a game, as data. */
import { winnersOf } from "../../src/core/common";
import type { Seat } from "../../src/core/types";
import type { Course } from "./course";
import { fightsOf } from "./fights";
import { countChanges, leadersOf, sureFrom } from "./lead";
import { luckIn, luckyOf } from "./luck";
import { tellMoment, turningPoints, type Told } from "./turning";

/** A fight, and by seat what luck in it has changed in the chance to win. */
export interface ToldFight extends Told {
  readonly territory: number;
  readonly luck: readonly number[];
}

export interface Review {
  readonly course: Course;
  readonly winners: readonly Seat[];
  /** By seat, what luck has changed in the chance to win; that in fights is a part of it. */
  readonly luck: readonly number[];
  readonly luckInFights: readonly number[];
  readonly fights: readonly ToldFight[];
  readonly turningPoints: readonly Told[];
  /** By row, who leads; how often that changed, and the row from which on the winner was sure, -1 for none. */
  readonly leaders: readonly Seat[];
  readonly changes: number;
  readonly sureFrom: number;
}

/** Looks at a game as it went. */
export function reviewOf(course: Course): Review {
  const { steps, rows, state } = course;
  const lucky = luckyOf(course);
  const fights = fightsOf(course);
  const told = fights.map((fight): ToldFight => ({
    ...tellMoment(course, { from: fight.from, to: fight.to, fight }),
    territory: fight.territory,
    luck: luckIn(course, lucky, fight.from, fight.to),
  }));
  const leaders = leadersOf(rows);
  const winners = winnersOf(state);
  return {
    course,
    winners,
    luck: luckIn(course, lucky, 0, steps.length - 1),
    luckInFights: course.start.map((_, seat) => told.reduce((sum, { luck }) => sum + luck[seat], 0)),
    fights: told,
    turningPoints: turningPoints(course, fights, lucky),
    leaders,
    changes: countChanges(leaders),
    sureFrom: sureFrom(rows, winners),
  };
}

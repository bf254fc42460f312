import type { Seat } from "../../../../core/types";
import { starsOf } from "../../rules/cards";
import { openObjectives } from "../../rules/conditions";
import { bonusOf, countObjectives } from "../../rules/holdings";
import { MOST_STARS, TROOPS_FOR_STARS } from "../../rules/numbers";
import { OBJECTIVES, type Condition } from "../../rules/objectives.data";
import { TWO_TROOPS } from "../../rules/objectives";
import { placeOf } from "../../rules/order";
import type { State } from "../../rules/state";
import { newRunner, type Runner } from "./chance";
import { newSurvey, surveyFor, type Survey } from "./survey";
import type { RacingLevel } from "../levels";
import type { RaceWeights } from "./weights.data";

/** Troops that so many cards bring whose stars are not known, and how much of them comes in the next turn. */
const EXPECTED: readonly number[] = [0, 0.6, 3, 5.2, 8, 11, 14];
const READY = 0.9;

/** What is the same for all boards that a seat weighs in a thought, and tables in which it counts. */
export interface Race {
  readonly me: Seat;
  readonly n: number;
  readonly weights: RaceWeights;
  /** Whose chance counts against the own one, NOBODY's where there is no grudge, and how many times more than others'. */
  readonly grudge: Seat;
  readonly spite: number;
  /** Seats in the order of their turns after this one, the seat itself last. */
  readonly order: readonly Seat[];
  /** By seat: the territory of its capital, its objectives, its cards. */
  readonly capitals: readonly number[];
  readonly had: readonly number[];
  readonly cards: readonly number[];
  /** By seat: troops of its next turn for stars and rewards. */
  readonly extra: readonly number[];
  readonly open: readonly Condition[];
  /** Their indices among all. */
  readonly openIds: readonly number[];
  /** Whether the seat has collected in this turn. */
  readonly collected: boolean;
  readonly counts: Survey;
  readonly runners: readonly Runner[];
  readonly chances: number[];
  /** By runner: what it is left with if nobody wins in the next turns; and prices that are put in order. */
  readonly lasting: number[];
  readonly prices: number[];
  /** By continent what it would cost the seat that is looked at, beyond the armies beside it. */
  readonly gaps: number[];
}

/** How a seat sees the race. `former`, another race of the same game that is judged by no more, lends its tables. */
export function newRace(
  s: State,
  me: Seat,
  { race: weights, grudge, spite }: RacingLevel,
  former?: Race,
): Race {
  const n = s.seats.length;
  const next = placeOf(s, me) + 1;
  const away = (seat: Seat): number => (placeOf(s, seat) - next + n) % n;
  const order = s.seats.map((_, seat) => seat).filter((seat) => s.seats[seat].alive);
  order.sort((one, other) => away(one) - away(other));
  const openIds = openObjectives(s);
  return {
    me,
    n,
    weights,
    grudge,
    spite,
    order,
    open: openIds.map((k) => OBJECTIVES[k].condition),
    openIds,
    collected: s.collected,
    capitals: s.seats.map(({ capital }) => capital),
    had: s.seats.map((_, seat) => countObjectives(s, seat)),
    cards: s.seats.map(({ hand }) => hand.length),
    extra: s.seats.map(({ hand }, seat) => {
      const known = seat === me ? TROOPS_FOR_STARS[least(starsOf(hand), MOST_STARS)] : undefined;
      const troops = known ?? EXPECTED[least(hand.length, EXPECTED.length - 1)];
      return READY * troops + bonusOf(s, seat, TWO_TROOPS);
    }),
    counts: former === undefined ? newSurvey(s, me) : surveyFor(former.counts, s, me),
    runners: former?.runners ?? s.seats.map(() => newRunner()),
    chances: former?.chances ?? [],
    lasting: former?.lasting ?? [],
    prices: former?.prices ?? [],
    gaps: former?.gaps ?? [],
  };
}

function least(one: number, other: number): number {
  return one < other ? one : other;
}

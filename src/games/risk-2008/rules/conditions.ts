import type { Seat } from "../../../core/types";
import { CONTINENTS } from "../../../risk/world/continents";
import { countContinents, countLands } from "../../../risk/world/rules/seats";
import { countCities, countEnemyCapitals, objectivesOf } from "./holdings";
import { OBJECTIVES, type Condition, type ConditionKind } from "./objectives.data";
import { OPEN, type State } from "./state";

/** How much of what an objective asks for a seat has, and how much that is. */
interface Progress {
  readonly held: number;
  readonly of: number;
}

/** What the rules say of a kind of objectives. */
interface Kind {
  /** Whether it has to be taken in one turn. */
  readonly taken: boolean;
  /** How far a seat is; `taken` has the territories that it has taken in this turn. */
  readonly progress: (
    this: void,
    s: State,
    seat: Seat,
    condition: Condition,
    taken: readonly number[],
  ) => Progress;
}

/** The kinds of objectives (rules 7.2 to 7.4). What computers know of them is in bots/conditions.ts. */
export const KINDS: Readonly<Record<ConditionKind, Kind>> = {
  continent: {
    taken: false,
    progress: (s, seat, { continent }) =>
      among(CONTINENTS[continent].territories, (t) => s.owners[t] === seat),
  },
  continents: hold(countContinents),
  territories: hold(countLands),
  cities: hold(countCities),
  enemy_capitals: hold(countEnemyCapitals),
  territories_taken: take((_, taken) => taken.length),
  cities_taken: take(({ cities }, taken) => taken.filter((t) => cities.includes(t)).length),
  continent_taken: {
    taken: true,
    progress: (_s, _seat, _condition, taken) => {
      const [begin, ...others] = CONTINENTS.map(({ territories }) =>
        among(territories, (t) => taken.includes(t)),
      );
      return others.reduce(
        (first, second) => (second.held * first.of > first.held * second.of ? second : first),
        begin,
      );
    },
  },
};

function hold(count: (this: void, s: State, seat: Seat) => number): Kind {
  return { taken: false, progress: (s, seat, condition) => ({ held: count(s, seat), of: condition.count }) };
}
function take(count: (this: void, s: State, taken: readonly number[]) => number): Kind {
  return {
    taken: true,
    progress: (s, _, condition, taken) => ({ held: count(s, taken), of: condition.count }),
  };
}
function among(territories: readonly number[], counts: (this: void, t: number) => boolean): Progress {
  return { held: territories.filter((t) => counts(t)).length, of: territories.length };
}

/**
 * How far a seat is. What was taken in this turn counts for whose turn it is: nothing is lost in the own turn, so that it is
 * held now, and was not held when the turn began (rules 7.2, 7.3).
 */
export function progressOf(s: State, seat: Seat, condition: Condition): Progress {
  return KINDS[condition.kind].progress(s, seat, condition, seat === s.turn ? s.taken : []);
}

/** The objectives that lie open. */
export function openObjectives(s: Pick<State, "objectives">): number[] {
  return objectivesOf(s, OPEN);
}

/** Those that the seat whose turn it is may collect. */
export function metObjectives(s: State): number[] {
  return openObjectives(s).filter((k) => isMet(s, k));
}

/** Whether an objective lies open and the seat whose turn it is may collect it (rules 7.1 to 7.4). */
export function isMet(s: State, objective: number): boolean {
  if (s.objectives[objective] !== OPEN) return false;
  const { held, of } = progressOf(s, s.turn, OBJECTIVES[objective].condition);
  return held >= of;
}

import type { Seat } from "../../../core/types";
import { shareHeld } from "../../../risk/world/bots/worth";
import { ALL_LANDS } from "../../../risk/world/board";
import { CONTINENTS } from "../../../risk/world/continents";
import type { Condition, ConditionKind } from "../rules/objectives.data";
import type { State } from "../rules/state";
import { countCapitals, countWhole, isWhole, takesContinent } from "./race/met";
import { anyContinent, costOfCapitals, costOfCities, costOfLands, twoContinents } from "./race/needs";
import type { Race } from "./race/table";

/** A board as a seat finds it: what it has, and what it has taken in its turn. */
interface Holding {
  readonly owners: readonly number[];
  readonly seat: Seat;
  readonly s: State;
  /** By territory: whether the seat had it when its turn began. */
  readonly before: readonly boolean[];
}

/** What computers know of a kind of objectives. */
interface Kind {
  /** How far one is fulfilled, from 0 to 1. */
  readonly share: (this: void, condition: Condition, holding: Holding) => number;
  /** Territories that fulfil it, all or some of them; none where others say that better. */
  readonly lands: (
    this: void,
    s: State,
    condition: Condition,
    capitals: readonly number[],
  ) => readonly number[];
  /** Whether the race's own seat meets it if its turn ends with the board that was counted (rules 7.1 to 7.4). */
  readonly met: (this: void, race: Race, condition: Condition, owners: readonly number[]) => boolean;
  /**
   * Armies beside those at hand that a seat would want to fulfil it in its next turn, about: 0 where it does, below 0 where
   * more than enough are at hand. More than `most` need not be told exactly. The seat's gaps have been found.
   */
  readonly needed: (
    this: void,
    race: Race,
    seat: Seat,
    condition: Condition,
    owners: readonly number[],
    most: number,
  ) => number;
}

/** How much of the way it is at the most that not all has been taken yet, and that no continent has. */
const TAKEN = 0.6;
const CONTINENT_TAKEN = 0.5;

/** The kinds of objectives; what the rules say of them is in rules/conditions.ts, what they cost by experience in race/weights.data.ts. */
export const CONDITIONS: Readonly<Record<ConditionKind, Kind>> = {
  continent: {
    share: ({ continent }, { owners, seat }) => shareHeld(owners, seat, continent),
    lands: (_, { continent }) => CONTINENTS[continent].territories,
    met: (race, { continent }) => isWhole(race, continent),
    needed: ({ gaps }, _, { continent }) => gaps[continent],
  },
  continents: {
    share: shareOfTwo,
    lands: () => [],
    met: (race, { count }) => countWhole(race) >= count,
    needed: ({ gaps }) => twoContinents(gaps),
  },
  continent_taken: {
    share: shareOfAny,
    lands: () => [],
    met: takesContinent,
    needed: anyContinent,
  },
  territories: {
    share: (condition, holding) => partOf(condition, countHeld(ALL_LANDS, holding)),
    lands: () => ALL_LANDS,
    met: ({ counts, me }, { count }) => counts.lands[me] >= count,
    needed: (race, seat, { count }, _, most) => {
      const missing = count - race.counts.lands[seat];
      return missing <= 0 ? 0 : costOfLands(race, seat, missing, most);
    },
  },
  territories_taken: {
    share: (condition, holding) => partOf(condition, countTaken(ALL_LANDS, holding), TAKEN),
    lands: () => ALL_LANDS,
    met: ({ counts }, { count }) => counts.takenLands >= count,
    needed: (race, seat, { count }, _, most) => costOfLands(race, seat, count, most),
  },
  cities: {
    share: (condition, holding) => partOf(condition, countHeld(holding.s.cities, holding)),
    lands: ({ cities }) => cities,
    met: ({ counts, me }, { count }) => counts.towns[me] >= count,
    needed: (race, seat, { count }, _, most) => {
      const missing = count - race.counts.towns[seat];
      return missing <= 0 ? 0 : costOfCities(race, seat, missing, most);
    },
  },
  cities_taken: {
    share: (condition, holding) => partOf(condition, countTaken(holding.s.cities, holding), TAKEN),
    lands: ({ cities }) => cities,
    met: ({ counts }, { count }) => counts.takenTowns >= count,
    needed: (race, seat, { count }, _, most) => costOfCities(race, seat, count, most),
  },
  enemy_capitals: {
    share: (condition, holding) => partOf(condition, countEnemies(holding)),
    lands: (_s, _condition, capitals) => capitals,
    met: (race, { count }, owners) => countCapitals(race, owners) >= count,
    needed: (race, seat, { count }, owners) => costOfCapitals(race, seat, owners, count),
  },
};

function partOf({ count }: Condition, n: number, most = 1): number {
  return n >= count ? 1 : (n / count) * most;
}

function countHeld(territories: readonly number[], { owners, seat }: Holding): number {
  let n = 0;
  for (const t of territories) if (owners[t] === seat) n++;
  return n;
}

function countTaken(territories: readonly number[], { owners, seat, before }: Holding): number {
  let n = 0;
  for (const t of territories) if (owners[t] === seat && !before[t]) n++;
  return n;
}

function countEnemies({ owners, seat, s }: Holding): number {
  let n = 0;
  s.seats.forEach(({ capital }, other) => {
    if (other !== seat && capital >= 0 && owners[capital] === seat) n++;
  });
  return n;
}

function shareOfTwo(_: Condition, { owners, seat }: Holding): number {
  let first = 0;
  let second = 0;
  for (let continent = 0; continent < CONTINENTS.length; continent++) {
    const share = shareHeld(owners, seat, continent);
    if (share > first) {
      second = first;
      first = share;
    } else if (share > second) second = share;
  }
  return (first + second) / 2;
}

function shareOfAny(_: Condition, holding: Holding): number {
  let most = 0;
  for (const { territories } of CONTINENTS) {
    const share = countTaken(territories, holding) / territories.length;
    if (share > most) most = share;
  }
  return most < 1 ? most * CONTINENT_TAKEN : 1;
}

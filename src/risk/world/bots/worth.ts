import { bestBy } from "../../../core/bots/best";
import { NOBODY, type Roll, type Seat } from "../../../core/types";
import { stepsFrom } from "../../board";
import { ALL_LANDS, BOARD, SIZE } from "../board";
import { CONTINENTS } from "../continents";
import { holdsContinent } from "../rules/seats";
import type { Lands } from "../rules/state";
import { TERRITORIES } from "../territories.data";

/*
 * What computers of the games on the world board weigh.
 */

/** The continent of each territory, by its place in CONTINENTS. */
export const CONTINENT_OF: readonly number[] = TERRITORIES.map((land) =>
  CONTINENTS.findIndex(({ id }) => id === land.continent),
);

/** The armies of others around a territory. */
export function threat(s: Lands, seat: Seat, t: number): number {
  let sum = 0;
  for (const near of BOARD.near[t]) if (s.owners[near] !== seat) sum += s.armies[near];
  return sum;
}

/** How many own territories are around a territory. */
function ownAround(s: Lands, seat: Seat, t: number): number {
  let own = 0;
  for (const near of BOARD.near[t]) if (s.owners[near] === seat) own++;
  return own;
}

/** How much of a continent a seat holds, from 0 to 1. */
export function shareHeld(owners: readonly number[], seat: Seat, continent: number): number {
  const { territories } = CONTINENTS[continent];
  let own = 0;
  for (const t of territories) if (owners[t] === seat) own++;
  return own / territories.length;
}

/** What it is worth to hold a territory: the nearer its continent is to being whole, and the less that is to guard, the more. */
export function landWorth(s: Lands, seat: Seat, t: number): number {
  const continent = CONTINENT_OF[t];
  const { bonus, territories } = CONTINENTS[continent];
  return 1 + (4 * shareHeld(s.owners, seat, continent) * bonus) / territories.length;
}

/** What it is worth to take a territory: the continent that it completes, and the one that its owner loses. */
export function continentWorth(s: Lands, seat: Seat, t: number): number {
  const continent = CONTINENT_OF[t];
  const { bonus, territories } = CONTINENTS[continent];
  const owner = s.owners[t];
  const completed =
    shareHeld(s.owners, seat, continent) * territories.length >= territories.length - 1 ? 2 * bonus : 0;
  return completed + (owner >= 0 && holdsContinent(s, owner, continent) ? bonus : 0);
}

/** The territory of an owner that is worth most; of nearly even ones any. */
export function bestLand(
  s: Lands,
  roll: Roll,
  owner: number,
  worth: (this: void, t: number) => number,
): number {
  const rolled = (t: number): number | undefined =>
    s.owners[t] === owner ? 4 * worth(t) + roll(3) : undefined;
  return bestBy(ALL_LANDS, -1000, rolled) ?? NOBODY;
}

/** Continents that can be had, and own neighbours. */
export function claimWorth(s: Lands, seat: Seat, t: number): number {
  return 2 * landWorth(s, seat, t) + ownAround(s, seat, t);
}

/** Armies that stay when all enemies around have come. */
export function safety(s: Lands, seat: Seat, t: number): number {
  return s.armies[t] - threat(s, seat, t);
}

/** What an army more is worth while the game is set up: at borders of the best continent that has not enough there. */
export function earlyWorth(s: Lands, seat: Seat, t: number): number {
  const danger = threat(s, seat, t);
  return danger === 0 ? -100 : 3 * landWorth(s, seat, t) + Math.min(danger, 6) - s.armies[t];
}

/** How far each territory is from the next one of somebody else, step by step through own ones; 0 for those of others. */
export function distances(s: Lands, seat: Seat): number[] {
  const others = ALL_LANDS.filter((t) => s.owners[t] !== seat);
  return stepsFrom(BOARD.near, others, SIZE);
}

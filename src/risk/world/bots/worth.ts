import type { Roll, Seat } from "../../../core/types";
import { BOARD, SIZE } from "../board";
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
export function share(s: Lands, seat: Seat, continent: number): number {
  const { territories } = CONTINENTS[continent];
  let own = 0;
  for (const t of territories) if (s.owners[t] === seat) own++;
  return own / territories.length;
}

/** What it is worth to hold a territory: the nearer its continent is to being whole, and the less that is to guard, the more. */
export function landWorth(s: Lands, seat: Seat, t: number): number {
  const continent = CONTINENT_OF[t];
  const { bonus, territories } = CONTINENTS[continent];
  return 1 + (4 * share(s, seat, continent) * bonus) / territories.length;
}

/** What it is worth to take a territory: the continent that it completes, and the one that its owner loses. */
export function continentWorth(s: Lands, seat: Seat, t: number): number {
  const continent = CONTINENT_OF[t];
  const { bonus, territories } = CONTINENTS[continent];
  const owner = s.owners[t];
  const completed = share(s, seat, continent) * territories.length >= territories.length - 1 ? 2 * bonus : 0;
  return completed + (owner >= 0 && holdsContinent(s, owner, continent) ? bonus : 0);
}

/** The territory of an owner that is worth most; of nearly even ones any. */
export function bestLand(
  s: Lands,
  roll: Roll,
  owner: number,
  worth: (this: void, t: number) => number,
): number {
  let territory = -1;
  let most = -1000;
  for (let t = 0; t < SIZE; t++) {
    if (s.owners[t] === owner) {
      const here = 4 * worth(t) + roll(3);
      if (here > most) {
        territory = t;
        most = here;
      }
    }
  }
  return territory;
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
  const others: number[] = [];
  for (let t = 0; t < SIZE; t++) if (s.owners[t] !== seat) others.push(t);
  return stepsTo(others);
}

/** How many steps each territory is away from one. */
export function stepsFrom(territory: number): number[] {
  return stepsTo([territory]);
}

/** How many steps each territory is away from the nearest of some. */
function stepsTo(some: readonly number[]): number[] {
  const far: number[] = [];
  const queue = some.slice();
  for (let t = 0; t < SIZE; t++) far[t] = SIZE;
  for (const t of some) far[t] = 0;
  let n = queue.length;
  for (let head = 0; head < n; head++) {
    for (const near of BOARD.near[queue[head]]) {
      if (far[near] === SIZE) {
        far[near] = far[queue[head]] + 1;
        queue[n] = near;
        n++;
      }
    }
  }
  return far;
}

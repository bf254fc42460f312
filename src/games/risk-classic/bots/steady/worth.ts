import type { Seat } from "../../../../core/types";
import { BOARD, SIZE } from "../../../../risk/world/board";
import { CONTINENTS } from "../../../../risk/world/continents";
import { TERRITORIES } from "../../../../risk/world/territories.data";
import { goalOf, holdsContinent } from "../../rules/game/victory";
import { countLands } from "../../rules/seats";
import type { State } from "../../rules/state";

/** The continent of each territory, by its place in CONTINENTS. */
const CONTINENT_OF: readonly number[] = TERRITORIES.map((t) =>
  CONTINENTS.findIndex(({ id }) => id === t.continent),
);

/** The armies of others around a territory. */
export function threat(s: State, seat: Seat, t: number): number {
  let sum = 0;
  for (const near of BOARD.near[t]) if (s.owners[near] !== seat) sum += s.armies[near];
  return sum;
}

/** How much of a continent a seat holds, from 0 to 1. */
function share(s: State, seat: Seat, c: number): number {
  const { territories } = CONTINENTS[c];
  let own = 0;
  for (const t of territories) if (s.owners[t] === seat) own++;
  return own / territories.length;
}

/** What it is worth to hold a territory: the nearer its continent is to being whole, and the less that is to guard, the more. */
export function landWorth(s: State, seat: Seat, t: number): number {
  const c = CONTINENT_OF[t];
  const { bonus, territories } = CONTINENTS[c];
  return 1 + (4 * share(s, seat, c) * bonus) / territories.length;
}

/** What it is worth to take a territory from somebody: what it adds, what it takes from its owner, and what the goal asks for. */
export function targetWorth(s: State, seat: Seat, t: number): number {
  const c = CONTINENT_OF[t];
  const { bonus, territories } = CONTINENTS[c];
  const owner = s.owners[t];
  let worth = landWorth(s, seat, t) + goalWorth(s, seat, t);
  if (share(s, seat, c) * territories.length >= territories.length - 1) worth += 2 * bonus;
  if (owner < 0) return worth;
  if (holdsContinent(s, owner, c)) worth += bonus;
  const lands = countLands(s, owner);
  if (lands <= 3 && s.seats[owner].alive) worth += (2 + 2 * s.seats[owner].hand.length) / lands;
  return worth;
}

/** What the headquarters or the mission of a seat adds to a territory. */
function goalWorth(s: State, seat: Seat, t: number): number {
  const { headquarters, mission } = s.seats[seat];
  if (headquarters === t) return 12;
  for (const p of s.seats) if (p.headquarters === t) return 6;
  if (mission < 0) return 0;
  const goal = goalOf(s, seat);
  if (goal.kind === "destroy") return s.colours[s.owners[t]] === goal.colour ? 4 : 0;
  return goal.kind === "continents" && goal.all.includes(CONTINENT_OF[t]) ? 2 : 0.5;
}

/** How far each territory is from the next one of somebody else, step by step through own ones; 0 for those of others. */
export function distances(s: State, seat: Seat): number[] {
  const far: number[] = [];
  const queue: number[] = [];
  let n = 0;
  for (let t = 0; t < SIZE; t++) {
    far[t] = SIZE;
    if (s.owners[t] !== seat) {
      far[t] = 0;
      queue[n] = t;
      n++;
    }
  }
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

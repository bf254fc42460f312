import type { Seat } from "../../../../core/types";
import { NEAR } from "../../../../risk/world/bots/regions";
import { lossMean } from "../../../../risk/world/bots/losses";
import { CONTINENT_OF } from "../../../../risk/world/bots/worth";
import { SIZE } from "../../../../risk/world/board";
import { CONTINENTS } from "../../../../risk/world/continents";
import type { State } from "../../rules/state";

const REGIONS = CONTINENTS.length;

/** Armies that territories of each class cost, those of one army first, and where the next class begins. */
export const PRICES: readonly number[] = [1.516, 2.547, 3.4, 4.25, 5.1, 8];
const LIMITS: readonly number[] = [1.8, 3, 3.9, 4.8, 6];
const CLASSES = PRICES.length;

/** Armies are counted in such parts: sums of them are exact, in whatever order they are added and taken off again. */
const GRAIN = 1 / 1024;

/** What there is on a board for a seat, counted on from the board before: by seat, by continent or class and seat, by territory. */
export interface Survey {
  readonly n: number;
  me: Seat;
  readonly isCity: readonly boolean[];
  /** By territory: whether the seat held it before its turn. */
  readonly before: boolean[];
  /** The board that was counted last, its armies as they came and in whole parts. */
  isCounted: boolean;
  readonly owners: number[];
  readonly stacks: number[];
  readonly parts: number[];
  /** Territories, cities, armies, armies beyond the first of each stack at a front, and the largest stack. */
  readonly lands: number[];
  readonly towns: number[];
  readonly armies: number[];
  readonly front: number[];
  readonly top: number[];
  /** By continent and seat: its territories, what they would cost others, and armies beside what it lacks. */
  readonly held: number[];
  readonly cost: number[];
  readonly near: number[];
  /** By continent: what all of it would cost, and how much of it the seat has taken in its turn. */
  readonly whole: number[];
  readonly taken: number[];
  /** Territories and cities that the seat has taken in its turn. */
  takenLands: number;
  takenTowns: number;
  /** By class of price, and by class and seat: how many territories. */
  readonly classes: number[];
  readonly ownClasses: number[];
  /** By territory: armies that it costs to take it, and to leave one there. */
  readonly price: number[];
  /** By territory and seat: how many neighbours of it the seat has. */
  readonly beside: number[];
  /** Cities, the cheapest first. */
  readonly byPrice: number[];
  isSorted: boolean;
}

export function newSurvey(s: State, me: Seat): Survey {
  const isCity = s.owners.map(() => false);
  for (const t of s.cities) isCity[t] = true;
  const found: Survey = {
    n: s.seats.length,
    me,
    isCity,
    before: [],
    isCounted: false,
    owners: [],
    stacks: [],
    parts: [],
    lands: [],
    towns: [],
    armies: [],
    front: [],
    top: [],
    held: [],
    cost: [],
    near: [],
    whole: [],
    taken: [],
    takenLands: 0,
    takenTowns: 0,
    classes: [],
    ownClasses: [],
    price: [],
    beside: [],
    byPrice: s.cities.slice(),
    isSorted: false,
  };
  findBefore(found, s);
  return found;
}

/** A survey of the same game for the turn of a seat: what its own part of the board is counted anew, the rest counted on. */
export function surveyFor(found: Survey, s: State, me: Seat): Survey {
  found.me = me;
  findBefore(found, s);
  clearTaken(found);
  if (found.isCounted) for (let t = 0; t < SIZE; t++) if (found.owners[t] === me) take(found, t, 1);
  return found;
}

function findBefore({ me, before }: Survey, { owners, taken }: State): void {
  for (let t = 0; t < SIZE; t++) before[t] = owners[t] === me;
  for (const t of taken) before[t] = false;
}

/** Counts a board, on which armies may be expected ones: what differs from the one before, of which it is mostly a copy. */
export function survey(found: Survey, owners: readonly number[], armies: readonly number[]): void {
  if (!found.isCounted) begin(found, owners, armies);
  const { n, stacks, top } = found;
  for (let seat = 0; seat < n; seat++) top[seat] = 0;
  for (let t = 0; t < SIZE; t++) {
    const owner = owners[t];
    const here = armies[t];
    if (found.owners[t] !== owner) {
      count(found, t, -1);
      look(found, t, -1);
      pass(found, t, owner);
      setArmies(found, t, here);
      count(found, t, 1);
      look(found, t, 1);
    } else if (stacks[t] !== here) {
      count(found, t, -1);
      look(found, t, -1);
      setArmies(found, t, here);
      count(found, t, 1);
      look(found, t, 1);
    }
    if (owner >= 0 && here > top[owner]) top[owner] = here;
  }
  if (!found.isSorted) sortCities(found);
}

/** Counts all of the first board. */
function begin(found: Survey, owners: readonly number[], armies: readonly number[]): void {
  clear(found);
  clearTaken(found);
  const { n, beside } = found;
  for (let t = 0; t < SIZE; t++) {
    found.owners[t] = owners[t];
    setArmies(found, t, armies[t]);
    for (let seat = 0; seat < n; seat++) beside[t * n + seat] = 0;
    for (const next of NEAR[t]) if (owners[next] >= 0) beside[t * n + owners[next]]++;
  }
  for (let t = 0; t < SIZE; t++) {
    count(found, t, 1);
    look(found, t, 1);
  }
  found.isCounted = true;
}

function setArmies({ stacks, parts, price }: Survey, t: number, here: number): void {
  stacks[t] = here;
  parts[t] = here - (here % GRAIN);
  const own = lossMean(here) + 1;
  price[t] = own - (own % GRAIN);
}

/** Adds a territory to what is counted, or takes it off. */
function count(found: Survey, t: number, by: number): void {
  const { n, lands, towns, armies, held, cost, whole, classes, ownClasses, isCity } = found;
  const owner = found.owners[t];
  const own = found.price[t];
  const continent = CONTINENT_OF[t];
  whole[continent] += by * own;
  let kind = 0;
  while (kind < CLASSES - 1 && own >= LIMITS[kind]) kind++;
  classes[kind] += by;
  if (isCity[t]) found.isSorted = false;
  if (owner < 0) return;
  const k = continent * n + owner;
  held[k] += by;
  cost[k] += by * own;
  ownClasses[kind * n + owner] += by;
  lands[owner] += by;
  if (isCity[t]) towns[owner] += by;
  armies[owner] += by * found.parts[t];
  if (owner === found.me) take(found, t, by);
}

/** Adds a territory of the seat to what it has taken in its turn, or takes it off, if it had it not before. */
function take(found: Survey, t: number, by: number): void {
  if (found.before[t]) return;
  found.taken[CONTINENT_OF[t]] += by;
  found.takenLands += by;
  if (found.isCity[t]) found.takenTowns += by;
}

function clearTaken(found: Survey): void {
  for (let k = 0; k < REGIONS; k++) found.taken[k] = 0;
  found.takenLands = 0;
  found.takenTowns = 0;
}

/** Counts what stands on a territory beside those of others; each continent once for all that it borders on. */
function look({ n, owners, parts, front, near, beside }: Survey, t: number, by: number): void {
  const owner = owners[t];
  const more = by * (parts[t] - 1);
  if (owner < 0 || more === 0) return;
  const around = NEAR[t];
  const many = around.length;
  if (beside[t * n + owner] === many) return;
  front[owner] += more;
  let seen = -1;
  for (let i = 0; i < many; i++) {
    const next = around[i];
    const continent = CONTINENT_OF[next];
    if (continent !== seen && owners[next] !== owner) {
      seen = continent;
      near[continent * n + owner] += more;
    }
  }
}

/** Gives a territory to another: its neighbours that were or are its owner's see others beside them then. */
function pass(found: Survey, t: number, owner: number): void {
  const { n, owners, beside } = found;
  const was = owners[t];
  const around = NEAR[t];
  const many = around.length;
  for (let i = 0; i < many; i++) {
    const next = around[i];
    const other = owners[next];
    const sees = other >= 0 && (other === was || other === owner);
    if (sees) look(found, next, -1);
    owners[t] = owner;
    if (was >= 0) beside[next * n + was]--;
    if (owner >= 0) beside[next * n + owner]++;
    if (sees) look(found, next, 1);
    owners[t] = was;
  }
  owners[t] = owner;
}

/** Puts cities in the order of their prices again, of which few have changed. */
function sortCities(found: Survey): void {
  const { byPrice, price } = found;
  const many = byPrice.length;
  for (let i = 1; i < many; i++) {
    const t = byPrice[i];
    let at = i;
    for (; at > 0 && price[byPrice[at - 1]] > price[t]; at--) byPrice[at] = byPrice[at - 1];
    byPrice[at] = t;
  }
  found.isSorted = true;
}

function clear(found: Survey): void {
  const { n, lands, towns, armies, front, held, cost, near, whole, classes, ownClasses } = found;
  for (let seat = 0; seat < n; seat++) {
    lands[seat] = 0;
    towns[seat] = 0;
    armies[seat] = 0;
    front[seat] = 0;
  }
  for (let k = 0; k < REGIONS * n; k++) {
    held[k] = 0;
    cost[k] = 0;
    near[k] = 0;
  }
  for (let k = 0; k < REGIONS; k++) whole[k] = 0;
  for (let k = 0; k < CLASSES; k++) classes[k] = 0;
  for (let k = 0; k < CLASSES * n; k++) ownClasses[k] = 0;
}

import { NEAR } from "../../../../risk/world/bots/regions";
import { lossMean } from "../../../../risk/world/bots/losses";
import { CONTINENT_OF } from "../../../../risk/world/bots/worth";
import { SIZE } from "../../../../risk/world/board";
import { CONTINENTS } from "../../../../risk/world/continents";

const REGIONS = CONTINENTS.length;

/** Armies that territories of each class cost, those of one army first, and where the next class begins. */
export const PRICES: readonly number[] = [1.516, 2.547, 3.4, 4.25, 5.1, 8];
const LIMITS: readonly number[] = [1.8, 3, 3.9, 4.8, 6];
const CLASSES = PRICES.length;

/** What there is on a board, filled in anew for each: by seat, by continent or class and seat, by territory. */
export interface Survey {
  readonly n: number;
  /** Territories, cities, armies, armies beyond the first of each stack at a front, and the largest stack. */
  readonly lands: number[];
  readonly cities: number[];
  readonly armies: number[];
  readonly front: number[];
  readonly top: number[];
  /** By continent and seat: its territories, what they would cost others, and armies beside what it lacks. */
  readonly held: number[];
  readonly cost: number[];
  readonly near: number[];
  /** By continent: what all of it would cost. */
  readonly whole: number[];
  /** By class of price, and by class and seat: how many territories. */
  readonly classes: number[];
  readonly ownClasses: number[];
  /** By territory: armies that it costs to take it, and to leave one there. */
  readonly price: number[];
}

export function newSurvey(n: number): Survey {
  return {
    n,
    ...{ lands: [], cities: [], armies: [], front: [], top: [] },
    ...{ held: [], cost: [], near: [], whole: [], classes: [], ownClasses: [] },
    price: [],
  };
}

/** Counts a board, on which armies may be expected ones. */
export function survey(
  found: Survey,
  owners: readonly number[],
  armies: readonly number[],
  isCity: readonly boolean[],
): void {
  clear(found);
  const { n, lands, cities, top, held, cost, whole, classes, ownClasses, price } = found;
  for (let t = 0; t < SIZE; t++) {
    const owner = owners[t];
    const here = armies[t];
    const own = lossMean(here) + 1;
    price[t] = own;
    whole[CONTINENT_OF[t]] += own;
    let kind = 0;
    while (kind < CLASSES - 1 && own >= LIMITS[kind]) kind++;
    classes[kind]++;
    if (owner >= 0) {
      const k = CONTINENT_OF[t] * n + owner;
      held[k]++;
      cost[k] += own;
      ownClasses[kind * n + owner]++;
      lands[owner]++;
      if (isCity[t]) cities[owner]++;
      found.armies[owner] += here;
      if (here > top[owner]) top[owner] = here;
      if (here > 1) lookAround(found, owners, t, here - 1);
    }
  }
}

/** Counts what stands on a territory beside those of others; each continent once for all that it borders on. */
function lookAround({ n, front, near }: Survey, owners: readonly number[], t: number, more: number): void {
  const owner = owners[t];
  const around = NEAR[t];
  const count = around.length;
  let isFront = false;
  let seen = -1;
  for (let i = 0; i < count; i++) {
    const next = around[i];
    if (owners[next] !== owner) {
      isFront = true;
      const continent = CONTINENT_OF[next];
      if (continent !== seen) {
        seen = continent;
        near[continent * n + owner] += more;
      }
    }
  }
  if (isFront) front[owner] += more;
}

function clear(found: Survey): void {
  const { n, lands, cities, armies, front, top, held, cost, near, whole, classes, ownClasses } = found;
  for (let seat = 0; seat < n; seat++) {
    lands[seat] = 0;
    cities[seat] = 0;
    armies[seat] = 0;
    front[seat] = 0;
    top[seat] = 0;
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

import type { Seat } from "../../../../core/types";
import { BONUS, EXTENT, REGIONS } from "../../../../risk/world/bots/regions";
import { PRICES } from "./survey";
import type { Race } from "./table";

const CLASSES = PRICES.length;
/** What a city costs at least: a little less than one with a single army. */
const CHEAPEST = 1.5;
/** Armies that nobody has. */
const TOO_MANY = 99;

/**
 * Counts for a seat what prices look up, of the board that the race's survey has counted: by continent what it would
 * cost beyond the armies beside it, 0 where the seat has it. Gives the new troops for those that it has.
 */
export function findGaps({ counts, weights, n, gaps }: Race, seat: Seat): number {
  const { held, whole, cost, near } = counts;
  const { local } = weights;
  let bonus = 0;
  let k = seat;
  for (let continent = 0; continent < REGIONS; continent++) {
    if (held[k] === EXTENT[continent]) {
      gaps[continent] = 0;
      bonus += BONUS[continent];
    } else gaps[continent] = whole[continent] - cost[k] - local * near[k];
    k += n;
  }
  return bonus;
}

/** Armies at fronts that help a seat wherever it goes. */
function atFronts({ counts, weights }: Race, seat: Seat): number {
  return weights.pooled * counts.front[seat];
}

export function twoContinents(gaps: readonly number[]): number {
  let first = TOO_MANY;
  let second = TOO_MANY;
  for (let continent = 0; continent < REGIONS; continent++) {
    const gap = gaps[continent];
    const some = gap < 0 ? 0 : gap;
    if (some < first) {
      second = first;
      first = some;
    } else if (some < second) second = some;
  }
  return first + second;
}

/** A continent of which the seat has nothing: all of it has to be taken in one turn. */
export function anyContinent({ counts, gaps, n }: Race, seat: Seat): number {
  let best = TOO_MANY;
  for (let continent = 0; continent < REGIONS; continent++)
    if (counts.held[continent * n + seat] === 0 && gaps[continent] < best) best = gaps[continent];
  return best;
}

/** So many territories of others, the cheapest first, wherever they lie, less the armies at fronts. */
export function costOfLands(race: Race, seat: Seat, wanted: number, most: number): number {
  const { classes, ownClasses, n } = race.counts;
  const help = atFronts(race, seat);
  if (wanted * PRICES[0] - help > most) return TOO_MANY;
  let sum = 0;
  let left = wanted;
  let k = seat;
  for (let kind = 0; kind < CLASSES; kind++) {
    const there = classes[kind] - ownClasses[k];
    if (there >= left) return sum + left * PRICES[kind] - help;
    sum += there * PRICES[kind];
    left -= there;
    k += n;
  }
  return TOO_MANY - help;
}

/** What a territory costs, more where the seat does not stand beside it. */
export function priceOf({ counts, weights }: Race, t: number, seat: Seat): number {
  const { price, beside, n } = counts;
  return beside[t * n + seat] > 0 ? price[t] : price[t] + weights.far;
}

/**
 * So many cities of others, the cheapest first, less the armies at fronts. Those that the seat does not stand beside cost
 * more, so that they wait in a row until dearer ones have come.
 */
export function costOfCities(race: Race, seat: Seat, wanted: number, most: number): number {
  const { counts, weights, prices: row } = race;
  const { byPrice, price, beside, owners, n } = counts;
  const { far } = weights;
  const help = atFronts(race, seat);
  const limit = most + help;
  if (wanted * CHEAPEST > limit) return TOO_MANY;
  let sum = 0;
  let left = wanted;
  let first = 0;
  let waiting = 0;
  const many = byPrice.length;
  for (let i = 0; i < many; i++) {
    const t = byPrice[i];
    if (owners[t] !== seat) {
      const here = price[t];
      while (first < waiting && row[first] < here) {
        sum += row[first];
        first++;
        left--;
        if (left === 0) return sum - help;
      }
      if (beside[t * n + seat] === 0) {
        row[waiting] = here + far;
        waiting++;
      } else {
        sum += here;
        left--;
        if (left === 0 || sum > limit) return sum - help;
      }
    }
  }
  for (; first < waiting && left > 0; first++) {
    sum += row[first];
    left--;
  }
  return (left > 0 ? TOO_MANY : sum) - help;
}

export function costOfCapitals(race: Race, seat: Seat, owners: readonly number[], count: number): number {
  const { capitals, n, prices } = race;
  let many = 0;
  let wanted = count;
  for (let other = 0; other < n; other++) {
    const t = capitals[other];
    if (other !== seat && t >= 0) {
      if (owners[t] === seat) wanted--;
      else {
        prices[many] = priceOf(race, t, seat);
        many++;
      }
    }
  }
  return wanted <= 0 ? 0 : cheapest(prices, many, wanted) - atFronts(race, seat);
}

/** What the cheapest of the first prices come to. */
function cheapest(prices: number[], n: number, wanted: number): number {
  if (wanted > n) return TOO_MANY;
  let sum = 0;
  for (let i = 0; i < wanted; i++) {
    let least = i;
    for (let k = i + 1; k < n; k++) if (prices[k] < prices[least]) least = k;
    sum += prices[least];
    prices[least] = prices[i];
  }
  return sum;
}

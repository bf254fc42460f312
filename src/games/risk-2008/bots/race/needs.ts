import type { Seat } from "../../../../core/types";
import { CONTINENTS } from "../../../../risk/world/continents";
import type { Condition } from "../../rules/objectives";
import { PRICES, type Survey } from "./survey";
import type { Race } from "./table";

const REGIONS = CONTINENTS.length;
const EXTENT: readonly number[] = CONTINENTS.map(({ territories }) => territories.length);
/** Armies that nobody has. */
const TOO_MANY = 99;

/**
 * Armies beside those at hand that a seat would want to fulfil an objective in its next turn, about: 0 where it does, below
 * 0 where more than enough are at hand. The race's survey has counted the board.
 */
export function neededFor(race: Race, condition: Condition, seat: Seat, owners: readonly number[]): number {
  const { counts, weights } = race;
  switch (condition.kind) {
    case "continent":
      return gapOf(race, condition.continent, seat);
    case "continents":
      return twoContinents(race, seat);
    case "continent_taken":
      return anyContinent(race, seat);
    case "territories": {
      const missing = condition.count - counts.lands[seat];
      return missing <= 0 ? 0 : costOfLands(counts, seat, missing) - weights.pooled * counts.front[seat];
    }
    case "territories_taken":
      return costOfLands(counts, seat, condition.count) - weights.pooled * counts.front[seat];
    case "enemy_capitals":
      return costOfCapitals(race, seat, owners, condition.count);
    case "cities":
      return costOfCities(race, seat, condition.count - counts.towns[seat]);
    case "cities_taken":
      return costOfCities(race, seat, condition.count);
  }
}

/** What a continent would cost beyond the armies beside it. */
function gapOf({ counts, weights, n }: Race, continent: number, seat: Seat): number {
  const { held, whole, cost, near } = counts;
  const k = continent * n + seat;
  return held[k] === EXTENT[continent] ? 0 : whole[continent] - cost[k] - weights.local * near[k];
}

function twoContinents(race: Race, seat: Seat): number {
  let first = TOO_MANY;
  let second = TOO_MANY;
  for (let continent = 0; continent < REGIONS; continent++) {
    const gap = gapOf(race, continent, seat);
    const some = gap < 0 ? 0 : gap;
    if (some < first) {
      second = first;
      first = some;
    } else if (some < second) second = some;
  }
  return first + second;
}

/** A continent of which the seat has nothing: all of it has to be taken in one turn. */
function anyContinent(race: Race, seat: Seat): number {
  let best = TOO_MANY;
  for (let continent = 0; continent < REGIONS; continent++) {
    const gap = race.counts.held[continent * race.n + seat] > 0 ? TOO_MANY : gapOf(race, continent, seat);
    if (gap < best) best = gap;
  }
  return best;
}

/** So many territories of others, the cheapest first, wherever they lie. */
function costOfLands({ classes, ownClasses, n }: Survey, seat: Seat, wanted: number): number {
  let sum = 0;
  let left = wanted;
  for (let kind = 0; kind < PRICES.length && left > 0; kind++) {
    const there = classes[kind] - ownClasses[kind * n + seat];
    const some = there < left ? there : left;
    sum += some * PRICES[kind];
    left -= some;
  }
  return left > 0 ? TOO_MANY : sum;
}

/** What a territory costs, more where the seat does not stand beside it. */
export function priceOf({ counts, weights }: Race, t: number, seat: Seat): number {
  const { price, beside, n } = counts;
  return beside[t * n + seat] > 0 ? price[t] : price[t] + weights.far;
}

/** So many cities of others, the cheapest first: those beside the seat, and those that are not, which cost more. */
function costOfCities({ counts, weights }: Race, seat: Seat, wanted: number): number {
  if (wanted <= 0) return 0;
  const { byPrice, price, beside, owners, n } = counts;
  const many = byPrice.length;
  let sum = 0;
  let close = 0;
  let away = 0;
  for (let i = 0; i < wanted; i++) {
    while (close < many && (owners[byPrice[close]] === seat || beside[byPrice[close] * n + seat] === 0))
      close++;
    while (away < many && (owners[byPrice[away]] === seat || beside[byPrice[away] * n + seat] > 0)) away++;
    const one = close < many ? price[byPrice[close]] : TOO_MANY;
    const other = away < many ? price[byPrice[away]] + weights.far : TOO_MANY;
    if (one >= TOO_MANY && other >= TOO_MANY) return TOO_MANY - weights.pooled * counts.front[seat];
    if (one <= other) {
      sum += one;
      close++;
    } else {
      sum += other;
      away++;
    }
  }
  return sum - weights.pooled * counts.front[seat];
}

function costOfCapitals(race: Race, seat: Seat, owners: readonly number[], count: number): number {
  const { capitals } = race;
  let n = 0;
  let wanted = count;
  for (let other = 0; other < race.n; other++) {
    const t = capitals[other];
    if (other !== seat && t >= 0) {
      if (owners[t] === seat) wanted--;
      else {
        race.prices[n] = priceOf(race, t, seat);
        n++;
      }
    }
  }
  return wanted <= 0 ? 0 : cheapest(race.prices, n, wanted) - race.weights.pooled * race.counts.front[seat];
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

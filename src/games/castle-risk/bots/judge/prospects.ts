import { NOBODY, type Seat } from "../../../../core/types";
import type { State } from "../../rules/state";
import { cityValue, isCapital } from "../../rules/tax";
import { needsSiege } from "../../rules/turn/attack";
import { growth } from "../../../../risk/growth";
import { SIEGE, size } from "../../../../risk/units";
import { BOARD, CITIES, PRINTED } from "../../../../risk/europe/board";
import { STEPS } from "./campaign";
import { leaving } from "./force";
import { leadOver } from "./odds";
import type { Weights } from "./weights.data";

/** A territory whose army is looked at: by the cities within its reach, as far as they are, how much hope it has of each. */
export interface Looking {
  readonly t: number;
  readonly hopes: number[];
  /** Whether there is an own army to look at, and cities left. */
  isOpen: boolean;
}

/** Armies march so many moves to a city, the attack the last of them; smaller ones promise nothing. */
const FAR = 3;
const SMALL = 3;

/** By territory the cities within reach, as places in `CITIES`, and how many moves away each is. */
interface Reach {
  readonly cities: number[];
  readonly steps: number[];
}
const REACHES: readonly Reach[] = BOARD.near.map((_, t) => reachOf(t));

function reachOf(from: number): Reach {
  const reach: Reach = { cities: [], steps: [] };
  CITIES.forEach((city, i) => {
    const steps = STEPS[city][from];
    if (steps > 0 && steps <= FAR) {
      reach.cities.push(i);
      reach.steps.push(steps);
    }
  });
  return reach;
}

export function isLooked({ isOpen }: Looking): boolean {
  return !isOpen;
}

/** Cities that are looked at in one go, and units of thought that each costs. */
const CITIES_AT_ONCE = 3;
const CITY = 2;

/** Looks at a few cities more that an own army may go for, as the board is; gives the units of thought that it took. */
export function hopesOn(s: State, seat: Seat, looking: Looking, weights: Weights): number {
  const { t, hopes } = looking;
  const { units } = s.territories[t];
  const { cities } = REACHES[t];
  let spent = 1;
  while (size(units) > SMALL && hopes.length < cities.length && spent <= CITIES_AT_ONCE * CITY) {
    const city = CITIES[cities[hopes.length]];
    const { owner } = s.territories[city];
    const isGoal = owner !== seat && owner !== NOBODY;
    hopes.push(isGoal ? hopeOf(s, units, city, weights) : 0);
    if (isGoal) spent += CITY;
  }
  looking.isOpen = size(units) > SMALL && hopes.length < cities.length;
  return spent;
}

/**
 * What the armies promise, as they stand on the board: each city by the army that is best for it. `lands` are the own
 * territories in order, `armies` what is known by territory.
 */
export function promise(
  s: State,
  seat: Seat,
  lands: readonly number[],
  armies: readonly Looking[],
  weights: Weights,
): number {
  const best: number[] = [];
  const by: number[] = [];
  for (let i = 0; i < CITIES.length; i++) {
    best[i] = 0;
    by[i] = -1;
  }
  for (const t of lands) {
    const { hopes } = armies[t];
    const { cities, steps } = REACHES[t];
    for (let k = 0; k < hopes.length; k++) {
      const hope = hopes[k] * weights.step[steps[k]];
      if (hope > best[cities[k]]) {
        best[cities[k]] = hope;
        by[cities[k]] = t;
      }
    }
  }
  let sum = 0;
  for (const t of lands) if (armies[t].hopes.length > 0) sum += useOf(s, seat, t, best, by, weights);
  return sum;
}

/** What an army is worth by the cities that it goes for: the best in full, others in part. */
function useOf(
  s: State,
  seat: Seat,
  t: number,
  best: readonly number[],
  by: readonly number[],
  weights: Weights,
): number {
  let most = 0;
  let all = 0;
  for (const i of REACHES[t].cities) {
    if (by[i] === t && s.territories[CITIES[i]].owner !== seat) {
      const use = best[i] * gainOf(s, CITIES[i], weights);
      all += use;
      if (use > most) most = use;
    }
  }
  return most + weights.again * (all - most);
}

function gainOf(s: State, city: number, weights: Weights): number {
  if (isCapital(s, city)) return weights.capital;
  const theirs = s.territories[city].owner >= 0 ? weights.theirs : 0;
  return weights.crown + theirs + weights.tax * (PRINTED[city] - 1) + weights.coins * cityValue(s, city);
}

/**
 * From 0 to 1, how much an army may hope for a city, now or later: more the further its strength is ahead, even where it
 * is far too weak. A term of the judge, with weights of its own: no chance of a battle, which nobody has chosen.
 */
function hopeOf(s: State, units: readonly number[], city: number, weights: Weights): number {
  if (needsSiege(s, city) && units[SIEGE] === 0) return 0;
  const force = leaving(units, 0, 1);
  return 1 / (1 + growth(weights.behind - weights.steep * leadOver(s, force, city)));
}

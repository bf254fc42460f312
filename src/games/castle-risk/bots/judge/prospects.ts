import { NOBODY, type Seat } from "../../../../core/types";
import type { State } from "../../rules/state";
import { cityValue, isCapital } from "../../rules/tax";
import { needsSiege } from "../../rules/turn/attack";
import { SIEGE, size } from "../../../../risk/units";
import { BOARD, CITIES, PRINTED, SIZE } from "../../../../risk/europe/board";
import { forecast } from "../normal/forecast";
import { leaving } from "./force";
import { growth } from "../../../../risk/growth";
import type { Weights } from "./weights.data";

/** By territory and place in `CITIES`: the chance of the army that stands there to take the city, and of which army. */
export interface Prospects {
  readonly chances: number[][];
  readonly armies: (readonly number[])[];
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
  const steps: number[] = [];
  for (let t = 0; t < SIZE; t++) steps[t] = 0;
  let ring = [from];
  steps[from] = -1;
  for (let step = 1; step <= FAR; step++) {
    const next: number[] = [];
    for (const t of ring)
      for (const near of BOARD.near[t])
        if (steps[near] === 0) {
          steps[near] = step;
          next.push(near);
        }
    ring = next;
  }
  const reach: Reach = { cities: [], steps: [] };
  CITIES.forEach((city, i) => {
    if (steps[city] > 0) {
      reach.cities.push(i);
      reach.steps.push(steps[city]);
    }
  });
  return reach;
}

/** Looks at the army of one more territory, the next in order. */
export function lookOn({ chances, armies }: Prospects, s: State, seat: Seat, weights: Weights): void {
  const t = armies.length;
  const { owner, units } = s.territories[t];
  armies.push(units);
  chances.push(owner === seat ? chancesOf(s, seat, t, units, weights) : []);
}

function chancesOf(s: State, seat: Seat, t: number, units: readonly number[], weights: Weights): number[] {
  if (size(units) <= SMALL) return [];
  return REACHES[t].cities.map((i) => {
    const { owner } = s.territories[CITIES[i]];
    return owner === seat || owner === NOBODY ? 0 : softChance(s, units, CITIES[i], weights);
  });
}

/** What the armies promise, as they stand on the board now: each city by the army that is best for it. */
export function promise(prospects: Prospects, s: State, seat: Seat, weights: Weights): number {
  const best: number[] = [];
  const by: number[] = [];
  for (let i = 0; i < CITIES.length; i++) {
    best[i] = 0;
    by[i] = -1;
  }
  for (let t = 0; t < SIZE; t++) {
    const { owner, units } = s.territories[t];
    if (owner === seat) {
      const chances =
        prospects.armies[t] === units ? prospects.chances[t] : chancesOf(s, seat, t, units, weights);
      const { cities, steps } = REACHES[t];
      for (let k = 0; k < chances.length; k++) {
        const chance = chances[k] * weights.step[steps[k]];
        if (chance > best[cities[k]]) {
          best[cities[k]] = chance;
          by[cities[k]] = t;
        }
      }
    }
  }
  let sum = 0;
  for (let t = 0; t < SIZE; t++) {
    if (by.includes(t)) {
      let most = 0;
      let all = 0;
      for (let i = 0; i < CITIES.length; i++) {
        if (by[i] === t && s.territories[CITIES[i]].owner !== seat) {
          const use = best[i] * gainOf(s, CITIES[i], weights);
          all += use;
          if (use > most) most = use;
        }
      }
      sum += most + weights.again * (all - most);
    }
  }
  return sum;
}

function gainOf(s: State, city: number, weights: Weights): number {
  if (isCapital(s, city)) return weights.capital;
  const theirs = s.territories[city].owner >= 0 ? weights.theirs : 0;
  return weights.crown + theirs + weights.tax * (PRINTED[city] - 1) + weights.coins * cityValue(s, city);
}

/** A chance that grows with an army even where it is far too weak. */
function softChance(s: State, units: readonly number[], city: number, weights: Weights): number {
  if (needsSiege(s, city) && units[SIEGE] === 0) return 0;
  const force = leaving(units, 0, 1);
  const { mine, theirs } = forecast(s, force, city);
  const lead = (mine - theirs) / Math.sqrt(size(force) + size(s.territories[city].units));
  return 1 / (1 + growth(weights.behind - weights.steep * lead));
}

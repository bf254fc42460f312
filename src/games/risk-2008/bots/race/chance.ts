import { sigmoid } from "../../../../risk/world/bots/losses";
import type { RaceWeights } from "./weights.data";

/** How a seat stands in the race: what its chance to win is made of. */
export interface Runner {
  /** 0 for who plays next, 1 for those behind, 2 for who has just played. */
  place: number;
  /** Objectives, three at most; whether it holds its capital, and the armies in it. */
  had: number;
  isHome: boolean;
  guard: number;
  /** Armies to spare for the nearest objective, for the one behind it, for the nearest and the capital, and for the capital alone. */
  first: number;
  second: number;
  both: number;
  back: number;
  /** Whether it meets an objective now. */
  isMet: boolean;
  armies: number;
  draft: number;
  lands: number;
  top: number;
  cards: number;
}

export function newRunner(): Runner {
  return {
    place: 0,
    had: 0,
    isHome: false,
    guard: 0,
    first: 0,
    second: 0,
    both: 0,
    back: 0,
    isMet: false,
    armies: 0,
    draft: 0,
    lands: 0,
    top: 0,
    cards: 0,
  };
}

/**
 * Writes the chance of each seat to win, by `count` runners in the order of their turns: that it wins in its next turn, and
 * nobody before it, or that nobody does so and it wins later. They sum to 1. Writes to `lasting` as well.
 */
export function raceChances(
  runners: readonly Runner[],
  count: number,
  weights: RaceWeights,
  chances: number[],
  lasting: number[],
): void {
  let open = 1;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const runner = runners[i];
    const collects = collectChance(runner, runner.first, weights);
    const now = winChance(runner, collects, weights);
    lasting[i] = lastingWorth(runner, collects, weights);
    sum += lasting[i];
    chances[i] = open * now;
    open *= 1 - now;
  }
  for (let i = 0; i < count; i++) chances[i] += (open * lasting[i]) / sum;
}

/** The chance to collect an objective in its next turn with so many armies to spare. */
function collectChance(
  { place, second, isMet }: Runner,
  spare: number,
  { at, slope, second: other, met }: RaceWeights,
): number {
  return sigmoid(at[place] + slope[place] * spare + other * second + (isMet ? met[place] : 0));
}

/** The chance to win in its next turn: with its last objective, or by coming home with all three (rules 10.1 to 10.3). */
function winChance(runner: Runner, collects: number, weights: RaceWeights): number {
  const { had, isHome, place, back, both } = runner;
  if (had < 2) return 0;
  const holds = place === 0 ? 1 : sigmoid(weights.keep[place]);
  const home = isHome ? holds : sigmoid(weights.lost + weights.back * back);
  if (had > 2) return home;
  return home * (isHome ? collects : collectChance(runner, both, weights));
}

function lastingWorth(
  { had, isHome, guard, armies, draft, lands, top, cards, place }: Runner,
  collects: number,
  weights: RaceWeights,
): number {
  const terms =
    weights.had[had] +
    weights.soon[had] * collects +
    (isHome ? weights.home - weights.guard / guard : 0) +
    (weights.top * top) / armies +
    weights.card * cards +
    weights.turn[place];
  return armies * armies * Math.sqrt(draft * (lands + 1)) * grow(terms);
}

/** About the exponential of a number, by multiplication alone: the same on each machine. */
function grow(x: number): number {
  let y = 1 + x / 64;
  if (y < 0.01) y = 0.01;
  for (let i = 0; i < 6; i++) y *= y;
  return y;
}

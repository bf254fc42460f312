import type { Seat } from "../../../../core/types";
import type { State } from "../../rules/state";
import { growth } from "../../../../risk/growth";
import type { Standing } from "./standing";
import type { Weights } from "./weights.data";

/** Coins of army and of tax around the limit within which a crown is had in part. */
const ARMY_FOR_CROWN = 30;
const ARMY_WIDTH = 8;
const TAX_FOR_CROWN = 15;
const TAX_WIDTH = 5;

/** Whose chances count so many times as much, for a grudge, and what is added to the worth of an attack on it. */
export interface Spited {
  readonly seat: Seat;
  readonly times: number;
  readonly attack: number;
}

/** How many seats have their turn in this round yet, the one whose turn it is left out. */
export function turnsLeft(s: State): number {
  let n = 0;
  s.seats.forEach(({ alive, moved }, seat) => {
    if (alive && !moved && seat !== s.turn) n++;
  });
  return n;
}

/** The chance of a seat to win, as far as standings tell it. */
export function chanceOf(
  standings: readonly Standing[],
  seat: Seat,
  goal: number,
  isLast: boolean,
  weights: Weights,
  spited: Spited,
): number {
  const mine = standings[seat];
  if (!mine.alive) return 0;
  const score = scoreOf(mine, goal, isLast, weights);
  let sum = 1;
  const n = standings.length;
  for (let i = 0; i < n; i++)
    if (i !== seat && standings[i].alive) {
      const other = growth(scoreOf(standings[i], goal, isLast, weights) - score);
      sum += i === spited.seat ? spited.times * other : other;
    }
  return 1 / sum;
}

function scoreOf(
  { cities, castles, missions, tax, army, coins, prospects }: Standing,
  goal: number,
  isLast: boolean,
  weights: Weights,
): number {
  const crowns =
    cities +
    missions +
    (castles < 1 ? castles : 1) +
    part(army - ARMY_FOR_CROWN, ARMY_WIDTH) +
    part(tax - TAX_FOR_CROWN, TAX_WIDTH);
  const score = weights.crown * crowns + weights.tax * tax + weights.army * army + weights.coins * coins;
  return score + weights.prospects * prospects + nearGoal(crowns - goal, isLast, weights);
}

/** From 0 to 1 as a value comes up to a limit. */
function part(over: number, width: number): number {
  if (over >= 0) return 1;
  return over <= -width ? 0 : 0.8 * (1 + over / width);
}

function nearGoal(over: number, isLast: boolean, { goal, beyond, last }: Weights): number {
  const most = goal[0] + (isLast ? last : 0);
  if (over >= 0) return most + beyond * over;
  if (over > -1) return goal[1] + (most - goal[1]) * (1 + over);
  if (over > -2) return goal[2] + (goal[1] - goal[2]) * (2 + over);
  return over > -3 ? goal[2] * (3 + over) : 0;
}

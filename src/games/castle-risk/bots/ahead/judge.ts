import type { Seat } from "../../../../core/types";
import { PRINTED, SIZE } from "../../../../risk/europe/board";
import { growth } from "../../../../risk/growth";
import { size } from "../../../../risk/units";
import { countCrowns } from "../../rules/crowns";
import type { State } from "../../rules/state";
import { danger, workOnDanger } from "../judge/danger";
import type { Odds } from "../judge/odds";

/**
 * What a kingdom rests on at the beginning of a round, in logarithms of odds: fitted to who won 750 games between hard
 * computers, by logistic regression (docs/computers.md).
 */
const CROWN = 0.03;
/** By the crowns that are wanting: what it is worth besides to be near. */
const NEAR: readonly number[] = [2.2, 1.65, 1.15, 0.95];
const VASSAL = 0.17;
const TAX = 0.06;
const LAND = 0.1;
/** A coin of army up to what brings a crown, and one beyond it. */
const ARMY = 0.047;
const MORE_ARMY = 0.003;
const ARMY_FOR_CROWN = 30;
/** A coin of the first ten. */
const COIN = 0.045;
const FEW = 10;
/** A unit of the largest army. */
const STACK = 0.05;
/** A capital that will certainly fall. */
const PERIL = -1;

/** Works on what scores rest on, for so many units of thought; gives those that it took, none where all is known. */
export function workOnScores(odds: Odds, s: State, units: number): number {
  for (let seat = 0; seat < s.seats.length; seat++) {
    const { alive, capital } = s.seats[seat];
    const took = alive && capital >= 0 ? workOnDanger(odds, s, seat, capital, units) : 0;
    if (took > 0) return took;
  }
  return 0;
}

/** A seat's chance to win by the scores of all at the beginning of a round. */
export function chanceOf(s: State, seat: Seat, scores: readonly number[]): number {
  if (!s.seats[seat].alive) return 0;
  let sum = 1;
  for (let i = 0; i < scores.length; i++)
    if (i !== seat && s.seats[i].alive) sum += growth(scores[i] - scores[seat]);
  return 1 / sum;
}

/** What a kingdom rests on. */
export function scoreOf(odds: Odds, s: State, seat: Seat): number {
  const { capital, coins } = s.seats[seat];
  const { total, armyValue, taxValue } = countCrowns(s, seat);
  const wanting = s.options.crowns_to_win - total;
  let score = CROWN * total + TAX * taxValue + COIN * (coins < FEW ? coins : FEW);
  if (wanting < NEAR.length) score += NEAR[wanting > 0 ? wanting : 0];
  const beyond = armyValue - ARMY_FOR_CROWN;
  score += beyond > 0 ? ARMY * ARMY_FOR_CROWN + MORE_ARMY * beyond : ARMY * armyValue;
  let most = 0;
  for (let t = 0; t < SIZE; t++) {
    const { owner, units } = s.territories[t];
    if (owner === seat) {
      score += LAND + (PRINTED[t] > 0 && t !== capital ? VASSAL : 0);
      const n = size(units);
      if (n > most) most = n;
    }
  }
  return score + STACK * most + (capital >= 0 ? PERIL * dangerNow(odds, s, seat, capital) : 0);
}

/** A danger whose chances are worked out at once where they are not known. */
function dangerNow(odds: Odds, s: State, seat: Seat, t: number): number {
  let chance = danger(odds, s, seat, t);
  for (; chance === undefined; chance = danger(odds, s, seat, t)) workOnDanger(odds, s, seat, t, Infinity);
  return chance;
}

import { NOBODY, type Seat } from "../../../../core/types";
import { BOARD, PRINTED, SIZE } from "../../../../risk/europe/board";
import { growth } from "../../../../risk/growth";
import { SIEGE } from "../../../../risk/units";
import { unitsOf } from "../../rules/army";
import { crownsOf } from "../../rules/crowns";
import type { State } from "../../rules/state";
import { allied, crownsToWin } from "../../rules/variant";
import { CASTLE_MIGHT, mightOf } from "../might";
import { bestTax } from "../weigh/tax";

/**
 * What a kingdom rests on at the beginning of a round, in logarithms of odds: fitted to who won 1,100 games between hard
 * computers, by logistic regression (docs/computers.md).
 */
const CROWN = 0.12;
/** By the crowns that are wanting: what it is worth besides to be near. */
const NEAR: readonly number[] = [2, 1.5, 0.65, 0.2];
const TAX = 0.095;
const CASTLE = 0.1;
const POWER = 0.014;
const LAND = -0.035;
const CITY = -0.07;
/** A coin of the first ten, and one of the next twenty. */
const COIN = 0.028;
const SPARE_COIN = 0.019;
const FEW = 10;
const MANY = 30;
/** A territory that will certainly be attacked, and each coin that it is taxed for. */
const EXPOSED = -0.12;
const FIRST = 0.04;

/** A seat's chance to win by the scores of all at the beginning of a round; that of its team where teams play. */
export function chanceOf(s: State, seat: Seat, scores: readonly number[]): number {
  if (!s.seats[seat].alive) return 0;
  let mine = 0;
  let all = 0;
  for (let i = 0; i < scores.length; i++) {
    if (s.seats[i].alive) {
      const part = i === seat ? 1 : growth(scores[i] - scores[seat]);
      all += part;
      if (i === seat || allied(s, i, seat)) mine += part;
    }
  }
  return mine / all;
}

/** What a kingdom rests on. */
export function scoreOf(s: State, seat: Seat): number {
  const { coins } = s.seats[seat];
  const crowns = crownsOf(s, seat);
  const wanting = crownsToWin(s) - crowns;
  let score = CROWN * crowns + TAX * bestTax(s, seat).coins + POWER * mightOf(unitsOf(s, seat));
  if (wanting < NEAR.length) score += NEAR[wanting > 0 ? wanting : 0];
  score += COIN * (coins < FEW ? coins : FEW);
  if (coins > FEW) score += SPARE_COIN * ((coins < MANY ? coins : MANY) - FEW);
  if (s.first === seat) score += FIRST;
  for (let t = 0; t < SIZE; t++) if (s.territories[t].owner === seat) score += landScore(s, seat, t);
  return score;
}

function landScore(s: State, seat: Seat, t: number): number {
  const { castle, units } = s.territories[t];
  const threat = threatTo(s, seat, t);
  const squared = threat * threat;
  const power = mightOf(units) * (castle ? CASTLE_MIGHT : 1);
  const exposed = threat > 0 ? (EXPOSED * (1 + PRINTED[t]) * squared) / (squared + power * power) : 0;
  return exposed + LAND + (PRINTED[t] > 0 ? CITY : 0) + (castle ? CASTLE : 0);
}

/** The power of the strongest enemy beside a territory that could attack it. */
function threatTo(s: State, seat: Seat, t: number): number {
  const { castle } = s.territories[t];
  let most = 0;
  for (const near of BOARD.near[t]) {
    const { owner, units, attacker } = s.territories[near];
    const isEnemy = owner !== NOBODY && owner !== seat && attacker === NOBODY && !allied(s, seat, owner);
    if (isEnemy && (!castle || units[SIEGE] > 0)) {
      const power = mightOf(units) - 1;
      if (power > most) most = power;
    }
  }
  return most;
}

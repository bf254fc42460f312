import type { Seat } from "../../../../core/types";
import type { State } from "../../rules/state";
import { cityValue } from "../../rules/tax";
import { costOf } from "../../rules/units";
import { PRINTED, SIZE } from "../../../../risk/europe/board";
import { danger } from "./danger";
import { promise, type Prospects } from "./prospects";
import { chanceOf, turnsLeft, type Spited } from "./judge";
import { type Standing, standingsOf } from "./standing";
import type { Weights } from "./weights.data";

const BOLDER_FROM = 10;
const BOLD_FROM = 18;

/** How a seat looks at its game: a state of its own to try things on, and what all kingdoms rest on. */
export interface Outlook {
  readonly s: State;
  readonly seat: Seat;
  readonly standings: Standing[];
  readonly isLast: boolean;
  readonly weights: Weights;
  readonly spited: Spited;
  readonly prospects: Prospects;
}

export function outlookOf(s: State, seat: Seat, weights: Weights, spited: Spited): Outlook {
  return {
    s,
    seat,
    standings: standingsOf(s, seat),
    isLast: turnsLeft(s) === 0,
    weights,
    spited,
    prospects: { chances: [], armies: [] },
  };
}

/** What an own city or castle brings that falls. */
function lost(mine: Standing, s: State, t: number, share: number): void {
  const { castle, units } = s.territories[t];
  mine.army -= share * costOf(units);
  if (castle) mine.castles -= share;
  if (PRINTED[t] > 0) {
    mine.cities -= share;
    mine.tax -= share * cityValue(s, t);
  } else mine.tax -= share;
}

/** How much of a danger is minded, from 1 down to 0: a long war makes everybody bolder. */
function caution(round: number): number {
  if (round <= BOLDER_FROM) return 1;
  return round >= BOLD_FROM ? 0 : (BOLD_FROM - round) / (BOLD_FROM - BOLDER_FROM);
}

/** The chance to win with these standings and the board as it is, what may fall before the next turn taken off. */
export function worthOf(
  { s, seat, isLast, weights, spited, prospects }: Outlook,
  standings: readonly Standing[],
): number {
  const { capital } = s.seats[seat];
  const fear = weights.fear * caution(s.round);
  const mine = { ...standings[seat], prospects: promise(prospects, s, seat, weights) };
  let safe = 1;
  for (let t = 0; t < SIZE; t++) {
    const { owner, castle } = s.territories[t];
    if (owner === seat && (castle || PRINTED[t] > 0)) {
      const risk = fear * danger(s, seat, t);
      if (risk > 0.02) {
        if (t === capital) safe = 1 - risk;
        else lost(mine, s, t, risk);
      }
    }
  }
  const all = standings.slice();
  all[seat] = mine;
  return safe * chanceOf(all, seat, s.options.crowns_to_win, isLast, weights, spited);
}

import type { Seat } from "../../../../core/types";
import type { State } from "../../rules/state";
import { PRINTED, SIZE } from "../../../../risk/europe/board";
import { danger, workOnDanger } from "./danger";
import type { Odds } from "./odds";
import { hopesOn, isLooked, type Looking } from "./prospects";
import { BOLD_FROM, BOLDER_FROM, fading, TIRED_BY, TIRED_FROM } from "./rounds";
import { turnsLeft, type Spited } from "./judge";
import { type Standing, standingsOf } from "./standing";
import type { Mind } from "../manner";
import type { Weights } from "./weights.data";

/** How a seat looks at its game: a state of its own to try things on, and what all kingdoms rest on. */
export interface Outlook {
  readonly s: State;
  readonly seat: Seat;
  readonly standings: readonly Standing[];
  readonly isLast: boolean;
  readonly weights: Weights;
  readonly spited: Spited;
  readonly odds: Odds;
  /** The share of a danger that is believed; 0 where none is minded. */
  readonly fear: number;
  /** Own territories in order. */
  readonly lands: readonly number[];
  /** By territory, as far as they are looked at: what its army may hope for, and the danger that it is in. */
  readonly armies: Looking[];
  readonly dangers: number[];
}

export function outlookOf(s: State, seat: Seat, { weights, spited, odds }: Mind): Outlook {
  const fear = weights.fear * fading(s.round, BOLDER_FROM, BOLD_FROM);
  const lands: number[] = [];
  for (let t = 0; t < SIZE; t++) if (s.territories[t].owner === seat) lands.push(t);
  return {
    ...{ s, seat, lands, spited, odds, fear: fear > LEAST ? fear : 0 },
    weights: { ...weights, army: weights.army * fading(s.round, TIRED_FROM, TIRED_BY) },
    standings: standingsOf(s, seat),
    isLast: turnsLeft(s) === 0,
    armies: [],
    dangers: [],
  };
}

/** A danger that is minded. */
export const LEAST = 0.02;

/** Units that it costs to look at the danger to a territory, once its chances are known. */
export const DANGER = 4;

/** Looks at one thing more on the board as it is; gives the units of thought that it took, 0 where nothing is left. */
export function lookOn({ s, seat, weights, odds, armies, dangers, fear }: Outlook): number {
  for (let t = dangers.length; t < SIZE; t++) {
    const isMinded = fear > 0 && s.territories[t].owner === seat && isDear(s, t);
    const risk = isMinded ? danger(odds, s, seat, t) : 0;
    if (risk === undefined) return workOnDanger(odds, s, seat, t, DANGER);
    dangers[t] = risk;
    if (risk > 0) return DANGER;
  }
  for (;;) {
    const t = armies.length - 1;
    if (t >= 0 && !isLooked(armies[t])) return hopesOn(s, seat, armies[t], weights);
    if (t + 1 >= SIZE) return 0;
    armies.push({ t: t + 1, hopes: [], isOpen: s.territories[t + 1].owner === seat });
  }
}

/** Whether a territory has a city or a castle. */
export function isDear(s: State, t: number): boolean {
  return PRINTED[t] > 0 || s.territories[t].castle;
}

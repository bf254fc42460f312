import type { Seat } from "../../../../core/types";
import type { State } from "../../rules/state";
import { PRINTED, SIZE } from "../../../../risk/europe/board";
import { danger } from "./danger";
import { chancesOn, isLooked, type Looking } from "./prospects";
import { fading, TIRED_BY, TIRED_FROM } from "./rounds";
import { turnsLeft, type Spited } from "./judge";
import { type Standing, standingsOf } from "./standing";
import type { Weights } from "./weights.data";

/** How a seat looks at its game: a state of its own to try things on, and what all kingdoms rest on. */
export interface Outlook {
  readonly s: State;
  readonly seat: Seat;
  readonly standings: readonly Standing[];
  readonly isLast: boolean;
  readonly weights: Weights;
  readonly spited: Spited;
  /** Own territories in order. */
  readonly lands: readonly number[];
  /** By territory, as far as they are looked at: what its army may take, and the danger that it is in. */
  readonly armies: Looking[];
  readonly dangers: number[];
}

export function outlookOf(s: State, seat: Seat, weights: Weights, spited: Spited): Outlook {
  const lands: number[] = [];
  for (let t = 0; t < SIZE; t++) if (s.territories[t].owner === seat) lands.push(t);
  return {
    ...{ s, seat, lands, spited },
    weights: { ...weights, army: weights.army * fading(s.round, TIRED_FROM, TIRED_BY) },
    standings: standingsOf(s, seat),
    isLast: turnsLeft(s) === 0,
    armies: [],
    dangers: [],
  };
}

/** Units that it costs to look at the danger to a territory. */
export const DANGER = 4;

/** Looks at one thing more on the board as it is; gives the units of thought that it took, 0 where nothing is left. */
export function lookOn({ s, seat, weights, armies, dangers }: Outlook): number {
  for (let t = dangers.length; t < SIZE; t++) {
    dangers[t] = s.territories[t].owner === seat && isDear(s, t) ? danger(s, seat, t) : 0;
    if (dangers[t] > 0) return DANGER;
  }
  for (;;) {
    const t = armies.length - 1;
    if (t >= 0 && !isLooked(armies[t])) return chancesOn(s, seat, armies[t], weights);
    if (t + 1 >= SIZE) return 0;
    armies.push({ t: t + 1, chances: [], isOpen: s.territories[t + 1].owner === seat });
  }
}

/** Whether a territory has a city or a castle. */
export function isDear(s: State, t: number): boolean {
  return PRINTED[t] > 0 || s.territories[t].castle;
}

import { bestBy } from "../../../../core/bots/best";
import { NOBODY, type Seat } from "../../../../core/types";
import type { Action } from "../../rules/actions";
import { refuseCapital } from "../../rules/game/setup";
import type { State } from "../../rules/state";
import { ALL_LANDS, BOARD, landId } from "../../../../risk/europe/board";

/**
 * Of 100 games of hard computers with dealt capitals, so many won from each: the mean of 900 games of two players and 250
 * of four, where half and a quarter would be even.
 */
const WON: Readonly<Record<string, number | undefined>> = {
  turkey: 48,
  rusland: 51,
  leon_castile: 42,
  sweden: 37,
  france: 33,
  england: 33,
  saxony: 29,
  rome: 28,
};

/** What a rival takes off who is a neighbour, and who is one territory further away. */
const BESIDE = 10;
const NEAR = 3;

/** The free capital from which most games are won, rivals nearby taken off. */
export function bestCapital(s: State, seat: Seat): Action {
  const charmOf = (t: number): number | undefined => {
    if (refuseCapital(s, t) !== undefined) return undefined;
    let charm = WON[landId(t)] ?? 0;
    for (const near of BOARD.near[t]) {
      if (s.territories[near].owner >= 0) charm -= BESIDE;
      for (const next of BOARD.near[near]) if (s.territories[next].owner >= 0) charm -= NEAR;
    }
    return charm;
  };
  return { type: "capital", seat, territory: bestBy(ALL_LANDS, -1000, charmOf) ?? NOBODY };
}

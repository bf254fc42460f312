import type { Seat } from "../../../../core/types";
import type { State } from "../../rules/state";
import { isCapital } from "../../rules/tax";
import { costOf } from "../../rules/units";
import { size } from "../../../../risk/units";
import { BOARD, PRINTED } from "../../../../risk/europe/board";
import { leaving } from "../judge/force";

/** Coins' worth of the strongest army of another player that stands beside a territory. */
export function threat(s: State, seat: Seat, t: number): number {
  let most = 0;
  for (const near of BOARD.near[t]) {
    const land = s.territories[near];
    if (land.owner >= 0 && land.owner !== seat) {
      const there = costOf(land.units) - 1;
      if (there > most) most = there;
    }
  }
  return most;
}

/** Whether the capital is held by less than what its neighbours could send against it. */
export function capitalInDanger(s: State, seat: Seat): boolean {
  const t = s.seats[seat].capital;
  return costOf(s.territories[t].units) < 0.9 * threat(s, seat, t);
}

/** Units that had better stay in a territory, never fewer than one. */
function guard(s: State, seat: Seat, t: number): number {
  if (PRINTED[t] === 0) return 1;
  const danger = threat(s, seat, t);
  if (isCapital(s, t)) return danger > 0 ? 3 + Math.floor(danger * 0.4) : 2;
  return danger > 0 ? 2 + Math.floor(danger * 0.1) : 1;
}

/** Of the free units of a territory those that may leave it, dearest first: cheap ones stay on guard. */
export function spare(s: State, seat: Seat, t: number, free: readonly number[]): number[] {
  return leaving(free, size(s.territories[t].units) - size(free), guard(s, seat, t));
}

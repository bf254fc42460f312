import type { Seat } from "../../../../core/types";
import { MISSION_GOAL } from "../../rules/cards";
import type { State } from "../../rules/state";
import { taxValue } from "../../rules/tax";
import { costOf } from "../../rules/units";
import { PRINTED, SIZE } from "../../../../risk/europe/board";

/** What a kingdom rests on; fractions stand for what may be lost or won yet. */
export interface Standing {
  alive: boolean;
  /** Cities, the capital among them; castles; completed missions with the share of the active one that is done. */
  cities: number;
  castles: number;
  missions: number;
  /** Coins: of tax a turn, of the army that stands or waits, and in the treasury. */
  tax: number;
  army: number;
  coins: number;
  /** What its armies promise, as far as they are looked at. */
  prospects: number;
}

/** All kingdoms as a seat sees them: of its own active mission alone it knows how far it is. */
export function standingsOf(s: State, seat: Seat): Standing[] {
  const list = s.seats.map(({ alive, mission, progress, completed, coins, reserve }, who): Standing => ({
    alive,
    ...{ cities: 0, castles: 0, prospects: 0, coins, army: alive ? costOf(reserve) : 0 },
    tax: alive ? taxValue(s, who) : 0,
    missions:
      completed.length + (who === seat && mission >= 0 ? missionShare(progress, MISSION_GOAL[mission]) : 0),
  }));
  for (let t = 0; t < SIZE; t++) {
    const { owner, units, castle } = s.territories[t];
    if (owner >= 0) {
      list[owner].army += costOf(units);
      if (castle) list[owner].castles++;
      if (PRINTED[t] > 0) list[owner].cities++;
    }
  }
  return list;
}

/** What a mission counts as that is done in part; one that is fulfilled is as good as a crown. */
export function missionShare(progress: number, goal: number): number {
  return progress >= goal ? 1 : (0.8 * progress) / goal;
}

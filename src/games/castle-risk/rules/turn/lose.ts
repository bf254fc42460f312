import { counted } from "../../../../risk/europe/rules/picks";
import { NO_BOUNDS, exactly } from "../../../../core/bounds";
import type { Bounds } from "../../../../core/choice";
import { refuse } from "../refusals";
import type { Seat } from "../../../../core/types";
import { lose } from "../combat/losses";
import { applyBattleLosses } from "../combat/settle";
import { nextRank } from "../combat/battle";
import { leaveBattle } from "../combat/leave";
import { endBombardment, leaveBombardment } from "./bombard";
import { cheapest, refuseLosses } from "../../../../risk/combat/losses";
import type { State } from "../state";
import { UNITS } from "../units";
import type { Verb } from "../verb";

/** The units that a seat is asked for, and how many. */
export function lossBounds(s: State, { seat }: { readonly seat: Seat }): Bounds {
  const battle = s.battle;
  if (battle !== undefined) {
    return seat === battle.attacker
      ? exactly(UNITS, battle.force, battle.attackerDue)
      : exactly(UNITS, s.territories[battle.to].units, battle.defenderDue);
  }
  const shot = s.bombardment;
  return shot === undefined ? NO_BOUNDS : exactly(UNITS, s.territories[shot.to].units, shot.due);
}

/** Losses chosen by the owner of the units, in a combat or under a bombardment. */
export const LOSE: Verb<"lose"> = {
  at: { losses: true },
  check: (s, action) => {
    const { kinds, maxEach, maxTotal } = lossBounds(s, action);
    return kinds.length === 0
      ? refuse("step.other", { step: s.step })
      : refuseLosses(UNITS, maxEach, maxTotal, action.units);
  },
  apply: (s, action, events) => {
    if (s.battle !== undefined) applyBattleLosses(s, s.battle, action, events);
    else if (s.bombardment !== undefined) {
      const { to } = s.bombardment;
      lose(s.territories[to].units, action.units, action.seat, to, events);
      endBombardment(s);
    }
  },
  offer: {
    isDefault: true,
    picks: [counted(lossBounds, ({ maxEach, maxTotal }) => cheapest(maxEach, maxTotal))],
    complete: ({ seat, counts }) => ({ type: "lose", seat, units: counts }),
  },
  leave: (s, seat, asked, events) => {
    const battle = leaveBattle(s, seat, events);
    if (battle !== undefined && battle.attackerDue === 0) nextRank(s, battle);
    if (s.bombardment !== undefined) leaveBombardment(s, s.bombardment, asked);
  },
};

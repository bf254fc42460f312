import { counted } from "../../../../risk/europe/rules/picks";
import { NO_BOUNDS, exactly } from "../../../../core/bounds";
import type { Bounds } from "../../../../core/choice";
import { refuse } from "../refusals";
import type { Refusal, Seat } from "../../../../core/types";
import type { ActionOf } from "../actions";
import { applyBattleLosses, checkBattleLosses } from "../combat/settle";
import { nextRank } from "../combat/battle";
import { leaveBattle } from "../combat/leave";
import { applyBombardLosses, checkBombardLosses, leaveBombardment } from "./bombard";
import type { Event } from "../events";
import { cheapest } from "../../../../risk/combat/losses";
import type { State } from "../state";
import { UNITS } from "../units";
import type { Verb } from "../verb";

function checkLose(s: State, action: ActionOf<"lose">): Refusal | undefined {
  if (s.battle !== undefined) return checkBattleLosses(s, s.battle, action);
  if (s.bombardment !== undefined) return checkBombardLosses(s, s.bombardment, action);
  return refuse("step.other", { step: s.step });
}

function applyLose(s: State, action: ActionOf<"lose">, events: Event[]): void {
  if (s.battle !== undefined) applyBattleLosses(s, s.battle, action, events);
  else if (s.bombardment !== undefined) applyBombardLosses(s, s.bombardment, action, events);
}

function lossBounds(s: State, seat: Seat): Bounds {
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
  check: checkLose,
  apply: applyLose,
  offer: {
    isDefault: true,
    picks: [
      counted(
        (s, { seat }) => lossBounds(s, seat),
        ({ maxEach, maxTotal }) => cheapest(maxEach, maxTotal),
      ),
    ],
    complete: ({ seat, counts }) => ({ type: "lose", seat, units: counts }),
  },
  leave: (s, seat, asked, events) => {
    const battle = leaveBattle(s, seat, events);
    if (battle !== undefined && battle.attackerDue === 0) nextRank(s, battle);
    if (s.bombardment !== undefined) leaveBombardment(s, s.bombardment, asked);
  },
};

import { counted } from "../../../../risk/europe/rules/picks";
import { NO_BOUNDS, exactly } from "../../../../core/bounds";
import type { Bounds } from "../../../../core/choice";
import { ask } from "../../../../core/prompt";
import { refuse } from "../refusals";
import { cheapest, refuseLosses } from "../../../../risk/combat/losses";
import { deciderOf } from "../army";
import { lose } from "../battle/losses";
import { applyBattleLosses, isAttackersLoss } from "../battle/settle";
import type { State } from "../state";
import { UNITS } from "../units";
import type { Verb } from "../verb";
import { endAssault, leaveAssault } from "./assault";

/** The units that somebody is asked for, and how many. */
export function lossBounds(s: State): Bounds {
  const battle = s.battle;
  if (battle !== undefined) {
    const { force, units } = s.territories[battle.land];
    return isAttackersLoss(battle)
      ? exactly(UNITS, force, battle.attackerDue)
      : exactly(UNITS, units, battle.defenderDue);
  }
  const shot = s.assault;
  return shot === undefined ? NO_BOUNDS : exactly(UNITS, s.territories[shot.to].units, shot.due);
}

/** Losses chosen by who decides for the army, in a battle or a Siege Assault (rule 7.5). */
export const LOSE: Verb<"lose"> = {
  at: { losses: true },
  check: (s, action) => {
    const { kinds, maxEach, maxTotal } = lossBounds(s);
    return kinds.length === 0
      ? refuse("step.other", { step: s.step })
      : refuseLosses(UNITS, maxEach, maxTotal, action.units);
  },
  apply: (s, action, events) => {
    if (s.battle !== undefined) applyBattleLosses(s, s.battle, action, events);
    else if (s.assault !== undefined) {
      const { to } = s.assault;
      lose(s.territories[to].units, action.units, s.territories[to].owner, to, events);
      endAssault(s, events);
    }
  },
  offer: {
    isDefault: true,
    picks: [counted(lossBounds, ({ maxEach, maxTotal }) => cheapest(maxEach, maxTotal))],
    complete: ({ seat, counts }) => ({ type: "lose", seat, units: counts }),
  },
  // Somebody else may have to decide.
  leave: (s) => {
    if (s.assault !== undefined) return leaveAssault(s, s.assault);
    if (s.battle === undefined) return;
    const { attacker, owner } = s.territories[s.battle.land];
    const [loser, other] = isAttackersLoss(s.battle) ? [attacker, owner] : [owner, attacker];
    ask(s, "losses", deciderOf(s, loser, other));
  },
};

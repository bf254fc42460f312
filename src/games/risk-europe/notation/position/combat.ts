import { descends } from "../../../../risk/dice";
import { breach } from "../../rules/refusals";
import type { Breach } from "../../../../core/engine";
import { NOBODY } from "../../../../core/types";
import { linked, linkedByLand } from "../../../../risk/europe/board";
import { SIEGE, any, size } from "../../../../risk/units";
import { exceeds } from "../../../../core/counts";
import { attackDice, defendDice } from "../../rules/battle/rank";
import { disputes, isFree } from "../../rules/land";
import type { Assault, Battle, Split, State } from "../../rules/state";
import type { Step } from "../../rules/steps";
import { refuseOrder } from "../../rules/turn/card";

/** What is under way is what the step says: a split, an assault, a battle, a choice of missions, or nothing. */
export function findProgressBreach(s: State): Breach | undefined {
  const { split, assault, battle } = s;
  const turns = s.phase === "turns";
  const shooting = turns && (s.step === "volley" || s.step === "losses");
  const fighting = s.phase === "battles" && FIGHTING.includes(s.step);
  if ((split !== undefined) !== (s.step === "split")) return breach("split", "progress_of", { step: s.step });
  if ((assault !== undefined) !== shooting) return breach("assault", "progress_of", { step: s.step });
  if ((battle !== undefined) !== fighting) return breach("battle", "progress_of", { step: s.step });
  if (s.drawn.length !== (s.step === "keep" ? 2 : 0)) return breach("drawn", "progress_of", { step: s.step });
  if (s.step === "battle" && disputes(s).length < 2) return breach("step", "disputes");
  if (split !== undefined) return findSplitBreach(s, split);
  if (assault !== undefined) return findAssaultBreach(s, assault);
  return battle === undefined ? undefined : findBattleBreach(s, battle);
}

const FIGHTING: readonly Step[] = ["dice", "castle", "recast", "losses"];

function findSplitBreach(s: State, split: Split): Breach | undefined {
  const from = s.territories[split.from];
  const fits =
    from.owner === s.acting && s.territories[split.to].owner !== s.acting && linked(split.from, split.to);
  const leaves = exceeds(split.units, from.units) < 0 && size(split.units) < size(from.units);
  const ordered = refuseOrder(s, "split") === undefined;
  return ordered && fits && leaves && any(split.units) ? undefined : breach("split", "split");
}

function findAssaultBreach(s: State, assault: Assault): Breach | undefined {
  const to = s.territories[assault.to];
  const target =
    isFree(s, s.acting, assault.from) &&
    s.territories[assault.from].units[SIEGE] > 0 &&
    to.owner !== s.acting &&
    to.owner !== NOBODY &&
    to.attacker === NOBODY &&
    linkedByLand(assault.from, assault.to);
  const stage = s.step === "losses" ? assault.due > 0 && assault.due < size(to.units) : assault.due === 0;
  return target && stage ? undefined : breach("assault", "assault");
}

function findBattleBreach(s: State, battle: Battle): Breach | undefined {
  const bad = breach("battle", "battle");
  const { attacker, units, force, castle } = s.territories[battle.land];
  if (attacker === NOBODY || battle.rank < 0) return bad;
  if (battle.attackerDue > size(force) || battle.defenderDue > size(units)) return bad;
  const due = battle.attackerDue + battle.defenderDue > 0;
  if ((s.step === "losses") !== due) return bad;
  // The attacker's losses leave before the defender chooses.
  if (!any(units) || (!any(force) && !(s.step === "losses" && battle.attackerDue === 0))) return bad;
  if (s.step === "losses") return findDiceBreach(battle, 0, 0);
  if (attackDice(s, battle) + defendDice(s, battle) === 0) return bad;
  if (s.step === "dice") return findDiceBreach(battle, 0, 0);
  if (!castle || defendDice(s, battle) === 0 || battle.rerolled !== (s.step === "recast")) return bad;
  return findDiceBreach(battle, attackDice(s, battle), defendDice(s, battle));
}

/** So many dice lie there, highest first: only while the castle's re-roll is open. */
function findDiceBreach(battle: Battle, attacker: number, defender: number): Breach | undefined {
  const sound =
    battle.attackerDice.length === attacker &&
    battle.defenderDice.length === defender &&
    descends(battle.attackerDice) &&
    descends(battle.defenderDice);
  return sound ? undefined : breach("battle", "battle_dice");
}

import { refuse } from "../refusals";
import type { Roll } from "../../../../core/types";
import { boostAttacker } from "./boost";
import { refuseRank, rollRank, type RankDice } from "../../../../risk/europe/rules/dice";
import { countHits, sortDice } from "../../../../risk/dice";
import { attackDice, attackNeed, defendDice, defendNeed } from "./ranks";
import { RANK_MAIN } from "../../../../risk/combat/ranks";
import { awaitDice } from "./battle";
import { leaveBattle } from "./leave";
import { settleRank } from "./settle";
import type { Battle, State } from "../state";
import type { Verb } from "../verb";

/** Both sides roll at the same time (rule 8.2; CR25). */
export function dealDice(battle: Battle, s: State, roll: Roll): RankDice {
  return rollRank(roll, battle.rank, attackDice(battle), defendDice(s, battle));
}

export const DICE: Verb<"dice"> = {
  at: { dice: true },
  check: (s, action) => {
    const { battle } = s;
    if (battle === undefined) return refuse("chance.other", { step: s.step });
    return refuseRank(action, battle.rank, attackDice(battle), defendDice(s, battle));
  },
  apply: (s, action, events) => {
    const { battle } = s;
    if (battle === undefined) return;
    if (battle.rank === RANK_MAIN) {
      battle.attackerDice = sortDice([...action.attacker]);
      battle.defenderDice = sortDice([...action.defender]);
      return boostAttacker(s, battle, events);
    }
    const hits = countHits(action.attacker, attackNeed(battle));
    settleRank(s, battle, countHits(action.defender, defendNeed(battle)), hits, events);
  },
  offer: undefined,
  leave: (s, seat, _asked, events) => {
    const battle = leaveBattle(s, seat, events);
    if (battle !== undefined) awaitDice(s, battle);
  },
};

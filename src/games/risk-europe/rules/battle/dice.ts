import { refuse } from "../refusals";
import type { Roll } from "../../../../core/types";
import { refuseRank, rollRank, type RankDice } from "../../../../risk/europe/rules/dice";
import { sortDice } from "../../../../risk/dice";
import type { Battle, State } from "../state";
import type { Verb } from "../verb";
import { offerReroll } from "./castle";
import { attackDice, defendDice } from "./rank";

/** Both sides roll at the same time (rule 7.3). */
export function dealDice(s: State, battle: Battle, roll: Roll): RankDice {
  return rollRank(roll, battle.rank, attackDice(s, battle), defendDice(s, battle));
}

export const DICE: Verb<"dice"> = {
  at: { dice: true },
  check: (s, action) => {
    const { battle } = s;
    if (battle === undefined) return refuse("chance.other", { step: s.step });
    return refuseRank(action, battle.rank, attackDice(s, battle), defendDice(s, battle));
  },
  apply: (s, action, events) => {
    const battle = s.battle;
    if (battle === undefined) return;
    battle.attackerDice = sortDice([...action.attacker]);
    battle.defenderDice = sortDice([...action.defender]);
    offerReroll(s, battle, events);
  },
  offer: undefined,
};

import { refuse } from "../refusals";
import { CHANCE, type Refusal, type Roll } from "../../../../core/types";
import { RANKS } from "../../../../risk/combat/ranks";
import { checkFaces, rollFaces, sortDice } from "../../../../risk/dice";
import type { ActionOf } from "../actions";
import type { Battle, State } from "../state";
import type { Verb } from "../verb";
import { offerReroll } from "./castle";
import { attackDice, defendDice } from "./rank";

/** Both sides roll at the same time (rule 7.3). */
export function dealDice(s: State, battle: Battle, roll: Roll): ActionOf<"dice"> {
  const attacker = rollFaces(roll, attackDice(s, battle));
  return {
    type: "dice",
    seat: CHANCE,
    rank: battle.rank,
    attacker,
    defender: rollFaces(roll, defendDice(s, battle)),
  };
}

function checkDice(s: State, action: ActionOf<"dice">): Refusal | undefined {
  const battle = s.battle;
  if (battle === undefined) return refuse("chance.other", { step: s.step });
  if (action.rank !== battle.rank) return refuse("dice.rank", { rank: RANKS[battle.rank] });
  return (
    checkFaces(action.attacker, attackDice(s, battle)) ?? checkFaces(action.defender, defendDice(s, battle))
  );
}

export const DICE: Verb<"dice"> = {
  at: { dice: true },
  check: checkDice,
  apply: (s, action, events) => {
    const battle = s.battle;
    if (battle === undefined) return;
    battle.attackerDice = sortDice([...action.attacker]);
    battle.defenderDice = sortDice([...action.defender]);
    offerReroll(s, battle, events);
  },
  offer: undefined,
};

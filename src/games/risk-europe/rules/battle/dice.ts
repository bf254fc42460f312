import { refuse } from "../../../../core/refuse";
import type { Refusal, Roll } from "../../../../core/types";
import { RANKS } from "../../../../risk/combat/ranks";
import { checkFaces, rollFaces, sortDice } from "../../../../risk/dice";
import type { ActionOf } from "../actions";
import type { Battle, State } from "../state";
import type { Verb } from "../verb";
import { offerReroll } from "./castle";
import { attackDice, defendDice } from "./rank";

/** Both sides roll at the same time (rule 7.3). */
export function dealDice(s: State, b: Battle, roll: Roll): ActionOf<"dice"> {
  const attacker = rollFaces(roll, attackDice(s, b));
  return { type: "dice", seat: -1, rank: b.rank, attacker, defender: rollFaces(roll, defendDice(s, b)) };
}

function checkDice(s: State, a: ActionOf<"dice">): Refusal | undefined {
  const b = s.battle;
  if (b === undefined) return refuse("chance.other", { step: s.step });
  if (a.rank !== b.rank) return refuse("dice.rank", { rank: RANKS[b.rank] });
  return checkFaces(a.attacker, attackDice(s, b)) ?? checkFaces(a.defender, defendDice(s, b));
}

/** The dice of a rank. */
export const DICE: Verb<"dice"> = {
  at: { dice: true },
  check: checkDice,
  apply: (s, a, events) => {
    const b = s.battle;
    if (b === undefined) return;
    b.attackerDice = sortDice([...a.attacker]);
    b.defenderDice = sortDice([...a.defender]);
    offerReroll(s, b, events);
  },
  offer: undefined,
};

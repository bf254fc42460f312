import { refuse } from "../../../../core/refuse";
import type { Refusal, Roll } from "../../../../core/types";
import type { ActionOf } from "../actions";
import { boostAttacker } from "./boost";
import { sortDice } from "../../../../risk/dice";
import type { Event } from "../events";
import { checkFaces, countHits, rollFaces } from "../../../../risk/dice";
import { attackDice, attackNeed, defendDice, defendNeed } from "./ranks";
import { RANKS, RANK_MAIN } from "../../../../risk/combat/ranks";
import { settlePhase } from "./settle";
import type { Battle, State } from "../state";
import type { Verb } from "../verb";

/** Both sides roll at the same time (rule 8.2; CR25). */
export function dealDice(b: Battle, s: State, roll: Roll): ActionOf<"dice"> {
  const attacker = rollFaces(roll, attackDice(b));
  return { type: "dice", seat: -1, rank: b.rank, attacker, defender: rollFaces(roll, defendDice(s, b)) };
}

function checkDice(s: State, a: ActionOf<"dice">): Refusal | undefined {
  const b = s.battle;
  if (b === undefined) return refuse("chance.other", { step: s.step });
  if (a.rank !== b.rank) return refuse("dice.rank", { rank: RANKS[b.rank] });
  return checkFaces(a.attacker, attackDice(b)) ?? checkFaces(a.defender, defendDice(s, b));
}

function applyDice(s: State, b: Battle, a: ActionOf<"dice">, events: Event[]): void {
  if (b.rank === RANK_MAIN) {
    b.attackerDice = sortDice([...a.attacker]);
    b.defenderDice = sortDice([...a.defender]);
    return boostAttacker(s, b, events);
  }
  const hits = countHits(a.attacker, attackNeed(b));
  const suffered = countHits(a.defender, defendNeed(b));
  settlePhase(s, b, suffered, hits, events);
}

export const DICE: Verb<"dice"> = {
  at: { dice: true },
  check: checkDice,
  apply: (s, a, events) => {
    if (s.battle !== undefined) applyDice(s, s.battle, a, events);
  },
  offer: undefined,
};

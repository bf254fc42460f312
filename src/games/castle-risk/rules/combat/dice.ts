import { refuse } from "../refusals";
import { CHANCE, type Refusal, type Roll } from "../../../../core/types";
import type { ActionOf } from "../actions";
import { boostAttacker } from "./boost";
import { sortDice } from "../../../../risk/dice";
import type { Event } from "../events";
import { checkFaces, countHits, rollFaces } from "../../../../risk/dice";
import { attackDice, attackNeed, defendDice, defendNeed } from "./ranks";
import { RANKS, RANK_MAIN } from "../../../../risk/combat/ranks";
import { awaitDice } from "./battle";
import { leaveBattle } from "./leave";
import { settleRank } from "./settle";
import type { Battle, State } from "../state";
import type { Verb } from "../verb";

/** Both sides roll at the same time (rule 8.2; CR25). */
export function dealDice(battle: Battle, s: State, roll: Roll): ActionOf<"dice"> {
  const attacker = rollFaces(roll, attackDice(battle));
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
    checkFaces(action.attacker, attackDice(battle)) ?? checkFaces(action.defender, defendDice(s, battle))
  );
}

function applyDice(s: State, battle: Battle, action: ActionOf<"dice">, events: Event[]): void {
  if (battle.rank === RANK_MAIN) {
    battle.attackerDice = sortDice([...action.attacker]);
    battle.defenderDice = sortDice([...action.defender]);
    return boostAttacker(s, battle, events);
  }
  const hits = countHits(action.attacker, attackNeed(battle));
  const suffered = countHits(action.defender, defendNeed(battle));
  settleRank(s, battle, suffered, hits, events);
}

export const DICE: Verb<"dice"> = {
  at: { dice: true },
  check: checkDice,
  apply: (s, action, events) => {
    if (s.battle !== undefined) applyDice(s, s.battle, action, events);
  },
  offer: undefined,
  leave: (s, seat, _asked, events) => {
    const battle = leaveBattle(s, seat, events);
    if (battle !== undefined) awaitDice(s, battle);
  },
};

import type { Seat } from "../../../core/types";
import { aidedRolls, type Aid } from "../../../risk/combat/odds/aided";
import { PLAIN_ROLLS, type RollChances } from "../../../risk/combat/odds/rolls";
import { attackOdds } from "../../../risk/world/rules/odds";
import { bonusOf, isLifted } from "./holdings";
import { ATTACK_DIE, DEFENSE_DIE } from "./objectives";
import type { State } from "./state";

/** What helps a seat in a battle in a territory: its reward of a die, an airfield (rules 8.4, 8.7, 8.8; RM40 to RM44). */
function aidOf(s: State, seat: Seat, reward: number, battlefield: number): Aid {
  return {
    dice: bonusOf(s, seat, reward),
    plus: isLifted(s, seat, battlefield) ? 1 : 0,
  };
}

/** What helps the attacker in the first territory, and the defender in the second. */
export function aidsOf(
  s: State,
  from: number,
  to: number,
): { readonly attacker: Aid; readonly defender: Aid } {
  return {
    attacker: aidOf(s, s.owners[from], ATTACK_DIE, to),
    defender: aidOf(s, s.owners[to], DEFENSE_DIE, to),
  };
}

/** The chances of single rolls between two sides. */
export function rollsOf(attacker: Aid, defender: Aid): RollChances {
  const aids = attacker.dice + attacker.plus + defender.dice + defender.plus;
  return aids > 0 ? aidedRolls(attacker, defender) : PLAIN_ROLLS;
}

export const { oddsBefore, oddsUnderWay } = attackOdds<State>((s, from, to) => {
  const { attacker, defender } = aidsOf(s, from, to);
  return rollsOf(attacker, defender);
});

import type { Seat } from "../../../core/types";
import { aidedRolls, type Aid } from "../../../risk/combat/odds/aided";
import { chanceOf } from "../../../risk/world/rules/odds";
import { nameOf } from "../../../text/entry";
import { hasReward, isLifted } from "../rules/holdings";
import { ATTACK_DIE, DEFENSE_DIE, REWARDS } from "../rules/objectives";
import type { State } from "../rules/state";
import type { Language2008 } from "../text/language";

/** What helps a seat in a battle in a territory: its reward of a die, an airfield (rules 8.4, 8.7, 8.8). */
function aidOf(s: State, seat: Seat, reward: number, battlefield: number): Aid {
  return {
    dice: hasReward(s, seat, reward) ? 1 : 0,
    plus: isLifted(s, seat, battlefield) ? 1 : 0,
  };
}

/** The chance of an attack if it is rolled on until so many troops are left, and what helps either side. */
export function oddsText(s: State, from: number, to: number, until: number, language: Language2008): string {
  const { panel, names } = language;
  const attacker = aidOf(s, s.owners[from], ATTACK_DIE, to);
  const defender = aidOf(s, s.owners[to], DEFENSE_DIE, to);
  const helps = ({ dice, plus }: Aid, reward: number): string[] =>
    (dice > 0 ? [nameOf(names.rewards, REWARDS[reward]).toLowerCase()] : []).concat(
      plus > 0 ? [panel.airfield] : [],
    );
  const own = helps(attacker, ATTACK_DIE);
  const theirs = helps(defender, DEFENSE_DIE);
  const rolls = own.length + theirs.length > 0 ? aidedRolls(attacker, defender) : undefined;
  const chance = chanceOf(s.armies[from], s.armies[to], until, rolls);
  const lines = [panel.odds(Math.round(100 * chance))];
  if (own.length > 0) lines.push(panel.helpsAttacker(own));
  if (theirs.length > 0) lines.push(panel.helpsDefender(theirs));
  return lines.join(" ");
}

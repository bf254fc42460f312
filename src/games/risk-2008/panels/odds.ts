import type { Aid } from "../../../risk/combat/odds/aided";
import { chanceOf } from "../../../risk/world/rules/odds";
import { nameOf } from "../../../text/entry";
import { ATTACK_DIE, DEFENSE_DIE, REWARDS } from "../rules/objectives";
import { aidsOf, rollsOf } from "../rules/odds";
import type { State } from "../rules/state";
import type { Language2008 } from "../text/language";

/** The chance of an attack if it is rolled on until so many troops are left, and what helps either side. */
export function oddsText(s: State, from: number, to: number, until: number, language: Language2008): string {
  const { panel, names } = language;
  const { attacker, defender } = aidsOf(s, from, to);
  const helps = ({ dice, plus }: Aid, reward: number): string[] =>
    (dice > 0 ? [nameOf(names.rewards, REWARDS[reward]).toLowerCase()] : []).concat(
      plus > 0 ? [panel.airfield] : [],
    );
  const own = helps(attacker, ATTACK_DIE);
  const theirs = helps(defender, DEFENSE_DIE);
  const chance = chanceOf(s.armies[from], s.armies[to], until, rollsOf(attacker, defender));
  const lines = [panel.odds(Math.round(100 * chance))];
  if (own.length > 0) lines.push(panel.helpsAttacker(own));
  if (theirs.length > 0) lines.push(panel.helpsDefender(theirs));
  return lines.join(" ");
}

import type { Aid } from "../../../risk/combat/odds/aided";
import { worldOdds } from "../../../risk/world/panels/odds";
import { nameOf } from "../../../text/entry";
import type { Action } from "../rules/actions";
import { ATTACK_DIE, DEFENSE_DIE, REWARD_IDS } from "../rules/objectives";
import { aidsOf, oddsBefore, oddsUnderWay } from "../rules/odds";
import type { State } from "../rules/state";
import type { Language2008 } from "../text/language";

/** What helps either side of an attack. */
function helpsOf(s: State, action: Action, { panel, names }: Language2008): string {
  if (action.type !== "attack" && action.type !== "storm") return "";
  const { attacker, defender } = aidsOf(s, action.from, action.to);
  const helps = ({ dice, plus }: Aid, reward: number): string[] =>
    (dice > 0 ? [nameOf(names.rewards, REWARD_IDS[reward]).toLowerCase()] : []).concat(
      plus > 0 ? [panel.airfield] : [],
    );
  const own = helps(attacker, ATTACK_DIE);
  const theirs = helps(defender, DEFENSE_DIE);
  const lines: string[] = [];
  if (own.length > 0) lines.push(panel.helpsAttacker(own));
  if (theirs.length > 0) lines.push(panel.helpsDefender(theirs));
  return lines.join(" ");
}

/** How the odds of attacks are told. */
export const ODDS = worldOdds<State, Action>({ oddsBefore, oddsUnderWay, helps: helpsOf });

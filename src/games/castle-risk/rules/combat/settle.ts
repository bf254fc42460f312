import type { ActionOf } from "../actions";
import { nextRank } from "./battle";
import { endBattle } from "./conquest";
import type { Event } from "../events";
import { lose } from "./losses";
import { attackNeeds, defendNeeds } from "./ranks";
import { lossesIn } from "../../../../risk/combat/odds/orders";
import { asksLosses, lossOrder } from "../../../../risk/europe/rules/losses";
import { ask } from "../../../../core/prompt";
import type { Battle, State } from "../state";
import { any, size } from "../../../../risk/units";

/** Notes what a rank costs either side, at most all there is, and has it lost (rule 8.16; CR30). */
export function settleRank(
  s: State,
  battle: Battle,
  attackerDue: number,
  defenderDue: number,
  events: Event[],
): void {
  const mine = size(battle.force);
  const theirs = size(s.territories[battle.to].units);
  battle.attackerDue = attackerDue < mine ? attackerDue : mine;
  battle.defenderDue = defenderDue < theirs ? defenderDue : theirs;
  events.push({
    type: "rolled",
    territory: battle.to,
    cycle: battle.cycle,
    rank: battle.rank,
    attackerDue: battle.attackerDue,
    defenderDue: battle.defenderDue,
  });
  settleLosses(s, battle, events);
}

/**
 * Removes what is due, attacker first, asking owners who want to choose (rules 8.14, 8.15; CR30), then goes on or
 * ends.
 */
function settleLosses(s: State, battle: Battle, events: Event[]): void {
  const units = s.territories[battle.to].units;
  if (battle.attackerDue > 0) {
    if (asksLosses(s, battle.attacker, battle.force, battle.attackerDue))
      return ask(s, "losses", battle.attacker);
    const order = orderOf(s, battle, battle.attacker, attackNeeds(battle));
    lose(battle.force, lossesIn(battle.force, battle.attackerDue, order), battle.attacker, battle.to, events);
    battle.attackerDue = 0;
  }
  if (battle.defenderDue > 0) {
    if (asksLosses(s, battle.defender, units, battle.defenderDue)) return ask(s, "losses", battle.defender);
    const order = orderOf(s, battle, battle.defender, defendNeeds(battle));
    lose(units, lossesIn(units, battle.defenderDue, order), battle.defender, battle.to, events);
    battle.defenderDue = 0;
  }
  if (any(battle.force) && any(units)) nextRank(s, battle);
  else endBattle(s, battle, events);
}

/** The order in which an owner who is not asked loses units (rule 8.14). */
function orderOf(s: State, battle: Battle, owner: number, needs: readonly number[]): readonly number[] {
  const both = size(battle.force) + size(s.territories[battle.to].units);
  return lossOrder(s, owner, battle.rank, needs, both, s.options.special_phases === "first");
}

export function applyBattleLosses(s: State, battle: Battle, action: ActionOf<"lose">, events: Event[]): void {
  if (action.seat === battle.attacker) {
    lose(battle.force, action.units, action.seat, battle.to, events);
    battle.attackerDue = 0;
  } else {
    lose(s.territories[battle.to].units, action.units, action.seat, battle.to, events);
    battle.defenderDue = 0;
  }
  settleLosses(s, battle, events);
}

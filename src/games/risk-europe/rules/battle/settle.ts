import { ask } from "../../../../core/prompt";
import type { Seat } from "../../../../core/types";
import { attackerLosses, pairs } from "../../../../risk/combat/comparison";
import { asksLosses, lossOrder } from "../../../../risk/europe/rules/losses";
import { lossesIn } from "../../../../risk/combat/odds/orders";
import { countHits } from "../../../../risk/dice";
import { any, size } from "../../../../risk/units";
import type { ActionOf } from "../actions";
import { deciderOf } from "../army";
import type { Event } from "../events";
import type { Battle, State } from "../state";
import { lose } from "./losses";
import { endBattle } from "./outcome";
import { attackNeed, attackNeeds, defendNeed, defendNeeds, isGeneral, nextRank } from "./rank";

/** Units that the dice of a rank cost the attacker and the defender, those beyond the last one included (rules 7.3, 7.4). */
export function hitsOf(s: State, battle: Battle): { readonly attacker: number; readonly defender: number } {
  if (isGeneral(battle)) {
    const attacker = attackerLosses(battle.attackerDice, battle.defenderDice);
    return { attacker, defender: pairs(battle.attackerDice, battle.defenderDice) - attacker };
  }
  return {
    attacker: countHits(battle.defenderDice, defendNeed(s, battle)),
    defender: countHits(battle.attackerDice, attackNeed(battle.rank)),
  };
}

/** The dice as they lie count: both sides lose at the same time, at most all there is (rules 7.3, 7.5). */
export function settleRank(s: State, battle: Battle, events: Event[]): void {
  const land = s.territories[battle.land];
  const hits = hitsOf(s, battle);
  battle.attackerDue = Math.min(hits.attacker, size(land.force));
  battle.defenderDue = Math.min(hits.defender, size(land.units));
  battle.attackerDice = [];
  battle.defenderDice = [];
  const { pass, rank, attackerDue, defenderDue } = battle;
  events.push({ type: "rolled", territory: battle.land, pass, rank, attackerDue, defenderDue });
  settleLosses(s, battle, events);
}

/** Removes what is due, the attacker's first, asking who wants to choose (rule 7.5); then the battle goes on or ends (rule 7.2). */
function settleLosses(s: State, battle: Battle, events: Event[]): void {
  const { force, units, attacker, owner } = s.territories[battle.land];
  if (battle.attackerDue > 0) {
    const decider = deciderOf(s, attacker, owner);
    if (asksLosses(s, decider, force, battle.attackerDue)) return ask(s, "losses", decider);
    const order = orderOf(s, battle, decider, attackNeeds());
    lose(force, lossesIn(force, battle.attackerDue, order), attacker, battle.land, events);
    battle.attackerDue = 0;
  }
  if (battle.defenderDue > 0) {
    const decider = deciderOf(s, owner, attacker);
    if (asksLosses(s, decider, units, battle.defenderDue)) return ask(s, "losses", decider);
    const order = orderOf(s, battle, decider, defendNeeds(s, battle));
    lose(units, lossesIn(units, battle.defenderDue, order), owner, battle.land, events);
    battle.defenderDue = 0;
  }
  if (any(force) && any(units)) nextRank(s, battle);
  else endBattle(s, battle, events);
}

/** The order in which units are lost whose decider is not asked (rule 7.5). */
function orderOf(s: State, battle: Battle, decider: Seat, needs: readonly number[]): readonly number[] {
  const { force, units } = s.territories[battle.land];
  return lossOrder(s, decider, battle.rank, needs, size(force) + size(units), false);
}

/** The side that is asked for its losses: the attacker as long as it still owes some (rule 7.5). */
export function isAttackersLoss(battle: Battle): boolean {
  return battle.attackerDue > 0;
}

export function applyBattleLosses(s: State, battle: Battle, action: ActionOf<"lose">, events: Event[]): void {
  const { force, units, attacker, owner } = s.territories[battle.land];
  if (isAttackersLoss(battle)) {
    lose(force, action.units, attacker, battle.land, events);
    battle.attackerDue = 0;
  } else {
    lose(units, action.units, owner, battle.land, events);
    battle.defenderDue = 0;
  }
  settleLosses(s, battle, events);
}

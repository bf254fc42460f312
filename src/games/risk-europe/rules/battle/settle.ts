import { ask } from "../../../../core/prompt";
import { refuse } from "../../../../core/refuse";
import type { Refusal, Seat } from "../../../../core/types";
import { attackerLosses, pairs } from "../../../../risk/combat/comparison";
import { refuseLosses } from "../../../../risk/combat/losses";
import { CHEAPEST, hitsOf as hitsOfKinds, lossesIn, shrewdOrder } from "../../../../risk/combat/odds/orders";
import { countHits } from "../../../../risk/dice";
import { any, size } from "../../../../risk/units";
import type { ActionOf } from "../actions";
import { deciderOf } from "../army";
import type { Event } from "../events";
import type { Battle, State } from "../state";
import { UNITS } from "../units";
import { asksLosses, lose } from "./losses";
import { endBattle } from "./outcome";
import { attackNeed, attackNeeds, defendNeed, defendNeeds, isGeneral, nextRank } from "./rank";

/** Units that the dice of a rank cost the attacker and the defender, those beyond the last one included (rules 7.3, 7.4). */
export function hitsOf(s: State, b: Battle): { readonly attacker: number; readonly defender: number } {
  if (isGeneral(b)) {
    const attacker = attackerLosses(b.attackerDice, b.defenderDice);
    return { attacker, defender: pairs(b.attackerDice, b.defenderDice) - attacker };
  }
  return {
    attacker: countHits(b.defenderDice, defendNeed(s, b)),
    defender: countHits(b.attackerDice, attackNeed(b.rank)),
  };
}

/** The dice as they lie count: both sides lose at the same time, at most all there is (rules 7.3, 7.5). */
export function settleRank(s: State, b: Battle, events: Event[]): void {
  const land = s.territories[b.land];
  const hits = hitsOf(s, b);
  b.attackerDue = Math.min(hits.attacker, size(land.force));
  b.defenderDue = Math.min(hits.defender, size(land.units));
  b.attackerDice = [];
  b.defenderDice = [];
  const { pass, rank, attackerDue, defenderDue } = b;
  events.push({ type: "rolled", territory: b.land, pass, rank, attackerDue, defenderDue });
  settleLosses(s, b, events);
}

/** Removes what is due, the attacker's first, asking who wants to choose (rule 7.5); then the battle goes on or ends (rule 7.2). */
function settleLosses(s: State, b: Battle, events: Event[]): void {
  const { force, units, attacker, owner } = s.territories[b.land];
  if (b.attackerDue > 0) {
    const decider = deciderOf(s, attacker, owner);
    if (asksLosses(s, decider, force, b.attackerDue)) return ask(s, "losses", decider);
    const order = orderOf(s, b, decider, attackNeeds());
    lose(force, lossesIn(force, b.attackerDue, order), attacker, b.land, events);
    b.attackerDue = 0;
  }
  if (b.defenderDue > 0) {
    const decider = deciderOf(s, owner, attacker);
    if (asksLosses(s, decider, units, b.defenderDue)) return ask(s, "losses", decider);
    const order = orderOf(s, b, decider, defendNeeds(s, b));
    lose(units, lossesIn(units, b.defenderDue, order), owner, b.land, events);
    b.defenderDue = 0;
  }
  if (any(force) && any(units)) nextRank(s, b);
  else endBattle(s, b, events);
}

/**
 * The order in which units are lost whose decider is not asked: the cheapest first, or by a shrewd wish those that will
 * bring the fewest hits (rule 7.5).
 */
function orderOf(s: State, b: Battle, decider: Seat, need: readonly number[]): readonly number[] {
  if (s.seats[decider].settings.losses !== "shrewd") return CHEAPEST;
  const { force, units } = s.territories[b.land];
  return shrewdOrder(b.rank, hitsOfKinds(need), size(force) + size(units), false);
}

/** The side that is asked for its losses: the attacker as long as it still owes some (rule 7.5). */
export function isAttackersLoss(b: Battle): boolean {
  return b.attackerDue > 0;
}

export function checkBattleLosses(s: State, b: Battle, a: ActionOf<"lose">): Refusal | undefined {
  const { force, units } = s.territories[b.land];
  if (b.attackerDue + b.defenderDue === 0) return refuse("step.other", { step: s.step });
  return isAttackersLoss(b)
    ? refuseLosses(UNITS, force, b.attackerDue, a.units)
    : refuseLosses(UNITS, units, b.defenderDue, a.units);
}

export function applyBattleLosses(s: State, b: Battle, a: ActionOf<"lose">, events: Event[]): void {
  const { force, units, attacker, owner } = s.territories[b.land];
  if (isAttackersLoss(b)) {
    lose(force, a.units, attacker, b.land, events);
    b.attackerDue = 0;
  } else {
    lose(units, a.units, owner, b.land, events);
    b.defenderDue = 0;
  }
  settleLosses(s, b, events);
}

import type { Refusal } from "../../../../core/types";
import type { ActionOf } from "../actions";
import { nextPhase } from "./battle";
import { endBattle } from "./conquest";
import type { Event } from "../events";
import { asksLosses, lose } from "./losses";
import { attackNeeds, defendNeeds } from "./ranks";
import { CHEAPEST, hitsOf, lossesIn, shrewdOrder } from "../../../../risk/combat/odds/orders";
import { refuseLosses } from "../../../../risk/combat/losses";
import { UNITS } from "../units";
import { ask } from "../../../../core/prompt";
import type { Battle, State } from "../state";
import { any, size } from "../../../../risk/units";

/** Notes what a phase costs either side, at most all there is, and has it lost (rule 8.16; CR30). */
export function settlePhase(
  s: State,
  b: Battle,
  attackerDue: number,
  defenderDue: number,
  events: Event[],
): void {
  const mine = size(b.force);
  const theirs = size(s.territories[b.to].units);
  b.attackerDue = attackerDue < mine ? attackerDue : mine;
  b.defenderDue = defenderDue < theirs ? defenderDue : theirs;
  events.push({
    type: "rolled",
    territory: b.to,
    cycle: b.cycle,
    rank: b.rank,
    attackerDue: b.attackerDue,
    defenderDue: b.defenderDue,
  });
  settleLosses(s, b, events);
}

/**
 * Removes what is due, attacker first, asking owners who want to choose (rules 8.14, 8.15; CR30), then goes on or
 * ends.
 */
function settleLosses(s: State, b: Battle, events: Event[]): void {
  const units = s.territories[b.to].units;
  if (b.attackerDue > 0) {
    if (asksLosses(s, b.attacker, b.force, b.attackerDue)) return ask(s, "losses", b.attacker);
    const order = orderOf(s, b, b.attacker, attackNeeds(b));
    lose(b.force, lossesIn(b.force, b.attackerDue, order), b.attacker, b.to, events);
    b.attackerDue = 0;
  }
  if (b.defenderDue > 0) {
    if (asksLosses(s, b.defender, units, b.defenderDue)) return ask(s, "losses", b.defender);
    const order = orderOf(s, b, b.defender, defendNeeds(b));
    lose(units, lossesIn(units, b.defenderDue, order), b.defender, b.to, events);
    b.defenderDue = 0;
  }
  if (any(b.force) && any(units)) nextPhase(s, b);
  else endBattle(s, b, events);
}

/**
 * The order in which an owner who is not asked loses units: the cheapest first, or by a shrewd wish those that will bring
 * the fewest hits (rule 8.14).
 */
function orderOf(s: State, b: Battle, owner: number, need: readonly number[]): readonly number[] {
  if (owner < 0 || s.seats[owner].settings.losses !== "shrewd") return CHEAPEST;
  const both = size(b.force) + size(s.territories[b.to].units);
  return shrewdOrder(b.rank, hitsOf(need), both, s.options.special_phases === "first");
}

export function checkBattleLosses(s: State, b: Battle, a: ActionOf<"lose">): Refusal | undefined {
  return a.seat === b.attacker
    ? refuseLosses(UNITS, b.force, b.attackerDue, a.units)
    : refuseLosses(UNITS, s.territories[b.to].units, b.defenderDue, a.units);
}

export function applyBattleLosses(s: State, b: Battle, a: ActionOf<"lose">, events: Event[]): void {
  if (a.seat === b.attacker) {
    lose(b.force, a.units, a.seat, b.to, events);
    b.attackerDue = 0;
  } else {
    lose(s.territories[b.to].units, a.units, a.seat, b.to, events);
    b.defenderDue = 0;
  }
  settleLosses(s, b, events);
}

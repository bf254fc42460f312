import type { Temper } from "../../../core/bots/temper";
import type { Thought } from "../../../core/bots/thought";
import type { Roll, Seat } from "../../../core/types";
import type { Action } from "../rules/actions";
import type { State } from "../rules/state";
import { habitsOf, mindOf, type Mind } from "./manner";
import { HARD, HARD_SINGLE } from "./habits.data";
import { attacks } from "./hard/attack";
import { bestCapital } from "./hard/capital";
import { marches } from "./hard/fortify";
import { placements } from "./hard/placement";
import { thinkOver, type Weighing } from "./hard/think";
import { learned, type Odds } from "./judge/odds";
import { WEIGHTS } from "./judge/weights.data";
import { thinkAsNormal } from "./normal";

/**
 * How the hard computer thinks: attacks, marches and placements by the chance to win that is behind each, everything else
 * as a sensible player who knows more of the economy.
 */
export function thinkHard(
  s: State,
  seat: Seat,
  roll: Roll,
  odds: Odds,
  weights = WEIGHTS,
  temper?: Temper,
): Thought<Action> {
  return learned(thinkAs(s, seat, roll, mindOf(weights, odds, temper), temper), odds);
}

function thinkAs(s: State, seat: Seat, roll: Roll, mind: Mind, temper: Temper | undefined): Thought<Action> {
  if (s.step === "attack") return thinkAttack(s, seat, mind);
  const { betterMarch } = mind.weights;
  if (s.step === "fortify" && s.moves.castle !== "bought")
    return thinkOver(s, seat, mind, marches(s, seat), { type: "end", seat, phase: "fortify" }, betterMarch);
  const habits = s.options.policy_deck === "single" ? HARD_SINGLE : HARD;
  if (s.step === "capital") {
    const action = bestCapital(s, seat);
    return { more: () => true, best: () => action };
  }
  const thought = thinkAsNormal(s, seat, roll, habitsOf(habits, temper));
  if (s.step !== "placement" || thought.best().type === "end") return thought;
  return thinkOver(s, seat, mind, placements(s, seat), thought.best(), -1);
}

/** Weighs all attacks by the chance to win behind each. */
export function thinkAttack(s: State, seat: Seat, mind: Mind): Weighing {
  const { better } = mind.weights;
  return thinkOver(s, seat, mind, attacks(s, seat), { type: "end", seat, phase: "attack" }, better);
}

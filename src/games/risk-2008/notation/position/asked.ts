import { defenderOf } from "../../../../risk/world/rules/attack";
import { nextPicker } from "../../rules/game/army";
import type { State } from "../../rules/state";
import { CHANCE_STEPS } from "../../rules/steps";
import { isOneOf } from "../../../../core/words";

/** The seats that a step asks, as the rest of the position has it. */
export function whoIsAsked(s: State): number[] {
  if (s.step === "over" || isOneOf(CHANCE_STEPS, s.step)) return [];
  if (s.step === "army") return [nextPicker(s)];
  if (s.step !== "defend") return [s.turn];
  return s.battle === undefined ? [] : [defenderOf(s, s.battle)];
}

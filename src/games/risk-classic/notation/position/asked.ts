import { defenderOf } from "../../../../risk/world/rules/attack";
import { livingSeats } from "../../../../risk/world/rules/seats";
import type { State } from "../../rules/state";
import { CHANCE_STEPS } from "../../rules/steps";
import { isOneOf } from "../../../../core/words";

/** The seats that a step asks, as the rest of the position has it. */
export function whoIsAsked(s: State): number[] {
  if (s.step === "over" || isOneOf(CHANCE_STEPS, s.step)) return [];
  if (s.step === "headquarters") return livingSeats(s).filter((seat) => s.seats[seat].headquarters < 0);
  if (s.step !== "defend") return [s.turn];
  return s.battle === undefined ? [] : [defenderOf(s, s.battle)];
}

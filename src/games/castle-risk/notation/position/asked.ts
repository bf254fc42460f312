import { livingSeats } from "../../../../risk/europe/rules/seats";
import { CHANCE_STEPS } from "../../rules/steps";
import type { State } from "../../rules/state";
import { isOneOf } from "../../../../core/words";

/** The seats that a step asks, as the rest of the position has it. */
export function whoIsAsked(s: State): number[] {
  if (isOneOf(CHANCE_STEPS, s.step) || s.step === "over") return [];
  if (s.step === "policies") return livingSeats(s).filter((seat) => !s.seats[seat].picked);
  const battle = s.battle;
  if (s.step === "answer") {
    if (s.window.length === 0) return [];
    const top = s.window[s.window.length - 1];
    return [(top.seat + top.asked) % s.seats.length];
  }
  if (s.step === "play" && battle !== undefined)
    return [battle.playing === "attacker" ? battle.attacker : battle.defender];
  if (s.step === "losses" && battle !== undefined)
    return [battle.attackerDue > 0 ? battle.attacker : battle.defender];
  if (s.step === "losses" && s.bombardment !== undefined) return [s.territories[s.bombardment.to].owner];
  if (s.step === "boost" && battle !== undefined) return [battle.attacker];
  return [s.turn];
}

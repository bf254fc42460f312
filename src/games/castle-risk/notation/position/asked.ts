import { CHANCE_STEPS } from "../../rules/steps";
import type { State } from "../../rules/state";

/** The seats that a step asks, as the rest of the position has it. */
export function whoIsAsked(s: State): number[] {
  if ((CHANCE_STEPS as readonly string[]).includes(s.step) || s.step === "over") return [];
  if (s.step === "policies") return notPicked(s);
  const b = s.battle;
  if (s.step === "answer") {
    if (s.window.length === 0) return [];
    const top = s.window[s.window.length - 1];
    return [(top.seat + top.asked) % s.seats.length];
  }
  if (s.step === "play" && b !== undefined) return [b.side === 0 ? b.attacker : b.defender];
  if (s.step === "losses" && b !== undefined) return [b.attackerDue > 0 ? b.attacker : b.defender];
  if (s.step === "losses" && s.bombardment !== undefined) return [s.territories[s.bombardment.to].owner];
  if (s.step === "boost" && b !== undefined) return [b.attacker];
  return [s.turn];
}

function notPicked(s: State): number[] {
  const seats: number[] = [];
  const n = s.seats.length;
  for (let i = 0; i < n; i++) if (s.seats[i].alive && !s.seats[i].picked) seats.push(i);
  return seats;
}

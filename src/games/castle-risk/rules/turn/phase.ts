import type { EndedPhase } from "../actions";
import type { Event } from "../events";
import { ask } from "../../../../core/prompt";
import type { State } from "../state";

/** Begins a phase of the turn. */
export function enterPhase(s: State, phase: EndedPhase, events: Event[]): void {
  s.phase = phase;
  ask(s, phase, s.turn);
  events.push({ type: "phase", seat: s.turn, phase });
}

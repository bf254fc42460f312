import { refuse } from "../refusals";
import type { Refusal } from "../../../../core/types";
import type { ActionOf, EndedPhase } from "../actions";
import { handSize } from "../state/hand";
import { enterPhase } from "./phase";
import { ask } from "../../../../core/prompt";
import type { State } from "../state";
import { endTurn } from "./turn";
import { any } from "../../../../risk/units";
import type { Verb } from "../verb";
import { HAND_LIMIT } from "../numbers";

/**
 * A castle that was bought must stand before fortify ends; the reserve is empty before the turn does (rules 6.3,
 * 13.5; CR16, CR23).
 */
function checkEnd(s: State, action: ActionOf<"end">): Refusal | undefined {
  if (action.phase !== s.phase) return refuse("end.phase", { phase: s.phase });
  if (action.phase === "fortify" && s.moves.castle === "bought") return refuse("end.castle");
  if (action.phase === "placement" && any(s.seats[action.seat].reserve)) return refuse("end.reserve");
  return undefined;
}

export const END: Verb<"end"> = {
  at: { purchase: true, attack: true, fortify: true, diplomacy: true, placement: true },
  check: checkEnd,
  /** Goes on to the next phase (rules 5.1, 5.2, 5.6). */
  apply: (s, action, events) => {
    if (action.phase === "purchase") enterPhase(s, "attack", events);
    else if (action.phase === "attack") enterPhase(s, "fortify", events);
    else if (action.phase === "fortify") enterPhase(s, "diplomacy", events);
    else if (action.phase === "diplomacy") enterPhase(s, "placement", events);
    else if (handSize(s.seats[s.turn]) > HAND_LIMIT) {
      s.phase = "discard";
      ask(s, "discard", s.turn);
      events.push({ type: "phase", seat: s.turn, phase: "discard" });
    } else endTurn(s, events);
  },
  offer: {
    ends: true,
    refuse: (s, seat) => checkEnd(s, { type: "end", seat, phase: s.phase as EndedPhase }),
    picks: [],
    complete: ({ seat }, s) => ({ type: "end", seat, phase: s.phase as EndedPhase }),
  },
};

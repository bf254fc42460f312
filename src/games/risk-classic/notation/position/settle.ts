import { SET_SIZE } from "../../rules/numbers";
import type { Breach } from "../../../../core/engine";
import { NOBODY } from "../../../../core/types";
import { fillOthers, type WorldDraft } from "../../../../risk/world/notation/draft";
import { fillBattle } from "../../../../risk/world/notation/battle";
import { holdsLand, livingSeats } from "../../../../risk/world/rules/seats";

import type { State } from "../../rules/state";
import type { Step } from "../../rules/steps";
import { income } from "../../rules/turn/turn";
import { armiesAtATime, isDealt } from "../../rules/variant";
import { whoIsAsked } from "./asked";
import { findBreach } from "./invariants";

/** Fills in what a draft left out, and gives the first invariant that the whole then breaks. */
export function fillPosition(draft: WorldDraft<State>): Breach | undefined {
  const { s, words } = draft;
  fillOthers(draft);
  if (s.phase !== "setup" && s.phase !== "over") {
    const [living = NOBODY] = livingSeats(s);
    if (s.turn === NOBODY) s.turn = s.first === NOBODY ? living : s.first;
    if (s.round === 0) s.round = 1;
  }
  if (s.phase !== "over" && s.first === NOBODY) s.first = s.turn;
  if (words.step === undefined) s.step = usualStep(s);
  if (s.step === "first" && words.contenders === undefined) s.contenders = livingSeats(s);
  if (words.due === undefined) s.due = usualDue(s);
  fillBattle(s);
  if (words.asked === undefined) s.asked = whoIsAsked(s);
  return findBreach(s);
}

/** The step that a phase begins with. */
function usualStep(s: State): Step {
  switch (s.phase) {
    case "setup":
      if (s.turn === NOBODY) return "first";
      return holdsLand(s, NOBODY) && !isDealt(s) ? "claim" : "place";
    case "reinforce":
      return s.turn !== NOBODY && s.seats[s.turn].hand.length >= SET_SIZE ? "trade" : "place";
    default:
      return s.phase;
  }
}

/** Armies to be placed as a turn or a placement begins. */
function usualDue(s: State): number {
  if (s.turn === NOBODY) return 0;
  if (s.phase === "reinforce") return income(s, s.turn);
  return s.step === "place" && s.phase === "setup" ? armiesAtATime(s, s.seats[s.turn].reserve) : 0;
}

import type { Seat } from "../../../core/types";
import type { SeatAction } from "../rules/actions";
import { metObjectives } from "../rules/conditions";
import { freeArmies } from "../rules/game/army";
import type { State } from "../rules/state";
import { starSets } from "../rules/turn/stars";

/** What the offers do that a seat has at a step with a list of them, in their order. */
export function offersOf(s: State, seat: Seat): SeatAction[] {
  if (s.step === "stars")
    return starSets(s.seats[seat].hand).map((cards) => ({ type: "turn_in", seat, cards }));
  if (s.step === "army") return freeArmies(s).map((army) => ({ type: "army", seat, army }));
  return metObjectives(s).map((objective) => ({ type: "collect", seat, objective }));
}

/** The one at a place of the list; undefined where there is none. */
export function offerAt(s: State, seat: Seat, i: number): SeatAction | undefined {
  return offersOf(s, seat)[i];
}

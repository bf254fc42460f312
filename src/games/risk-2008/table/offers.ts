import type { Seat } from "../../../core/types";
import type { SeatAction } from "../rules/actions";
import { isMet } from "../rules/conditions";
import { freeArmies } from "../rules/game/army";
import { OBJECTIVE_IDS } from "../rules/objectives";
import type { State } from "../rules/state";
import { starSets } from "../rules/turn/stars";

/** The objectives that the seat whose turn it is may collect now. */
export function goalOffers(s: State): number[] {
  return OBJECTIVE_IDS.map((_, k) => k).filter((k) => isMet(s, k));
}

/** How many offers the list of a step has. */
export function countOffers(s: State, seat: Seat): number {
  if (s.step === "stars") return starSets(s.seats[seat].hand).length;
  return s.step === "army" ? freeArmies(s).length : goalOffers(s).length;
}

/** What the offer at a place of the list does; undefined where there is none. */
export function offerAt(s: State, seat: Seat, i: number): SeatAction | undefined {
  if (i < 0 || i >= countOffers(s, seat)) return undefined;
  if (s.step === "stars") return { type: "turn_in", seat, cards: starSets(s.seats[seat].hand)[i] };
  if (s.step === "army") return { type: "army", seat, army: freeArmies(s)[i] };
  return { type: "collect", seat, objective: goalOffers(s)[i] };
}

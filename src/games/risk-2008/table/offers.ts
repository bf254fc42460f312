import type { Seat } from "../../../core/types";
import type { SeatAction } from "../rules/actions";
import { starsOf } from "../rules/cards";
import { isMet } from "../rules/holdings";
import { OBJECTIVE_IDS } from "../rules/objectives";
import type { State } from "../rules/state";
import { starSets } from "../rules/turn/stars";

/**
 * What a seat can turn in, most stars first, and of as many stars the fewest cards: one offer for each number of stars, for
 * the territories on cards do not matter (rule 4.3).
 */
export function starOffers(s: State, seat: Seat): number[][] {
  const best: Record<number, number[] | undefined> = {};
  let most = 0;
  for (const cards of starSets(s.seats[seat].hand)) {
    const stars = starsOf(cards);
    const known = best[stars];
    if (known === undefined || cards.length < known.length) best[stars] = cards;
    if (stars > most) most = stars;
  }
  const list: number[][] = [];
  for (let stars = most; stars > 0; stars--) {
    const cards = best[stars];
    if (cards !== undefined) list.push(cards);
  }
  return list;
}

/** The objectives that the seat whose turn it is may collect now. */
export function goalOffers(s: State): number[] {
  return OBJECTIVE_IDS.map((_, k) => k).filter((k) => isMet(s, k));
}

/** The armies that nobody has picked yet (rule 2.1). */
export function armyOffers({ seats }: State): number[] {
  return seats.map((_, army) => army).filter((army) => seats.every((p) => p.army !== army));
}

/** How many offers the list of a step has. */
export function countOffers(s: State, seat: Seat): number {
  if (s.step === "stars") return starOffers(s, seat).length;
  return s.step === "army" ? armyOffers(s).length : goalOffers(s).length;
}

/** What the offer at a place of the list does; undefined where there is none. */
export function offerAt(s: State, seat: Seat, i: number): SeatAction | undefined {
  if (i < 0 || i >= countOffers(s, seat)) return undefined;
  if (s.step === "stars") return { type: "turn_in", seat, cards: starOffers(s, seat)[i] };
  if (s.step === "army") return { type: "army", seat, army: armyOffers(s)[i] };
  return { type: "collect", seat, objective: goalOffers(s)[i] };
}

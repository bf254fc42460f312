import type { Roll, Seat } from "../../../../core/types";
import { ORDER_CARDS } from "../../rules/cards";
import { handOf } from "../../rules/game/round";
import type { State } from "../../rules/state";
import { bestTax } from "../tax";
import { bestAdvance } from "./expand";
import { wantsToSpend } from "./spend";

/** The two cards that are worth most now; a card that spends or expands goes first. */
export function pickCards(s: State, seat: Seat, roll: Roll): number[] {
  const hand = handOf(s.seats[seat]);
  const advance = bestAdvance(s, seat)?.worth ?? 0;
  const { coins } = bestTax(s, seat);
  const spends = wantsToSpend(s, seat, seat);
  const worth = ORDER_CARDS.map((card, k) => {
    const order = card.orders[0];
    let sum = roll(3) + (card.bonus === "none" ? 0 : 2);
    if (order === "tax") sum += spends ? 16 : coins;
    else sum += order === "split" ? 1.3 * advance : advance;
    return hand[k] > 0 ? sum : -1;
  });
  const first = highestOf(worth);
  hand[first]--;
  // The same again is worth less: half of what there was is taken by then.
  worth[first] = hand[first] > 0 ? worth[first] / 2 : -1;
  const second = highestOf(worth);
  return [first, second];
}

function highestOf(worth: readonly number[]): number {
  let best = 0;
  worth.forEach((n, k) => {
    if (n > worth[best]) best = k;
  });
  return best;
}

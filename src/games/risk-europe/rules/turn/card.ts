import { refuse } from "../refusals";
import type { Refusal } from "../../../../core/types";
import { armyOf } from "../army";
import { CARD_IDS, ORDER_CARDS, type Bonus, type Order } from "../cards";
import { BERLIN } from "../cities";
import { hasTile } from "../land";
import type { State } from "../state";

/** The kind of the card that lies open for the army whose turn it is. */
export function openCard(s: State): number {
  return armyOf(s, s.acting).picks[s.half - 1];
}

/** Why this order cannot be given now: one order a card, of the two that it offers (rule 5.1); Spend goes on (rule 5.15). */
export function refuseOrder(s: State, order: Order): Refusal | undefined {
  const card = openCard(s);
  if (!ORDER_CARDS[card].orders.includes(order))
    return refuse("order.not_on_card", { order, card: CARD_IDS[card] });
  const given = s.moves.order;
  return given === "none" || (given === "spend" && order === "spend")
    ? undefined
    : refuse("order.given", { order: given });
}

/** Whether Berlin's free maneuver is there: once, when an Expand or Split Expand is done (rule 8.4). */
export function mayManeuverAfter(s: State): boolean {
  const { order, rode } = s.moves;
  return (order === "expand" || order === "split") && !rode && hasTile(s, s.acting, BERLIN);
}

/** Why this bonus action cannot be used now: the open card has it, it was not used, and not waived (rules 5.1, 8.4). */
export function refuseBonus(s: State, bonus: Bonus): Refusal | undefined {
  return s.moves.bonus === bonus ? undefined : refuse("bonus.none", { bonus });
}

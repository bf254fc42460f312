import { NOBODY, type Seat } from "../../../../core/types";
import type { PlanNode } from "../../../../risk/world/bots/plan/node";
import { largestStack, wholeArmies } from "../../../../risk/world/bots/plan/order";
import { foundBy, newStart, type Start } from "../../../../risk/world/bots/plan/start";
import type { State } from "../../rules/state";
import { income } from "../../rules/turn/turn";
import type { Level, Replies } from "../levels.data";
import { outlookOf } from "../outlook";

/** Stands for a card that is drawn as the turn ends: which one nobody knows. */
const CARD = 0;

/**
 * The position as a seat leaves it with a node of its search: whole armies, those yet to be placed with the largest stack,
 * a card for what it has won.
 */
export function leave(s: State, seat: Seat, node: PlanNode): State {
  const { owners, spare, loot } = node;
  const armies = wholeArmies(node);
  const to = largestStack(owners, armies, seat);
  if (to >= 0) armies[to] += spare - (spare % 1);
  const seats = s.seats.slice();
  if (loot > 0) seats[seat] = { ...seats[seat], hand: seats[seat].hand.concat([CARD]) };
  return { ...s, seats, owners: owners.slice(), armies };
}

/** The search for what the rival does in its turn, of whose cards no more is known than how many they are. */
export function replyOf(s: State, rival: Seat, level: Level, { effort }: Replies): Start {
  const turn: State = { ...s, turn: rival, phase: "attack", step: "attack", captured: false };
  const outlook = outlookOf(turn, rival, { ...level, grudge: NOBODY });
  const sets = outlook.judge.sets[rival];
  const spare = income(s, rival) + sets - (sets % 1);
  return newStart(outlook, [{ lands: turn, spare, isFed: true, loot: 0 }], effort);
}

/** What the rival's best plan so far leaves to the other of two, of 100: less than nothing where it wins. */
export function prospects(start: Start): number {
  const found = foundBy(start);
  return found.length === 0 ? Infinity : 100 - found[0].value;
}

import type { Roll } from "../../../../core/types";
import { ORDER_CARDS } from "../../rules/cards";
import { handOf } from "../../rules/game/round";
import { missionsLeft } from "../../rules/mission";
import type { State } from "../../rules/state";
import { CROWN_COST } from "../../rules/units";
import { hasMissions, sellsCrowns } from "../../rules/variant";
import { bestTax } from "./tax";
import { advances, bestOf } from "./advance";
import type { Advance, Aims } from "./aims";
import { spendWorth, taxWorth } from "./coins";
import { bestPair } from "./split";

/** So many pairs of cards in sequence that should bring most together, the best first. */
export function bestPairs(s: State, aims: Aims, roll: Roll, most: number): number[][] {
  const hand = handOf(s.seats[aims.seat]);
  const plan = makePlan(s, aims);
  const pairs: number[][] = [];
  const worths: number[] = [];
  for (let first = 0; first < ORDER_CARDS.length; first++) {
    for (let second = 0; second < ORDER_CARDS.length; second++) {
      const isHeld = hand[first] > 0 && hand[second] > (first === second ? 1 : 0);
      const worth = isHeld ? pairWorth(plan, first, second) + roll(10) / 20 : -1000;
      let at = pairs.length;
      while (at > 0 && worths[at - 1] < worth) at--;
      if (isHeld && at < most) {
        for (let i = pairs.length < most ? pairs.length : most - 1; i > at; i--) {
          pairs[i] = pairs[i - 1];
          worths[i] = worths[i - 1];
        }
        pairs[at] = [first, second];
        worths[at] = worth;
      }
    }
  }
  return pairs;
}

/** What orders would bring now. */
interface Plan {
  readonly aims: Aims;
  /** Of an Expand, of a second one, of a Split Expand, of what is left to Expand after it. */
  readonly expand: number;
  readonly next: number;
  readonly split: number;
  readonly rest: number;
  /** Of Tax, of Spend, of Spend behind a Tax. */
  readonly tax: number;
  readonly spend: number;
  readonly later: number;
  readonly king: number;
}

function makePlan(s: State, aims: Aims): Plan {
  const { seat, weights } = aims;
  const list = advances(s, aims);
  const best = bestOf(list);
  const pair = bestPair(s, list);
  const { coins } = s.seats[seat];
  const brings = bestTax(s, seat).coins;
  const affords = sellsCrowns(s) && coins < CROWN_COST && coins + brings >= CROWN_COST;
  const spend = spendWorth(s, aims);
  return {
    aims,
    expand: best?.worth ?? 0,
    next: bestBut(list, best, undefined),
    split: pair?.worth ?? 0,
    rest: bestBut(list, pair, best),
    tax: taxWorth(s, aims, brings),
    spend,
    later: affords ? aims.crown : spend + weights.later * brings,
    king: hasMissions(s) && missionsLeft(s) > 0 ? weights.draw : weights.king,
  };
}

function bestBut(list: readonly Advance[], first: Advance | undefined, second: Advance | undefined): number {
  const others = list.filter(({ to }) => to !== first?.to && to !== second?.to);
  return bestOf(others)?.worth ?? 0;
}

/** Two cards, the first played first; two moves of the same kind bring less than twice one. */
function pairWorth(plan: Plan, first: number, second: number): number {
  const [earlier] = ORDER_CARDS[first].orders;
  const [later] = ORDER_CARDS[second].orders;
  const bonus = bonusOf(plan, first) + bonusOf(plan, second);
  if (earlier === "tax" && later === "tax")
    return Math.max(plan.tax + plan.later, plan.spend + plan.tax) + bonus;
  if (earlier === "tax" || later === "tax") {
    const coins = Math.max(plan.tax, plan.spend);
    return (
      coins +
      moveWorth(plan, earlier === "tax" ? later : earlier) *
        (earlier === "tax" ? plan.aims.weights.after : 1) +
      bonus
    );
  }
  const behind = earlier === "split" || later === "split" ? plan.rest : plan.next;
  const { second: share } = plan.aims.weights;
  const more = earlier === "split" && later === "split" ? 1.5 * behind : behind;
  return Math.max(moveWorth(plan, earlier), moveWorth(plan, later)) + share * more + bonus;
}

function moveWorth(plan: Plan, order: string): number {
  return order === "split" ? plan.split : plan.expand;
}

function bonusOf(plan: Plan, card: number): number {
  const { bonus, orders } = ORDER_CARDS[card];
  const { keepCoins, keepSplit, fortify, siege } = plan.aims.weights;
  const kept = orders[0] === "tax" ? keepCoins : orders[0] === "split" ? keepSplit : 0;
  return (
    (bonus === "king" ? plan.king : bonus === "fortify" ? fortify : bonus === "siege" ? siege : 0) - kept
  );
}

import { countCities } from "../../../../risk/europe/board";
import { zeros } from "../../../../core/counts";
import type { Roll, Seat } from "../../../../core/types";
import { DEFEND, SPREAD } from "../../rules/cards";
import { countCrowns } from "../../rules/crowns";
import { POLICY_CARDS, POLICY_KINDS, inEffect, type Policy, policyDeck } from "../../rules/policies";
import { picksOf } from "../../rules/game/round";
import type { State } from "../../rules/state";
import { CASTLE_COST } from "../../rules/units";
import type { Habits } from "../habits.data";
import { canReachCity, hasCityToAsk } from "./worth";

const POLICIES: readonly Policy[] = ["expand", "tax", "fortify", "siege", "king"];

/** Picks one card after the other, each the one that helps most besides those picked already. */
export function pickPolicies(s: State, seat: Seat, roll: Roll, habits: Habits): number[] {
  const deck = policyDeck(s.options);
  const cards = zeros(POLICY_KINDS);
  const needs = needsOf(s, seat, habits);
  const n = picksOf(s, seat);
  for (let i = 0; i < n; i++) {
    let best = -1;
    let most = -1;
    for (let k = 0; k < POLICY_KINDS; k++) {
      if (cards[k] < deck[k]) {
        let use = roll(8) / 8;
        for (const policy of POLICIES) {
          const copies = POLICY_CARDS[k][policy];
          if (copies > 0) use += copies * useOf(needs, policy, inEffect(cards, policy));
        }
        if (use > most) {
          most = use;
          best = k;
        }
      }
    }
    cards[best]++;
  }
  return cards;
}

/** What policies are of use for. */
interface Needs {
  /** What Tax/Spend is worth, and Expand by how many of them are picked already. */
  readonly tax: number;
  readonly expand: readonly number[];
  /** Whether a castle is wanted that can be paid for. */
  readonly castle: boolean;
  /** Whether there are coins and a city to ask, and what a mission adds to that. */
  readonly asks: boolean;
  readonly spreads: number;
}

function needsOf(s: State, seat: Seat, { tax, expand, asksFar }: Habits): Needs {
  const { coins, mission } = s.seats[seat];
  const { castle, taxValue } = countCrowns(s, seat);
  const income = coins + taxValue;
  return {
    tax: tax * countCities(s, seat),
    expand,
    castle: (mission === DEFEND || castle === 0) && income >= CASTLE_COST,
    asks: income >= 3 && (hasCityToAsk(s, seat) || (asksFar && canReachCity(s, seat))),
    spreads: mission === SPREAD ? 2 : 0,
  };
}

/** What one more copy of a policy is worth, with so many in effect already. */
function useOf(needs: Needs, policy: Policy, already: number): number {
  switch (policy) {
    case "expand":
      return needs.expand[already < needs.expand.length ? already : needs.expand.length - 1];
    case "tax":
      return needs.tax;
    case "fortify":
      return already === 0 && needs.castle ? 5 : 0.8;
    case "siege":
      return 0.7;
    default:
      return needs.asks ? (already === 0 ? 3.5 : 1.5) + needs.spreads : 0;
  }
}

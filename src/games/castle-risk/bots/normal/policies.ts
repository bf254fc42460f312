import { zeros } from "../../../../core/counts";
import type { Roll, Seat } from "../../../../core/types";
import { DEFEND, SPREAD } from "../../rules/cards";
import { countCrowns } from "../../rules/crowns";
import { POLICY_CARDS, POLICY_KINDS, inEffect, type Policy, policyDeck } from "../../rules/policies";
import { picksOf } from "../../rules/game/round";
import type { State } from "../../rules/state";
import { countCities, taxValue } from "../../rules/tax";
import { CASTLE_COST } from "../../rules/units";
import { hasCityToAsk } from "./worth";

const POLICIES: readonly Policy[] = ["expand", "tax", "fortify", "siege", "king"];

/** Picks one card after the other, each the one that helps most besides those picked already. */
export function pickPolicies(s: State, seat: Seat, roll: Roll): number[] {
  const deck = policyDeck(s.options);
  const cards = zeros(POLICY_KINDS);
  const n = picksOf(s, seat);
  for (let i = 0; i < n; i++) {
    let best = -1;
    let most = -1;
    for (let k = 0; k < POLICY_KINDS; k++) {
      if (cards[k] < deck[k]) {
        let use = roll(8) / 8;
        for (const policy of POLICIES) {
          const copies = POLICY_CARDS[k][policy];
          if (copies > 0) use += copies * useOf(s, seat, policy, inEffect(cards, policy));
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

/** What one more copy of a policy is worth to the seat, with so many in effect already. */
function useOf(s: State, seat: Seat, policy: Policy, already: number): number {
  const player = s.seats[seat];
  const income = player.coins + taxValue(s, seat);
  switch (policy) {
    case "expand":
      return already > 2 ? 1 : 3.2 - 0.6 * already;
    case "tax":
      return 0.9 * countCities(s, seat);
    case "fortify": {
      const wanted = player.mission === DEFEND || countCrowns(s, seat).castle === 0;
      return already === 0 && wanted && income >= CASTLE_COST ? 5 : 0.8;
    }
    case "siege":
      return 0.7;
    default:
      if (income < 3 || !hasCityToAsk(s, seat)) return 0;
      return (already === 0 ? 3.5 : 1.5) + (player.mission === SPREAD ? 2 : 0);
  }
}

import { bestBy } from "../../../core/bots/best";
import type { Temper } from "../../../core/bots/temper";
import { finish, type Thought } from "../../../core/bots/thought";
import { NOBODY, type Roll, type Seat } from "../../../core/types";
import type { SeatAction } from "../rules/actions";
import { bestFor } from "../rules/combat/boost";
import { cheapest } from "../../../risk/combat/losses";
import { refuseCapital } from "../rules/game/setup";
import type { State } from "../rules/state";
import { lossBounds } from "../rules/turn/lose";
import { ALL_LANDS, BOARD, PRINTED } from "../../../risk/europe/board";
import { NORMAL, type Habits } from "./habits.data";
import { habitsOf } from "./manner";
import { thinkAttacks } from "./normal/attack";
import { decideDiscard, thinkCard } from "./normal/cards";
import { decideDiplomacy } from "./normal/diplomacy";
import { decideFortify } from "./normal/fortify";
import { decidePlacement } from "./normal/placement";
import { pickPolicies } from "./normal/policies";
import { decidePurchase } from "./normal/purchase";

/**
 * What a sensible player does that is asked: gathers an army where a city can be had, attacks when the odds
 * are good, builds, recruits, serves its mission, and minds its capital. It looks at nothing that its seat
 * may not know, so a view of the state does as well. `roll` only breaks what is nearly even;
 * `habits` is what it knows of the economy.
 */
export function normalAction(s: State, seat: Seat, roll: Roll, habits = NORMAL): SeatAction {
  return finish(thinkAsNormal(s, seat, roll, habits));
}

/** The same as a thought: where battles matter their odds are worked out, everything else is decided when it begins. */
export function thinkAsNormal(s: State, seat: Seat, roll: Roll, habits: Habits): Thought<SeatAction> {
  if (s.step === "attack") return thinkAttacks(s, seat, roll, habits);
  if (s.step === "play" || s.step === "answer") return thinkCard(s, seat);
  const action = decide(s, seat, roll, habits);
  return { more: () => true, best: () => action };
}

function decide(s: State, seat: Seat, roll: Roll, habits: Habits): SeatAction {
  switch (s.step) {
    case "capital":
      return { type: "capital", seat, territory: chooseCapital(s, roll) };
    case "policies":
      return { type: "policies", seat, cards: pickPolicies(s, seat, roll, habits) };
    case "purchase":
      return decidePurchase(s, seat, roll, habits);
    case "fortify":
      return decideFortify(s, seat);
    case "diplomacy":
      return decideDiplomacy(s, seat);
    case "placement":
      return decidePlacement(s, seat);
    case "discard":
      return { type: "discard", seat, cards: decideDiscard(s, seat) };
    case "losses": {
      const { maxEach, maxTotal } = lossBounds(s, { seat });
      return { type: "lose", seat, units: cheapest(maxEach, maxTotal) };
    }
    case "boost":
      return { type: "boost", seat, plus: s.battle === undefined ? [] : bestFor(s, s.battle, seat) };
    default:
      return { type: "pass", seat };
  }
}

/** A sensible player's thought. */
export function thinkNormal(
  s: State,
  seat: Seat,
  roll: Roll,
  _before?: Thought<SeatAction>,
  temper?: Temper,
): Thought<SeatAction> {
  return thinkAsNormal(s, seat, roll, habitsOf(NORMAL, temper));
}

/** A gold city with other cities in reach and no rival beside it. */
function chooseCapital(s: State, roll: Roll): number {
  const charmOf = (t: number): number | undefined => {
    if (refuseCapital(s, t) !== undefined) return undefined;
    let charm = roll(4);
    for (const near of BOARD.near[t]) {
      charm += PRINTED[near] > 0 ? 2 : 0.5;
      if (s.territories[near].owner >= 0) charm -= 5;
      for (const next of BOARD.near[near]) if (s.territories[next].owner >= 0) charm -= 1;
    }
    return charm;
  };
  return bestBy(ALL_LANDS, -100, charmOf) ?? NOBODY;
}

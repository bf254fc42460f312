import type { Thought } from "../../../core/bots/thought";
import { NOBODY, type Roll, type Seat } from "../../../core/types";
import type { Action } from "../rules/actions";
import { livingMercenaries } from "../rules/army";
import { ORDER_CARDS } from "../rules/cards";
import type { State } from "../rules/state";
import { mayManeuverAfter, openCard } from "../rules/turn/card";
import type { Weights } from "./levels.data";
import { aimsOf, type Aims } from "./weigh/aims";
import { decide } from "./weigh/decide";
import { notReady, readyOn, type Wants } from "./weigh/ready";
import { wearied } from "./weary";

const PICK: Wants = { moves: true, sites: true, maneuvers: "never" };
const ORDER: Wants = { moves: true, sites: false, maneuvers: "poor" };
const MOVES: Wants = { moves: true, sites: false, maneuvers: "never" };
const SITES: Wants = { moves: false, sites: true, maneuvers: "never" };
const MANEUVER: Wants = { moves: false, sites: false, maneuvers: "always" };

/** A thought of what weighs most, and what the seat is out for with the army that it is asked about. */
interface Weighing extends Thought<Action> {
  readonly aims: Aims;
}

/** Units that the decision itself takes once all is worked out that it looks up. */
const DECISION = 20;

/**
 * Finds what is worth most to a seat that is asked, in coins or so. It looks at nothing that the seat may not know, so a
 * view of the state does as well. `roll` only breaks what is nearly even.
 */
export function thinkWeighing(s: State, seat: Seat, roll: Roll, weights: Weights): Weighing {
  const now = wearied(weights, s.round);
  const all = armiesAsked(s, seat).map((army) => aimsOf(s, seat, army, now));
  const wants = wantsOf(s);
  let ready = wants === undefined ? [] : all.map((aims) => notReady(s, aims, wants));
  let action: Action | undefined;
  // What is not worked out yet the decision works out itself.
  const best = (): Action => {
    action ??= decide(s, all, roll);
    return action;
  };
  return {
    aims: all[0],
    more: (units) => {
      let left = units;
      while (ready.length > 0 && left > 0) {
        const took = readyOn(ready[0]);
        if (took === 0) ready = ready.slice(1);
        left -= took;
      }
      if (ready.length > 0 || (wants !== undefined && left <= units - DECISION)) return false;
      best();
      return true;
    },
    best,
  };
}

/** The armies that a question is about. */
function armiesAsked(s: State, seat: Seat): readonly number[] {
  if (s.step === "auction") return livingMercenaries(s);
  if (s.step === "pick") return [seat];
  return [s.step === "bid" ? s.lot : s.acting];
}

/** What an answer looks up; undefined for next to nothing. */
function wantsOf(s: State): Wants | undefined {
  if (s.step === "pick") return PICK;
  if (s.step === "auction" || s.step === "split" || (s.step === "bid" && s.lot !== NOBODY)) return MOVES;
  return s.step === "turn" ? turnWants(s) : undefined;
}

function turnWants(s: State): Wants | undefined {
  const { order, bonus } = s.moves;
  if (ORDER_CARDS[openCard(s)].orders[0] === "tax")
    return order === "none" || order === "spend" ? SITES : undefined;
  if (order !== "none") return bonus === "fortify" ? SITES : mayManeuverAfter(s) ? MANEUVER : undefined;
  return ORDER;
}

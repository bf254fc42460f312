import { NOBODY, type Roll, type Seat } from "../../../core/types";
import {
  decideAttack,
  decideMove,
  decideOccupy,
  decidePlace,
  mostThreatened,
} from "../../../risk/world/bots/steady";
import { bestLand, claimWorth, earlyWorth, safety } from "../../../risk/world/bots/worth";
import { defenceDice } from "../../../risk/world/rules/attack";
import { connected } from "../../../risk/world/rules/move";
import type { Action } from "../rules/actions";
import type { State } from "../rules/state";
import { isDealt } from "../rules/variant";
import { randomAction } from "./random";
import { decideCollect } from "./steady/collect";
import { decideStars } from "./steady/stars";
import { targetWorth } from "./steady/worth";

/**
 * What a sensible player does that is asked: gathers where continents and objectives can be had, attacks when the odds are
 * good, saves stars until they are worth it, brings troops to the front. It looks at nothing that its seat may not know, so
 * a view of the state does as well. `roll` only breaks what is nearly even.
 */
export function steadyAction(s: State, seat: Seat, roll: Roll): Action {
  const worth = (t: number): number => targetWorth(s, seat, t);
  switch (s.step) {
    case "army":
      return randomAction(s, seat, roll);
    case "capital":
      return { type: "capital", seat, territory: capitalOf(s, seat, roll) };
    case "claim":
      return { type: "claim", seat, territory: bestLand(s, roll, NOBODY, (t) => claimWorth(s, seat, t)) };
    case "place":
      if (s.phase !== "setup") return decidePlace(s, seat, worth);
      return {
        type: "place",
        seat,
        territory: bestLand(s, roll, seat, (t) => earlyWorth(s, seat, t)),
        armies: s.due,
      };
    case "stars":
      return decideStars(s, seat);
    case "defend":
      return { type: "defend", seat, dice: s.battle === undefined ? 1 : defenceDice(s, s.battle.to) };
    case "occupy":
      return decideOccupy(s, seat);
    case "objective":
      return decideCollect(s, seat);
    case "airfield":
      return { type: "airfield", seat, territory: mostThreatened(s, seat) };
    case "starting":
    case "maneuver":
      return decideMove(s, seat, roll, "maneuver", (from) => connected(s, seat, from));
    default:
      return decideAttack(s, seat, s.taken.length > 0, worth) ?? { type: "end", seat };
  }
}

/** The capital goes where it is safest, or where a continent can be had. */
function capitalOf(s: State, seat: Seat, roll: Roll): number {
  return isDealt(s)
    ? bestLand(s, roll, seat, (t) => safety(s, seat, t))
    : bestLand(s, roll, NOBODY, (t) => claimWorth(s, seat, t));
}

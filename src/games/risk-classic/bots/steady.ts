import { NEUTRAL, NOBODY, type Roll, type Seat } from "../../../core/types";
import { decideAttack, decideMove, decideOccupy, decidePlace } from "../../../risk/world/bots/steady";
import { bestLand, claimWorth, earlyWorth, safety, threat } from "../../../risk/world/bots/worth";
import { defenceDice } from "../../../risk/world/rules/attack";
import type { SeatAction } from "../rules/actions";
import type { State } from "../rules/state";
import { targets } from "../rules/turn/fortify";
import { decideTrade } from "./steady/trade";
import { targetWorth } from "./steady/worth";

/**
 * What a sensible player does that is asked: gathers where continents can be had, attacks when the odds are good, takes a
 * card each turn, brings armies to the front. It looks at nothing that its seat may not know, so a view of the state does
 * as well. `roll` only breaks what is nearly even.
 */
export function steadyAction(s: State, seat: Seat, roll: Roll): SeatAction {
  const worth = (t: number): number => targetWorth(s, seat, t);
  switch (s.step) {
    case "claim":
      return { type: "claim", seat, territory: bestLand(s, roll, NOBODY, (t) => claimWorth(s, seat, t)) };
    case "neutral":
      return { type: "neutral", seat, territory: bestLand(s, roll, NEUTRAL, (t) => threat(s, seat, t)) };
    case "headquarters":
      return { type: "headquarters", seat, territory: bestLand(s, roll, seat, (t) => safety(s, seat, t)) };
    case "place":
      if (s.phase !== "setup") return decidePlace(s, seat, worth);
      return {
        type: "place",
        seat,
        territory: bestLand(s, roll, seat, (t) => earlyWorth(s, seat, t)),
        armies: s.due,
      };
    case "trade":
      return decideTrade(s, seat);
    case "defend":
      return { type: "defend", seat, dice: s.battle === undefined ? 1 : defenceDice(s, s.battle.to) };
    case "occupy":
      return decideOccupy(s, seat);
    case "fortify":
      return decideMove(s, seat, roll, "fortify", (from) => targets(s, seat, from));
    default:
      return decideAttack(s, seat, s.captured, worth) ?? { type: "end", seat };
  }
}

import { NOBODY, type Roll, type Seat } from "../../../core/types";
import { cheapest } from "../../../risk/combat/losses";
import type { SeatAction } from "../rules/actions";
import { livingMercenaries } from "../rules/army";
import { isPoor } from "../rules/battle/castle";
import { complete } from "../rules/game/reveal";
import { disputes } from "../rules/land";
import type { State } from "../rules/state";
import { lossBounds } from "../rules/turn/lose";
import { chooseKingdom } from "./kingdom";
import { pickCards } from "./steady/cards";
import { decideSecond } from "./steady/expand";
import { decideTurn } from "./steady/turn";

/**
 * What a sensible player does that is asked: claims cities while there are any, attacks when the odds are good, taxes,
 * buys crowns, and guards what it has. It looks at nothing that its seat may not know, so a view of the state does as
 * well. `roll` only breaks what is nearly even.
 */
export function steadyAction(s: State, seat: Seat, roll: Roll): SeatAction {
  switch (s.step) {
    case "bid":
      return { type: "bid", seat, coins: chooseBid(s, seat, roll) };
    case "settle":
      return chooseKingdom(s, seat, roll);
    case "pick":
      return { type: "pick", seat, cards: pickCards(s, seat, roll) };
    case "auction":
      return { type: "auction", seat, army: livingMercenaries(s)[0] };
    case "keep":
      return { type: "keep", seat, mission: s.drawn[roll(s.drawn.length)] };
    case "split":
      return decideSecond(s, seat);
    case "battle":
      return { type: "battle", seat, territory: disputes(s)[0] };
    case "castle":
      return { type: s.battle !== undefined && isPoor(s, s.battle) ? "reroll" : "stand", seat };
    case "losses": {
      const { max, most } = lossBounds(s);
      return { type: "lose", seat, units: cheapest(max, most) };
    }
    case "missions":
      return { type: "reveal", seat, missions: complete(s, seat) };
    default:
      return decideTurn(s, seat);
  }
}

/** A coin or two for the first place, a little of what there is for mercenaries. */
function chooseBid(s: State, seat: Seat, roll: Roll): number {
  const { coins } = s.seats[seat];
  if (s.lot === NOBODY) return Math.min(coins, roll(3));
  return Math.min(coins, roll(3) + Math.floor(coins / 10));
}

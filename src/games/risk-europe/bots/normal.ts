import type { Roll, Seat } from "../../../core/types";
import { cheapest } from "../../../risk/combat/losses";
import type { SeatAction } from "../rules/actions";
import { isPoor } from "../rules/battle/castle";
import { complete } from "../rules/game/reveal";
import type { State } from "../rules/state";
import { lossBounds } from "../rules/turn/lose";
import { aimsOf } from "./normal/aims";
import { pickCards } from "./normal/cards";
import { chooseArmy, chooseBattle, chooseBid, chooseMission } from "./normal/choose";
import { decideSecond } from "./normal/split";
import { decideTurn } from "./normal/turn";
import { chooseKingdom } from "./kingdom";

/**
 * A player who weighs what each order should bring against what it puts in danger: battles by how they go on average,
 * crowns by how near everybody is to victory, mercenaries by whom they can harm. It looks at nothing that its seat may
 * not know, so a view of the state does as well. `roll` only breaks what is nearly even.
 */
export function normalAction(s: State, seat: Seat, roll: Roll): SeatAction {
  switch (s.step) {
    case "bid":
      return { type: "bid", seat, coins: chooseBid(s, seat, roll) };
    case "settle":
      return chooseKingdom(s, seat, roll);
    case "pick":
      return { type: "pick", seat, cards: pickCards(s, seat, roll) };
    case "auction":
      return { type: "auction", seat, army: chooseArmy(s, seat) };
    case "keep":
      return { type: "keep", seat, mission: chooseMission(s, seat) };
    case "split":
      return decideSecond(s, seat, aimsOf(s, seat, s.acting));
    case "battle":
      return { type: "battle", seat, territory: chooseBattle(s, seat) };
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

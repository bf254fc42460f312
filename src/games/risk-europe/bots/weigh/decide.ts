import type { Roll } from "../../../../core/types";
import { cheapest } from "../../../../risk/combat/losses";
import type { SeatAction } from "../../rules/actions";
import { isPoor } from "../../rules/battle/castle";
import { complete } from "../../rules/game/reveal";
import type { State } from "../../rules/state";
import { lossBounds } from "../../rules/turn/lose";
import type { Aims } from "./aims";
import { bestPairs } from "./cards";
import { chooseArmy, chooseBattle, chooseBid, chooseMission } from "./choose";
import { chooseKingdom } from "./kingdom";
import { decideSecond } from "./split";
import { decideTurn } from "./turn";

/** The answer of a seat that is asked; its aims with each army that it is asked about. */
export function decide(s: State, all: readonly Aims[], roll: Roll): SeatAction {
  const [aims] = all;
  const { seat } = aims;
  switch (s.step) {
    case "bid":
      return { type: "bid", seat, coins: chooseBid(s, aims, roll) };
    case "settle":
      return chooseKingdom(s, seat, roll);
    case "pick":
      return { type: "pick", seat, cards: bestPairs(s, aims, roll, 1)[0] };
    case "auction":
      return { type: "auction", seat, army: chooseArmy(s, all) };
    case "keep":
      return { type: "keep", seat, mission: chooseMission(s, seat) };
    case "split":
      return decideSecond(s, seat, aims);
    case "battle":
      return { type: "battle", seat, territory: chooseBattle(s, seat) };
    case "castle":
      return { type: s.battle !== undefined && isPoor(s, s.battle) ? "reroll" : "stand", seat };
    case "losses": {
      const { maxEach, maxTotal } = lossBounds(s);
      return { type: "lose", seat, units: cheapest(maxEach, maxTotal) };
    }
    case "missions":
      return { type: "reveal", seat, missions: complete(s, seat) };
    default:
      return decideTurn(s, aims);
  }
}

import type { Roll, Seat } from "../../../core/types";
import { cheapest } from "../../../risk/combat/losses";
import type { Action, SeatAction } from "../rules/actions";
import { isPoor } from "../rules/battle/castle";
import { complete } from "../rules/game/reveal";
import type { State } from "../rules/state";
import { lossBounds } from "../rules/turn/lose";
import { WEIGHTS, type Weights } from "./levels.data";
import { aimsOf } from "./weigh/aims";
import { pickCards } from "./weigh/cards";
import { chooseArmy, chooseBattle, chooseBid, chooseMission } from "./weigh/choose";
import { decideSecond } from "./weigh/split";
import { decideTurn } from "./weigh/turn";
import { randomAction } from "./random";
import { chooseKingdom } from "./weigh/kingdom";

/** One decision of so many a easy player takes at random. */
const LAPSES = 4;

/** A player who knows what each order brings, and errs now and then. */
export function easyAction(s: State, seat: Seat, roll: Roll): Action {
  return roll(LAPSES) === 0 ? randomAction(s, seat, roll) : weigh(s, seat, roll, WEIGHTS.easy);
}

/** One who also weighs what an order puts in danger, who is near to victory, and what mercenaries can do to whom. */
export function normalAction(s: State, seat: Seat, roll: Roll): SeatAction {
  return weigh(s, seat, roll, WEIGHTS.normal);
}

/** One who knows what supply lines bring, its own and the others', and puts the treasury before crowns while there is time. */
export function hardAction(s: State, seat: Seat, roll: Roll): SeatAction {
  return weigh(s, seat, roll, WEIGHTS.hard);
}

/**
 * What is worth most to a seat that is asked, in coins or so. It looks at nothing that the seat may not know, so a
 * view of the state does as well. `roll` only breaks what is nearly even.
 */
function weigh(s: State, seat: Seat, roll: Roll, weights: Weights): SeatAction {
  switch (s.step) {
    case "bid":
      return { type: "bid", seat, coins: chooseBid(s, seat, roll, weights) };
    case "settle":
      return chooseKingdom(s, seat, roll);
    case "pick":
      return { type: "pick", seat, cards: pickCards(s, seat, roll, weights) };
    case "auction":
      return { type: "auction", seat, army: chooseArmy(s, seat, weights) };
    case "keep":
      return { type: "keep", seat, mission: chooseMission(s, seat) };
    case "split":
      return decideSecond(s, seat, aimsOf(s, seat, s.acting, weights));
    case "battle":
      return { type: "battle", seat, territory: chooseBattle(s, seat) };
    case "castle":
      return { type: s.battle !== undefined && isPoor(s, s.battle) ? "reroll" : "stand", seat };
    case "losses": {
      const { maxEach: max, maxTotal: most } = lossBounds(s);
      return { type: "lose", seat, units: cheapest(max, most) };
    }
    case "missions":
      return { type: "reveal", seat, missions: complete(s, seat) };
    default:
      return decideTurn(s, seat, weights);
  }
}

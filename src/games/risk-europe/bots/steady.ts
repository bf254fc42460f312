import { NOBODY, type Roll, type Seat } from "../../../core/types";
import { BOARD, CITIES, PRINTED } from "../../../risk/europe/board";
import { cheapest } from "../../../risk/combat/losses";
import type { SeatAction } from "../rules/actions";
import { livingMercenaries } from "../rules/army";
import { isPoor } from "../rules/battle/castle";
import { crownsOn } from "../rules/cities";
import { complete } from "../rules/game/reveal";
import { refuseCity, refuseLand } from "../rules/game/setup";
import { disputes } from "../rules/land";
import type { State } from "../rules/state";
import { lossBounds } from "../rules/turn/lose";
import { draftOf } from "../rules/variant";
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

/** A gold city with other cities in reach and few rivals, and the neighbour from which most cities can be had. */
function chooseKingdom(s: State, seat: Seat, roll: Roll): SeatAction {
  let territory = -1;
  let most = -1000;
  for (const t of CITIES) {
    if (refuseCity(s, t) === undefined) {
      const charm = roll(3) + PRINTED[t] + 4 * crownsOn(t) + outlook(s, t);
      if (charm > most) {
        territory = t;
        most = charm;
      }
    }
  }
  let to = -1;
  most = -1000;
  for (const t of BOARD.near[territory]) {
    const charm = refuseLand(s, territory, t) === undefined ? outlook(s, t) : -1000;
    if (charm > most) {
      to = t;
      most = charm;
    }
  }
  const { footmen } = draftOf(s);
  const inCity = Math.ceil(footmen / 2);
  return { type: "settle", seat, territory, to, footmen: [inCity, footmen - inCity] };
}

/** Free cities around a territory, and rivals. */
function outlook(s: State, t: number): number {
  let sum = 0;
  for (const near of BOARD.near[t]) {
    const { owner } = s.territories[near];
    if (owner !== NOBODY) sum -= 2;
    else if (PRINTED[near] > 0) sum += 3;
  }
  return sum;
}

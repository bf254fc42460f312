import type { Seat } from "../../../../core/types";
import { BOARD, SIZE } from "../../../../risk/europe/board";
import { size } from "../../../../risk/units";
import type { SeatAction } from "../../rules/actions";
import { ORDER_CARDS } from "../../rules/cards";
import { crownsOn } from "../../rules/cities";
import type { State } from "../../rules/state";
import { refuseAssaultFrom, refuseAssaultTo } from "../../rules/turn/assault";
import { canRide, openCard } from "../../rules/turn/card";
import { refuseFortify } from "../../rules/turn/fortify";
import { maneuverable, refuseManeuverFrom, staying } from "../../rules/turn/maneuver";
import { powerOf, strongest } from "../power";
import { bestAdvance, decideExpand } from "./expand";
import { decideCoins } from "./spend";
import { threat } from "./worth";

/** Bonus actions first, for they help what follows; then the order. */
export function decideTurn(s: State, seat: Seat): SeatAction {
  const { order, bonus } = s.moves;
  const end: SeatAction = { type: "end", seat };
  const [first] = ORDER_CARDS[openCard(s)].orders;
  const early =
    bonus === "siege" ? decideAssault(s, seat) : bonus === "fortify" ? decideFortify(s, seat) : undefined;
  if (early !== undefined) return early;
  if (first === "tax") return order === "none" || order === "spend" ? decideCoins(s, seat) : end;
  if (order === "none" && (first === "expand" || first === "split")) {
    if (bestAdvance(s, s.acting) !== undefined) return decideExpand(s, seat, first);
    return decideManeuver(s, seat) ?? end;
  }
  return canRide(s) ? (decideManeuver(s, seat) ?? end) : end;
}

/** The city or castle in most danger. */
function decideFortify(s: State, seat: Seat): SeatAction | undefined {
  let territory = -1;
  let most = -1000;
  for (let t = 0; t < SIZE; t++) {
    if (s.territories[t].owner === s.acting && refuseFortify(s, s.acting, t) === undefined) {
      const danger = threat(s, s.acting, t) - powerOf(s.territories[t].units) + 2 * crownsOn(t);
      if (danger > most) {
        territory = t;
        most = danger;
      }
    }
  }
  return territory < 0 ? undefined : { type: "fortify", seat, territory };
}

/** The weakest city around, else the weakest territory. */
function decideAssault(s: State, seat: Seat): SeatAction | undefined {
  let best: SeatAction | undefined;
  let most = 0;
  for (let from = 0; from < SIZE; from++) {
    if (refuseAssaultFrom(s, s.acting, from) === undefined) {
      for (const to of BOARD.land[from]) {
        const land = s.territories[to];
        if (land.owner !== seat && refuseAssaultTo(s, s.acting, from, to) === undefined) {
          const worth = (1 + 5 * crownsOn(to)) / size(land.units);
          if (worth > most) {
            best = { type: "assault", seat, from, to };
            most = worth;
          }
        }
      }
    }
  }
  return best;
}

/** From where nobody is near to where most enemies are, or into a dispute. */
function decideManeuver(s: State, seat: Seat): SeatAction | undefined {
  let best: SeatAction | undefined;
  let most = 2;
  for (let from = 0; from < SIZE; from++) {
    if (s.territories[from].owner === s.acting && refuseManeuverFrom(s, s.acting, from) === undefined) {
      const spare = size(s.territories[from].units) - Math.max(1, staying(s, from));
      const here = threat(s, s.acting, from) + 2 * crownsOn(from);
      for (const to of spare > 0 ? maneuverable(s, s.acting, from, 2) : []) {
        const disputed = s.territories[to].attacker >= 0 ? 6 : 0;
        const gain = Math.min(spare, 6) + threat(s, s.acting, to) + disputed - 2 * here;
        if (gain > most) {
          best = { type: "maneuver", seat, from, to, units: strongest(s.territories[from].units, spare) };
          most = gain;
        }
      }
    }
  }
  return best;
}

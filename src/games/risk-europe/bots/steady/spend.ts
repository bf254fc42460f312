import type { Seat } from "../../../../core/types";
import { PRINTED, SIZE } from "../../../../risk/europe/board";
import { ARCHER, CAVALRY, SIEGE } from "../../../../risk/units";
import type { SeatAction } from "../../rules/actions";
import { armyOf, reserveOf } from "../../rules/army";
import { crownsOn } from "../../rules/cities";
import type { State } from "../../rules/state";
import { pricesOf, refuseCastle, refuseCrown, refuseRecruits } from "../../rules/turn/spend";
import { FOOTMAN } from "../../rules/units";
import { powerOf } from "../power";
import { bestTax } from "../tax";
import { threat } from "./worth";

/** What a Tax or Spend card is used for: crowns as soon as they can be paid, tax while the treasury is low. */
export function decideCoins(s: State, seat: Seat): SeatAction {
  const end: SeatAction = { type: "end", seat };
  const spending = s.moves.order === "spend" || wantsToSpend(s, seat, s.acting);
  const purchase = decidePurchase(s, seat);
  if (spending && purchase !== undefined) return purchase;
  const { city } = bestTax(s, s.acting);
  if (city >= 0 && s.moves.order === "none") return { type: "tax", seat, territory: city };
  return purchase ?? end;
}

/** Whether an army has coins for something that matters. */
export function wantsToSpend(s: State, seat: Seat, army: number): boolean {
  const { coins } = armyOf(s, army);
  const site = bestSite(s, army);
  if (site < 0) return coins >= 10;
  const { units } = s.territories[site];
  const endangered = threat(s, army, site) > powerOf(units);
  return coins >= (s.seats[seat].bought || army !== seat ? 14 : 10) || (endangered && coins >= 6);
}

function decidePurchase(s: State, seat: Seat): SeatAction | undefined {
  const army = s.acting;
  if (refuseCrown(s, seat) === undefined) return { type: "crown", seat };
  const territory = bestSite(s, army);
  if (territory < 0) return undefined;
  const { castle, units } = s.territories[territory];
  if (!castle && crownsOn(territory) > 1 && refuseCastle(s) === undefined && powerOf(units) > 5)
    return { type: "build", seat, territory };
  const kind = wantedKind(s, army);
  if (kind < 0) return undefined;
  const one = [0, 0, 0, 0];
  one[kind] = 1;
  return { type: "buy", seat, territory, units: one };
}

/** Who has so many coins buys every weapon there is: one that stands far away opens no castle. */
const RICH = 40;

/** The kind that is wanted next: a weapon if there is none or coins abound, then horse, archers and foot as the purse allows. */
function wantedKind(s: State, army: number): number {
  const left = reserveOf(s, army);
  const prices = pricesOf(s, army);
  const { coins } = armyOf(s, army);
  const wanted = coins >= (left[SIEGE] > 3 ? prices[SIEGE] + 3 : RICH) ? [SIEGE] : [];
  for (const kind of wanted.concat([CAVALRY, ARCHER, FOOTMAN]))
    if (left[kind] > 0 && prices[kind] <= coins) return kind;
  return -1;
}

/** Where units are needed most: by the danger, and by what is to be had from there. */
function bestSite(s: State, army: number): number {
  let best = -1;
  let most = -1;
  for (let t = 0; t < SIZE; t++) {
    if (s.territories[t].owner === army && refuseRecruits(s, army, t) === undefined) {
      const need = threat(s, army, t) - powerOf(s.territories[t].units) / 2 + 3 * crownsOn(t) + PRINTED[t];
      if (best < 0 || need > most) {
        best = t;
        most = need;
      }
    }
  }
  return best;
}

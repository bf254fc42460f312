import { NOWHERE, type Seat } from "../../../../core/types";
import { PRINTED, SIZE } from "../../../../risk/europe/board";
import { any } from "../../../../risk/units";
import type { SeatAction } from "../../rules/actions";
import { armyOf } from "../../rules/army";
import { isMet } from "../../rules/mission";
import { FULL_COFFERS, WARDEN_OF_THE_MARCHES } from "../../rules/missions";
import type { State } from "../../rules/state";
import { refuseCastle, refuseCrown, refuseSite } from "../../rules/turn/spend";
import { CASTLE_COST, CROWN_COST } from "../../rules/units";
import { sellsCrowns } from "../../rules/variant";
import { bestTax } from "./tax";
import { keepWorth, type Aims } from "./aims";
import { billOf } from "./bill";
import { riskOf } from "./risk";
import { RICH, bestSite } from "./site";

/** Coins that fulfil Full Coffers (rule 10.6). */
const COFFERS = 20;

/** Tax, or Spend where what is bought is worth more than what the tax brings. */
export function decideCoins(s: State, seat: Seat, aims: Aims): SeatAction {
  const end: SeatAction = { type: "end", seat };
  if (s.moves.order === "spend") return decidePurchase(s, seat, aims) ?? end;
  if (s.moves.order !== "none") return end;
  const { city, coins } = bestTax(s, aims.army);
  const tax: SeatAction = city === NOWHERE ? end : { type: "tax", seat, territory: city };
  if (spendWorth(s, aims) <= taxWorth(s, aims, coins)) return tax;
  return decidePurchase(s, seat, aims) ?? tax;
}

/** What a Tax order is worth that brings so much: its coins, as long as there is use for them. */
export function taxWorth(s: State, { army, weights }: Aims, brings: number): number {
  return (armyOf(s, army).coins < RICH ? weights.coin : 0.1) * brings;
}

/** What it is worth to spend what is there: a crown, then troops where they are needed. */
export function spendWorth(s: State, aims: Aims): number {
  const { army, seat } = aims;
  let { coins } = armyOf(s, army);
  let worth = 0;
  if (army === seat && sellsCrowns(s) && !s.seats[seat].bought && coins >= CROWN_COST) {
    worth += aims.crown + aims.weights.rush * (aims.crown - aims.weights.crown);
    coins -= CROWN_COST;
  }
  const site = bestSite(s, aims);
  const need = site === undefined ? 0 : site.need - thriftOf(s, aims, coins);
  return need <= 0 || coins < 3 ? worth : worth + (coins < 20 ? coins : 20) * need;
}

function decidePurchase(s: State, seat: Seat, aims: Aims): SeatAction | undefined {
  if (refuseCrown(s, seat) === undefined) return { type: "crown", seat };
  const spare = spareCoins(s, aims);
  const march = castleSite(s, aims, spare);
  if (march !== NOWHERE) return { type: "build", seat, territory: march };
  const site = bestSite(s, aims);
  if (site === undefined || site.need < thriftOf(s, aims, spare)) return undefined;
  const units = billOf(s, aims, site.territory, spare);
  return any(units) ? { type: "buy", seat, territory: site.territory, units } : undefined;
}

/** What a coin is worth that is kept for the next crown. */
function thriftOf(s: State, { army, seat, weights }: Aims, coins: number): number {
  return army === seat && sellsCrowns(s) && coins < RICH ? weights.thrift : 0;
}

/** Coins that are not kept together for Full Coffers. */
function spareCoins(s: State, { seat, army }: Aims): number {
  const { coins } = armyOf(s, army);
  if (army !== seat || !s.seats[seat].missions.includes(FULL_COFFERS)) return coins;
  return coins >= COFFERS ? coins - COFFERS : 0;
}

/** What a city in danger gains by a castle, as a part of what it is worth. */
const CASTLE_SHARE = 0.3;

/** Where a castle is built: without a city for the mission, or by the dearest city in danger where coins abound; NOWHERE for none. */
function castleSite(s: State, aims: Aims, coins: number): number {
  if (refuseCastle(s) !== undefined || aims.army !== aims.seat) return NOWHERE;
  const { missions } = s.seats[aims.seat];
  const wanted = missions.includes(WARDEN_OF_THE_MARCHES) && !isMet(s, aims.seat, WARDEN_OF_THE_MARCHES);
  if (!wanted && coins < 2 * CASTLE_COST) return NOWHERE;
  let best = NOWHERE;
  let most = 0.5;
  for (let t = 0; t < SIZE; t++) {
    const fits =
      s.territories[t].owner === aims.army &&
      wanted === (PRINTED[t] === 0) &&
      refuseSite(s, aims.army, t) === undefined;
    const risk = fits ? riskOf(s, aims, t, s.territories[t].units) : 0;
    const worth = !fits ? 0 : wanted ? 2 - risk : CASTLE_SHARE * risk * keepWorth(aims, s, t);
    if (worth > most) {
      best = t;
      most = worth;
    }
  }
  return best;
}

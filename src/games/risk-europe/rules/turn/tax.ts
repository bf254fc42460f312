import { refuse } from "../refusals";
import type { Refusal } from "../../../../core/types";
import { CITIES, PRINTED, isTerritory, landId } from "../../../../risk/europe/board";
import { BLACK, LONDON, MADRID, PARIS } from "../cities";
import { give, hasTile, pay, refuseFree, supplyLine } from "../land";
import { bonusOf } from "../mission";
import { countStraits, LESSER_CROWNS, MASTER_OF_THE_STRAITS } from "../missions";
import type { State } from "../state";
import { footmen } from "../units";
import type { Verb } from "../verb";
import { refuseOrder } from "./card";
import { LONDON_GIFT, MADRID_GIFT, PARIS_GIFT } from "../numbers";

/** A city that the army controls, undisputed (rule 5.13). */
function refuseTaxed(s: State, t: number): Refusal | undefined {
  if (!isTerritory(t)) return refuse("territory.unknown");
  if (PRINTED[t] === 0) return refuse("tax.no_city", { territory: landId(t) });
  return refuseFree(s, s.acting, t);
}

/** What a Tax order brings from a supply line, in coins (rules 5.13, 10.11). */
export function taxOf(s: State, army: number, line: readonly number[]): number {
  let coins = 0;
  for (const t of line) coins += PRINTED[t] > 0 ? PRINTED[t] : 1;
  const most = bonusOf(s, army, MASTER_OF_THE_STRAITS);
  if (most === undefined) return coins;
  const straits = countStraits((t) => line.includes(t));
  return coins + (straits < most ? straits : most);
}

/** Units that come with the tax where the city's tile acts (rule 8.7). */
const GIFTS: readonly (readonly [number, readonly number[]])[] = [
  [LONDON, LONDON_GIFT],
  [PARIS, PARIS_GIFT],
  [MADRID, MADRID_GIFT],
];

/** Coins from the supply line of a city (rule 5.13). */
export const TAX: Verb<"tax"> = {
  at: { turn: true },
  check: (s, action) => refuseOrder(s, "tax") ?? refuseTaxed(s, action.territory),
  /** Pays the tax; then units come by tiles and missions, in the sequence in which Footmen are given (rules 2.2, 5.14, 8.7, 10.10). */
  apply: (s, action, events) => {
    const army = s.acting;
    const line = supplyLine(s, army, action.territory);
    const coins = taxOf(s, army, line);
    s.moves.order = "tax";
    pay(s, army, coins);
    events.push({ type: "taxed", army, coins });
    for (const [city, units] of GIFTS)
      if (line.includes(city) && hasTile(s, army, city)) give(s, army, city, units, events);
    const guard = bonusOf(s, army, LESSER_CROWNS);
    if (guard === undefined) return;
    for (const city of BLACK) if (line.includes(city)) give(s, army, city, footmen(guard), events);
  },
  offer: {
    isMove: true,
    refuse: (s) => refuseOrder(s, "tax"),
    picks: [{ field: "territory", refuse: (s, _p, t) => refuseTaxed(s, t), candidates: () => CITIES }],
    complete: ({ seat, territory }) => ({ type: "tax", seat, territory }),
  },
};

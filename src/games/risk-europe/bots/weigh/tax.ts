import { NOWHERE } from "../../../../core/types";
import { CITIES } from "../../../../risk/europe/board";
import { isFree, supplyLine } from "../../rules/land";
import type { State } from "../../rules/state";
import { taxOf } from "../../rules/turn/tax";

/** The city whose supply line pays most, and what it pays; NOWHERE and 0 without one. */
export function bestTax(s: State, army: number): { readonly city: number; readonly coins: number } {
  let city = NOWHERE;
  let most = 0;
  const taxed: Record<number, boolean | undefined> = {};
  for (const t of CITIES) {
    if (taxed[t] !== undefined || !isFree(s, army, t)) continue;
    const line = supplyLine(s, army, t);
    for (const member of line) taxed[member] = true;
    const coins = taxOf(s, army, line);
    if (coins > most) {
      city = t;
      most = coins;
    }
  }
  return { city, coins: most };
}

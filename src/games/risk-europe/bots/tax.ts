import { CITIES } from "../../../risk/europe/board";
import { isFree } from "../rules/land";
import type { State } from "../rules/state";
import { taxOf } from "../rules/turn/tax";

/** The city whose supply line pays most, and what it pays; -1 and 0 without one. */
export function bestTax(s: State, army: number): { readonly city: number; readonly coins: number } {
  let city = -1;
  let most = 0;
  for (const t of CITIES) {
    const coins = isFree(s, army, t) ? taxOf(s, army, t) : 0;
    if (coins > most) {
      city = t;
      most = coins;
    }
  }
  return { city, coins: most };
}

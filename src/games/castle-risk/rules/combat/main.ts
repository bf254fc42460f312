import type { RollChances } from "../../../../risk/combat/odds/rolls";
import { BOOSTED_WAYS } from "./boosted.data";

/** The chances of the main phase where the attacker and the defender have so many +1s (rules 8.9 to 8.11; CR28, CR29). */
export function boostedRolls(attacker: number, defender: number): RollChances {
  const [one, two] = BOOSTED_WAYS[attacker][defender];
  return { one: chancesOf(one), two: chancesOf(two) };
}

/** By dice of the attacker, from none on. */
function chancesOf(ways: readonly (readonly number[])[]): number[][] {
  const rows: number[][] = [[]];
  for (const list of ways) {
    let all = 0;
    for (const n of list) all += n;
    rows.push(list.map((n) => n / all));
  }
  return rows;
}

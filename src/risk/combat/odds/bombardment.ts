import { size } from "../../units";
import type { End, Outcome, VolleyBattle } from "./battle";
import { hitChances } from "./binomial";
import { CHEAPEST, without } from "./orders";

/** What weapons that fire at a place come to: it is won where nobody is left in it. */
export function volleyOutcome({ dice, need, units, spared }: VolleyBattle): Outcome {
  const chances = hitChances(dice, need)[dice];
  const most = Math.max(0, size(units) - spared);
  const lost: number[] = [];
  for (let hits = 0; hits <= dice; hits++) {
    const at = hits < most ? hits : most;
    lost[at] = (lost[at] ?? 0) + chances[hits];
  }
  let win = 0;
  let lose = 0;
  const ends = lost.map((chance, n): End => {
    const left = without(units, n, CHEAPEST);
    if (size(left) > 0) lose += chance;
    else win += chance;
    return { attacker: [], defender: left, chance };
  });
  return { win, lose, both: 0, ends };
}

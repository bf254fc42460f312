import type { ReportedOdds, ReportedUnits } from "../../../core/report";
import type { OddsBattle } from "./battle";
import { computeOdds } from "./job";

/** Odds for readers outside the table; `kinds` names units in their order. */
export function reportOdds(
  battle: OddsBattle,
  kinds: readonly string[],
  assumed: readonly string[],
): ReportedOdds {
  const { win, lose, both, ends } = computeOdds(battle);
  return {
    win,
    lose,
    both,
    ends: ends.map(({ attacker, defender, chance }) => ({
      attacker: reportUnits(attacker, kinds),
      defender: reportUnits(defender, kinds),
      chance,
    })),
    assumed,
  };
}

/** Units by the names of their kinds. A single kind is named even where there is none of it. */
export function reportUnits(units: readonly number[], kinds: readonly string[]): ReportedUnits {
  const named: Record<string, number> = {};
  units.forEach((n, k) => {
    if (n > 0 || kinds.length === 1) named[kinds[k]] = n;
  });
  return named;
}

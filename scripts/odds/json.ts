import type { ReportedOdds, ReportedUnits } from "../../src/core/report";

type Side = "attacker" | "defender";

/** What is left of a side: each way once, with its chance. */
export interface Left {
  readonly units: ReportedUnits;
  readonly chance: number;
}

export function unitsIn(units: ReportedUnits): number {
  return Object.values(units).reduce((sum, n) => sum + n, 0);
}

/** What can be left of a side, most units first. */
export function leftOf({ ends }: ReportedOdds, side: Side): Left[] {
  const found = new Map<string, Left>();
  for (const end of ends) {
    const key = JSON.stringify(end[side]);
    found.set(key, { units: end[side], chance: (found.get(key)?.chance ?? 0) + end.chance });
  }
  return [...found.values()].sort((one, other) => unitsIn(other.units) - unitsIn(one.units));
}

/** How many units are left of a side on average. */
export function meanOf(left: readonly Left[]): number {
  return left.reduce((sum, { units, chance }) => sum + chance * unitsIn(units), 0);
}

/** Odds as one object. */
export function oddsJson(odds: ReportedOdds, least: number): string {
  const { win, lose, both, ends } = odds;
  const side = (name: Side): object => {
    const outcomes = leftOf(odds, name);
    return { mean: meanOf(outcomes), outcomes };
  };
  const force = least > 0 ? { least: { chance: least / 100, units: odds.least ?? null } } : {};
  return JSON.stringify(
    { win, lose, both, attacker: side("attacker"), defender: side("defender"), ends, ...force },
    null,
    2,
  );
}

import { meanOf, type Mean } from "../../../../risk/combat/odds/mean";
import { size } from "../../../../risk/units";
import { plainBattle } from "../../rules/odds";
import { newBattle } from "../../rules/state/initial";
import type { State } from "../../rules/state";
import { UNIT_COST } from "../../rules/units";

/** What was reckoned of battles in one decision, by battle, and the units of thought that it took. */
export interface Reckoned {
  readonly battles: Record<string, Mean | undefined>;
  spent: number;
}

/** Pairs of what both sides can come to, of which so many take a unit of thought. */
const PAIRS = 4;

/** What is to be expected of a force that attacks these units in a territory: the exact odds (rules 7.2 to 7.6). */
export function expect(
  s: State,
  reckoned: Reckoned,
  land: number,
  force: readonly number[],
  units: readonly number[],
): Mean {
  const { battles } = reckoned;
  const key = `${land} ${force.join(" ")} ${units.join(" ")}`;
  const mean = battles[key] ?? meanOf(plainBattle(s, newBattle(land), force, units), UNIT_COST);
  if (battles[key] === undefined) reckoned.spent += (size(force) * size(units)) / PAIRS;
  battles[key] = mean;
  return mean;
}

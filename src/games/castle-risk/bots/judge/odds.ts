import { growth } from "../../../../risk/growth";
import type { State } from "../../rules/state";
import { size } from "../../../../risk/units";
import { type Forecast, forecast } from "../normal/forecast";

/* A quick fit of the exact odds: within four points of them for armies of up to thirty units. */
const STEEP = 2.1;
const SHIFT = -0.12;

/** The chance that a battle that is forecast so is won. */
export function winChance({ mine, theirs }: Forecast, attackers: number, defenders: number): number {
  const lead = (mine - theirs) / Math.sqrt(attackers + defenders);
  return 1 / (1 + growth(-STEEP * lead - SHIFT));
}

/** The chance that a force takes a territory from those who are there. */
export function takeChance(s: State, force: readonly number[], to: number): number {
  return winChance(forecast(s, force, to), size(force), size(s.territories[to].units));
}

import { growth } from "../../../../risk/growth";
import type { State } from "../../rules/state";
import { size } from "../../../../risk/units";
import { forecast } from "./forecast";

/* A quick fit of the exact odds for dangers: within four points of them for armies of up to thirty units. */
const STEEP = 2.1;
const SHIFT = -0.12;

/** The chance that a force takes a territory from those who are there. */
export function takeChance(s: State, force: readonly number[], to: number): number {
  const { mine, theirs } = forecast(s, force, to);
  const lead = (mine - theirs) / Math.sqrt(size(force) + size(s.territories[to].units));
  return 1 / (1 + growth(-STEEP * lead - SHIFT));
}

import { NOBODY } from "../../../../core/types";
import { SIZE } from "../../../../risk/europe/board";
import { size } from "../../../../risk/units";
import type { State } from "../../rules/state";
import { maneuverable, refuseManeuverFrom, staying } from "../../rules/turn/maneuver";
import { powerOf, strongest } from "./power";
import { gainWorth, keepWorth, type Aims, type Ride } from "./aims";
import { FAR, stepsToEnemy } from "./front";
import { expect } from "./dispute";
import { danger, riskAgainst } from "./risk";
import { promise } from "./site";

/** Territories with fewer units to spare are not looked at. */
const FEW = 2;
/** A maneuver that is worth no more than this is not made. */
const LEAST = 1;

/** Help for a dispute, or units to where they are needed; undefined where that is worth little. */
export function bestManeuver(s: State, aims: Aims): Ride | undefined {
  while (rideOn(s, aims)) {
    // One part of what a territory can spare after the other.
  }
  return aims.rides.best;
}

/** All that can be spared out of a territory, or half of it where that is in danger itself. */
const SHARES: readonly number[] = [1, 0.5];

/** Looks at the acting army's next possible maneuvers; says whether there were any to look at. */
export function rideOn(s: State, aims: Aims): boolean {
  const { rides, army } = aims;
  while (rides.from < SIZE) {
    const { from, share } = rides;
    const leaves = share > 0 ? danger(s, aims, from) > 0 : canRideFrom(s, army, from);
    if (share >= SHARES.length || !leaves) {
      rides.from++;
      rides.share = 0;
    } else {
      rides.share++;
      bestFrom(s, aims, from, SHARES[share]);
      return true;
    }
  }
  return false;
}

function canRideFrom(s: State, army: number, from: number): boolean {
  const { owner, units } = s.territories[from];
  if (owner !== army || refuseManeuverFrom(s, army, from) !== undefined) return false;
  return size(units) - Math.max(1, staying(s, from)) >= FEW;
}

/** The best way for a share of what can be spared. */
function bestFrom(s: State, aims: Aims, from: number, share: number): void {
  const { rides, army, seat } = aims;
  const steps = rides.steps ?? stepsToEnemy(s, army);
  rides.steps = steps;
  const { units } = s.territories[from];
  const threat = danger(s, aims, from);
  const spare = size(units) - Math.max(1, staying(s, from));
  const force = strongest(units, Math.max(1, Math.floor(spare * share)));
  const power = powerOf(units);
  const weaker = riskAgainst(aims, threat, power - powerOf(force)) - riskAgainst(aims, threat, power);
  const cost = promise(s, aims, from) * share + weaker * keepWorth(aims, s, from);
  for (const to of maneuverable(s, army, from, 2)) {
    const nearer = steps[from] < FAR && steps[to] > 0 ? steps[from] - steps[to] : 0;
    const worth = helpWorth(s, aims, to, force) - cost + aims.weights.step * nearer * powerOf(force);
    if (worth > (rides.best?.worth ?? LEAST))
      rides.best = { action: { type: "maneuver", seat, from, to, units: force }, worth };
  }
}

/** What a force is worth at the end of its way. */
function helpWorth(s: State, aims: Aims, to: number, force: readonly number[]): number {
  const { owner, attacker, units, force: others } = s.territories[to];
  if (attacker === NOBODY) {
    const threat = danger(s, aims, to);
    const power = powerOf(units);
    const safer = riskAgainst(aims, threat, power) - riskAgainst(aims, threat, power + powerOf(force));
    return safer * keepWorth(aims, s, to) + promise(s, aims, to);
  }
  const mine = (attacker === aims.army ? others : units).map((n, k) => n + force[k]);
  const chance = (attackers: readonly number[], defenders: readonly number[]): number =>
    expect(s, aims.reckoned, to, attackers, defenders).win;
  if (owner === aims.army) return (chance(others, units) - chance(others, mine)) * keepWorth(aims, s, to);
  return (chance(mine, units) - chance(others, units)) * gainWorth(aims, s, to);
}

import { NOBODY, type Seat } from "../../../../core/types";
import { SIZE } from "../../../../risk/europe/board";
import { size } from "../../../../risk/units";
import type { SeatAction } from "../../rules/actions";
import type { State } from "../../rules/state";
import { maneuverable, refuseManeuverFrom, staying } from "../../rules/turn/maneuver";
import { powerOf, strongest } from "./power";
import { gainWorth, keepWorth, type Aims } from "./aims";
import { FAR, stepsToEnemy } from "./front";
import { forecast } from "./odds";
import { danger, riskAgainst } from "./risk";
import { promise } from "./site";

/** Territories with fewer units to spare are not looked at. */
const FEW = 2;
/** A maneuver that is worth no more than this is not made. */
const LEAST = 1;

/** A maneuver, and what it should bring. */
export interface Ride {
  readonly action: SeatAction;
  readonly worth: number;
}

/** Help for a dispute, or units to where they are needed; nothing where that is worth little. */
export function bestManeuver(s: State, seat: Seat, aims: Aims): Ride | undefined {
  let best: Ride | undefined;
  const steps = stepsToEnemy(s, aims.army);
  for (let from = 0; from < SIZE; from++) {
    if (s.territories[from].owner === aims.army && refuseManeuverFrom(s, aims.army, from) === undefined) {
      const ride = bestFrom(s, seat, aims, from, steps);
      if (ride !== undefined && (best === undefined || ride.worth > best.worth)) best = ride;
    }
  }
  return best;
}

/** The best way for all that can be spared out of a territory, or for half of it where that is in danger itself. */
function bestFrom(
  s: State,
  seat: Seat,
  aims: Aims,
  from: number,
  steps: readonly number[],
): Ride | undefined {
  let best: Ride | undefined;
  let most = LEAST;
  const { units } = s.territories[from];
  const spare = size(units) - Math.max(1, staying(s, from));
  const threat = danger(s, aims, from);
  if (spare < FEW) return undefined;
  const here = promise(s, aims, from);
  const reached = maneuverable(s, aims.army, from, 2);
  for (const share of threat > 0 ? [1, 0.5] : [1]) {
    const force = strongest(units, Math.max(1, Math.floor(spare * share)));
    const power = powerOf(units);
    const weaker = riskAgainst(aims, threat, power - powerOf(force)) - riskAgainst(aims, threat, power);
    const cost = here * share + weaker * keepWorth(aims, s, from);
    for (const to of reached) {
      const nearer = steps[from] < FAR && steps[to] > 0 ? steps[from] - steps[to] : 0;
      const worth = helpWorth(s, aims, to, force) - cost + aims.weights.step * nearer * powerOf(force);
      if (worth > most) {
        best = { action: { type: "maneuver", seat, from, to, units: force }, worth };
        most = worth;
      }
    }
  }
  return best;
}

/** What a force is worth at the end of its way. */
function helpWorth(s: State, aims: Aims, to: number, force: readonly number[]): number {
  const { owner, attacker, units, force: others, castle } = s.territories[to];
  if (attacker === NOBODY) {
    const threat = danger(s, aims, to);
    const power = powerOf(units);
    const safer = riskAgainst(aims, threat, power) - riskAgainst(aims, threat, power + powerOf(force));
    return safer * keepWorth(aims, s, to) + promise(s, aims, to);
  }
  const mine = (attacker === aims.army ? others : units).map((n, k) => n + force[k]);
  if (owner === aims.army) {
    const more = forecast(others, units, castle).chance - forecast(others, mine, castle).chance;
    return more * keepWorth(aims, s, to);
  }
  const more = forecast(mine, units, castle).chance - forecast(others, units, castle).chance;
  return more * gainWorth(aims, s, to);
}

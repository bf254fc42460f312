import { NOBODY } from "../../../../core/types";
import { SIZE } from "../../../../risk/europe/board";
import { size } from "../../../../risk/units";
import type { State } from "../../rules/state";
import { maneuverable, refuseManeuverFrom, staying } from "../../rules/turn/maneuver";
import { powerOf } from "./pressure";
import { strongest } from "./power";
import { gainWorth, keepWorth, type Aims, type Ride, type Sally } from "./aims";
import { FAR, stepsToEnemy } from "./front";
import { expect, foresee } from "./dispute";
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

/** Looks at the acting army's next possible maneuver, or for where the next ones lead; says whether there was anything to do. */
export function rideOn(s: State, aims: Aims): boolean {
  const { rides } = aims;
  const { sally } = rides;
  if (sally === undefined) return findSally(s, aims);
  if (sally.at >= sally.ways.length) {
    rides.sally = undefined;
    return findSally(s, aims);
  }
  lookAt(s, aims, sally, sally.ways[sally.at]);
  sally.at++;
  return true;
}

/** Works on the large battles that the next possible maneuver looks up; gives the units of thought that it took. */
export function foreseeRide(s: State, aims: Aims): number {
  const { sally } = aims.rides;
  if (sally === undefined || sally.at >= sally.ways.length) return 0;
  const to = sally.ways[sally.at];
  for (const { attackers, defenders } of disputesOf(s, aims, to, sally.force)) {
    const took = foresee(s, aims.reckoned, to, attackers, defenders);
    if (took > 0) return took;
  }
  return 0;
}

/** The next share of what a territory can spare, and where it could go; says whether there is one. */
function findSally(s: State, aims: Aims): boolean {
  const { rides, army } = aims;
  while (rides.from < SIZE) {
    const { from, share } = rides;
    const leaves = share > 0 ? danger(s, aims, from) > 0 : canRideFrom(s, army, from);
    if (share >= SHARES.length || !leaves) {
      rides.from++;
      rides.share = 0;
    } else {
      rides.share++;
      rides.sally = sallyOf(s, aims, from, SHARES[share]);
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

function sallyOf(s: State, aims: Aims, from: number, share: number): Sally {
  const { army } = aims;
  const { units } = s.territories[from];
  const threat = danger(s, aims, from);
  const spare = size(units) - Math.max(1, staying(s, from));
  const force = strongest(units, Math.max(1, Math.floor(spare * share)));
  const power = powerOf(units);
  const weaker = riskAgainst(aims, threat, power - powerOf(force)) - riskAgainst(aims, threat, power);
  const cost = promise(s, aims, from) * share + weaker * keepWorth(aims, s, from);
  return { from, force, cost, ways: maneuverable(s, army, from, 2), at: 0 };
}

function lookAt(s: State, aims: Aims, { from, force, cost }: Sally, to: number): void {
  const { rides, army, seat } = aims;
  const steps = rides.steps ?? stepsToEnemy(s, army);
  rides.steps = steps;
  const nearer = steps[from] < FAR && steps[to] > 0 ? steps[from] - steps[to] : 0;
  const worth = helpWorth(s, aims, to, force) - cost + aims.weights.step * nearer * powerOf(force);
  if (worth > (rides.best?.worth ?? LEAST))
    rides.best = { action: { type: "maneuver", seat, from, to, units: [...force] }, worth };
}

/** Both sides of a dispute. */
interface Sides {
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
}

/** What a dispute is, and what it becomes when a force comes to the help of the acting army; none where nobody fights. */
function disputesOf(s: State, { army }: Aims, to: number, force: readonly number[]): Sides[] {
  const { attacker, units, force: others } = s.territories[to];
  if (attacker === NOBODY) return [];
  const attacks = attacker === army;
  const mine = (attacks ? others : units).map((n, k) => n + force[k]);
  return [
    { attackers: others, defenders: units },
    attacks ? { attackers: mine, defenders: units } : { attackers: others, defenders: mine },
  ];
}

/** What a force is worth at the end of its way. */
function helpWorth(s: State, aims: Aims, to: number, force: readonly number[]): number {
  const { owner, attacker, units } = s.territories[to];
  if (attacker === NOBODY) {
    const threat = danger(s, aims, to);
    const power = powerOf(units);
    const safer = riskAgainst(aims, threat, power) - riskAgainst(aims, threat, power + powerOf(force));
    return safer * keepWorth(aims, s, to) + promise(s, aims, to);
  }
  const [without, helped] = disputesOf(s, aims, to, force).map(
    ({ attackers, defenders }) => expect(s, aims.reckoned, to, attackers, defenders).win,
  );
  if (owner === aims.army) return (without - helped) * keepWorth(aims, s, to);
  return (helped - without) * gainWorth(aims, s, to);
}

import { NOBODY } from "../../../../core/types";
import { SIZE } from "../../../../risk/europe/board";
import { size } from "../../../../risk/units";
import type { State } from "../../rules/state";
import { maneuverable, refuseManeuverFrom, staying } from "../../rules/turn/maneuver";
import { powerOf } from "./pressure";
import { strongest } from "./power";
import { gainWorth, keepWorth, type Aims, type Maneuver, type Detachment } from "./aims";
import { FAR, stepsToEnemy } from "./front";
import { expect, foresee } from "./dispute";
import { danger, riskAgainst } from "./risk";
import { promise } from "./site";

/** Territories with fewer units to spare are not looked at. */
const FEW = 2;
/** A maneuver that is worth no more than this is not made. */
const LEAST = 1;

/** Help for a dispute, or units to where they are needed; undefined where that is worth little. */
export function bestManeuver(s: State, aims: Aims): Maneuver | undefined {
  while (lookAtManeuver(s, aims)) {
    // One part of what a territory can spare after the other.
  }
  return aims.maneuvers.best;
}

/** All that can be spared out of a territory, or half of it where that is in danger itself. */
const SHARES: readonly number[] = [1, 0.5];

/** Looks at the acting army's next possible maneuver, or for where the next ones lead; says whether there was anything to do. */
export function lookAtManeuver(s: State, aims: Aims): boolean {
  const { maneuvers } = aims;
  const { detachment } = maneuvers;
  if (detachment === undefined) return findDetachment(s, aims);
  if (detachment.at >= detachment.ways.length) {
    maneuvers.detachment = undefined;
    return findDetachment(s, aims);
  }
  lookAt(s, aims, detachment, detachment.ways[detachment.at]);
  detachment.at++;
  return true;
}

/** Works on the large battles that the next possible maneuver looks up; gives the units of thought that it took. */
export function foreseeManeuver(s: State, aims: Aims): number {
  const { detachment } = aims.maneuvers;
  if (detachment === undefined || detachment.at >= detachment.ways.length) return 0;
  const to = detachment.ways[detachment.at];
  for (const { attackers, defenders } of disputesOf(s, aims, to, detachment.force)) {
    const took = foresee(s, aims.reckoned, to, attackers, defenders);
    if (took > 0) return took;
  }
  return 0;
}

/** The next share of what a territory can spare, and where it could go; says whether there is one. */
function findDetachment(s: State, aims: Aims): boolean {
  const { maneuvers, army } = aims;
  while (maneuvers.from < SIZE) {
    const { from, share } = maneuvers;
    const leaves = share > 0 ? danger(s, aims, from) > 0 : canManeuverFrom(s, army, from);
    if (share >= SHARES.length || !leaves) {
      maneuvers.from++;
      maneuvers.share = 0;
    } else {
      maneuvers.share++;
      maneuvers.detachment = detachmentOf(s, aims, from, SHARES[share]);
      return true;
    }
  }
  return false;
}

function canManeuverFrom(s: State, army: number, from: number): boolean {
  const { owner, units } = s.territories[from];
  if (owner !== army || refuseManeuverFrom(s, army, from) !== undefined) return false;
  return size(units) - Math.max(1, staying(s, from)) >= FEW;
}

function detachmentOf(s: State, aims: Aims, from: number, share: number): Detachment {
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

function lookAt(s: State, aims: Aims, { from, force, cost }: Detachment, to: number): void {
  const { maneuvers, army, seat } = aims;
  const steps = (maneuvers.steps ??= stepsToEnemy(s, army));
  const nearer = steps[from] < FAR && steps[to] > 0 ? steps[from] - steps[to] : 0;
  const worth = helpWorth(s, aims, to, force) - cost + aims.weights.step * nearer * powerOf(force);
  if (worth > (maneuvers.best?.worth ?? LEAST))
    maneuvers.best = { action: { type: "maneuver", seat, from, to, units: [...force] }, worth };
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

import { NOBODY } from "../../../../core/types";
import { BOARD } from "../../../../risk/europe/board";
import { CASTLE_FACTOR, pressure, powerOf } from "./pressure";
import { SIEGE, size } from "../../../../risk/units";
import type { State } from "../../rules/state";
import { allied } from "../../rules/variant";
import { keepWorth, type Aims } from "./aims";
import { readiness } from "./hands";

/** The power, for who looks that far, that enemies of the acting army could bring into a territory, one unit left behind, and with a weapon against a castle. */
export function danger(s: State, aims: Aims, t: number): number {
  return (aims.known.danger[t] ??= aims.weights.far ? reckonDanger(s, aims, t) : 0);
}

function reckonDanger(s: State, aims: Aims, t: number): number {
  const { army, weights } = aims;
  const { castle } = s.territories[t];
  let most = 0;
  let sum = 0;
  for (const near of BOARD.near[t]) {
    const { owner, units, attacker } = s.territories[near];
    if (owner === NOBODY || owner === army || attacker !== NOBODY || allied(s, army, owner)) continue;
    if ((castle && units[SIEGE] === 0) || size(units) < 2) continue;
    const power = (powerOf(units) - 1) * (weights.hands ? readiness(s, aims, owner) : 1);
    sum += power;
    if (power > most) most = power;
  }
  return most + weights.others * (sum - most);
}

/** In what danger a territory is in which the acting army has these units, before its next round: from 0 to 1. */
export function riskOf(s: State, aims: Aims, t: number, units: readonly number[]): number {
  return riskAgainst(
    aims,
    danger(s, aims, t),
    powerOf(units) * (s.territories[t].castle ? CASTLE_FACTOR : 1),
  );
}

/** In what danger power of this strength is by such a threat: how hard that presses, in the share that is minded. */
export function riskAgainst({ weights }: Aims, threat: number, power: number): number {
  return weights.attacked * pressure(threat, power);
}

/** What becomes less of the dangers to the acting army's own territories when a neighbour's units have to fight. */
export function relieved(s: State, aims: Aims, t: number): number {
  const { owner, units } = s.territories[t];
  if (aims.army !== aims.seat || owner === NOBODY) return 0;
  const power = powerOf(units) - 1;
  let sum = 0;
  for (const near of BOARD.near[t]) {
    const land = s.territories[near];
    if (land.owner !== aims.army || (land.castle && units[SIEGE] === 0)) continue;
    const threat = danger(s, aims, near);
    const own = powerOf(land.units) * (land.castle ? CASTLE_FACTOR : 1);
    const less = riskAgainst(aims, threat, own) - riskAgainst(aims, threat - power, own);
    if (less > 0) sum += less * keepWorth(aims, s, near);
  }
  return sum;
}

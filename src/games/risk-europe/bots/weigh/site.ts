import { NOBODY } from "../../../../core/types";
import { BOARD, SIZE } from "../../../../risk/europe/board";
import { CASTLE_FACTOR, powerOf } from "./pressure";
import { SIEGE } from "../../../../risk/units";
import { armyOf } from "../../rules/army";
import type { State } from "../../rules/state";
import { needsSiege } from "../../rules/turn/expand";
import { refuseRecruits } from "../../rules/turn/spend";
import { allied } from "../../rules/variant";
import { gainWorth, keepWorth, type Aims } from "./aims";
import { shareOfTroops } from "./open-mission";
import { stepsToEnemy } from "./front";
import { danger, riskAgainst } from "./risk";

/** From so many coins on, more of them are worth little. */
export const RICH = 30;

/** A territory for recruits, and what a coin's worth of them there is worth. */
interface Site {
  readonly territory: number;
  readonly need: number;
}

/** Power that is taken for granted when sites are compared. */
const PARCEL = 5;

/** Where recruits are worth most: they make a territory safer, or an attack from there possible. */
export function bestSite(s: State, aims: Aims): Site | undefined {
  let territory = -1;
  let most = 0;
  for (let t = 0; t < SIZE; t++) {
    if (s.territories[t].owner === aims.army && refuseRecruits(s, aims.army, t) === undefined) {
      const worth = aims.weights.safer * safer(s, aims, t) + aims.weights.promise * promise(s, aims, t);
      if (worth > most) {
        territory = t;
        most = worth;
      }
    }
  }
  const isRich = armyOf(s, aims.army).coins >= RICH;
  const host = aims.army === aims.seat ? aims.mission * shareOfTroops(aims.openMissions) : 0;
  const idle = Math.max(host, isRich ? IDLE_NEED : 0);
  if (territory >= 0) return { territory, need: Math.max(most / PARCEL + host, idle) };
  return idle > 0 ? nearestSite(s, aims.army, idle) : undefined;
}

/** What recruits are worth for each coin of a treasury that is full, wherever they are placed. */
const IDLE_NEED = 0.1;

/** The site that is nearest to an enemy, for recruits that march from there. */
function nearestSite(s: State, army: number, need: number): Site | undefined {
  const steps = stepsToEnemy(s, army);
  let territory = -1;
  for (let t = 0; t < SIZE; t++) {
    if (s.territories[t].owner === army && refuseRecruits(s, army, t) === undefined)
      if (territory < 0 || steps[t] < steps[territory]) territory = t;
  }
  return territory < 0 ? undefined : { territory, need };
}

/** What it is worth that the territory has so much more power. */
export function safer(s: State, aims: Aims, t: number): number {
  if (aims.army !== aims.seat) return 0;
  const threat = danger(s, aims, t);
  const power = powerOf(s.territories[t].units);
  return (
    (riskAgainst(aims, threat, power) - riskAgainst(aims, threat, power + PARCEL)) * keepWorth(aims, s, t)
  );
}

/** What attacks from a territory promise that lack power. */
export function promise(s: State, aims: Aims, t: number): number {
  return (aims.known.promise[t] ??= reckonPromise(s, aims, t));
}

function reckonPromise(s: State, aims: Aims, t: number): number {
  const { units } = s.territories[t];
  const power = powerOf(units);
  let most = 0;
  for (const to of BOARD.near[t]) {
    const { owner, attacker } = s.territories[to];
    if (owner === aims.army || owner === aims.seat || attacker !== NOBODY) continue;
    if (allied(s, aims.army, owner)) continue;
    const barred = needsSiege(s, to) && units[SIEGE] === 0 ? 0.5 : 1;
    const worth = barred * shareWon(power, resistance(s, to)) * gainWorth(aims, s, to);
    if (worth > most) most = worth;
  }
  return most;
}

/** What an attacker of a territory has to pressure. */
function resistance(s: State, to: number): number {
  const { owner, units, castle } = s.territories[to];
  return owner === NOBODY ? 0 : powerOf(units) * (castle ? CASTLE_FACTOR : 1);
}

/** How much more of the power of both sides is the own one by a parcel more. */
function shareWon(power: number, against: number): number {
  const more = power + PARCEL;
  return more / (more + 2 * against) - power / (power + 2 * against + 0.1);
}

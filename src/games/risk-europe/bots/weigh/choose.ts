import { NOBODY, type Roll, type Seat } from "../../../../core/types";
import { disputes } from "../../rules/land";
import { goalOf, isMet, measureOf } from "../../rules/mission";
import { ENGINES_OF_WAR, FULL_COFFERS, SPOILS_OF_WAR, WARDEN_OF_THE_MARCHES } from "../../rules/missions";
import type { State } from "../../rules/state";
import { advances, bestOf } from "./advance";
import type { Aims } from "./aims";

/** For the first place a coin or two; for mercenaries a part of what they could do for the seat, or to it. */
export function chooseBid(s: State, aims: Aims, roll: Roll): number {
  const { coins } = s.seats[aims.seat];
  if (s.lot === NOBODY) return Math.min(coins, roll(3));
  return Math.min(Math.floor(useFor(s, aims) * aims.weights.bid) + roll(2), Math.floor(coins / 3));
}

/** The mercenary army that can do most for the seat is bid for first. */
export function chooseArmy(s: State, all: readonly Aims[]): number {
  let [best] = all;
  for (const aims of all) if (useFor(s, aims) > useFor(s, best)) best = aims;
  return best.army;
}

function useFor(s: State, aims: Aims): number {
  return bestOf(advances(s, aims))?.worth ?? 0;
}

/** Battles of others first: what falls in them cannot be lost to oneself any more. */
export function chooseBattle(s: State, seat: Seat): number {
  const open = disputes(s);
  const foreign = open.find((t) => s.territories[t].owner !== seat && s.territories[t].attacker !== seat);
  return foreign ?? open[0];
}

/** The mission that is nearest to being met. */
export function chooseMission(s: State, seat: Seat): number {
  let best = s.drawn[0];
  for (const mission of s.drawn) if (progress(s, seat, mission) > progress(s, seat, best)) best = mission;
  return best;
}

/** How much of a mission's condition is met, from 0 to 1 (rule 10.6). */
function progress(s: State, seat: Seat, mission: number): number {
  if (isMet(s, seat, mission)) return 1;
  if (mission === WARDEN_OF_THE_MARCHES || mission === SPOILS_OF_WAR) return 0.4;
  const has = measureOf(s, seat, mission);
  const goal = goalOf(s, mission);
  if (mission === FULL_COFFERS) return 0.5 + has / (2 * goal);
  return (mission === ENGINES_OF_WAR ? 0.8 + has : has) / goal;
}

import { GOAL } from "../rules/numbers";
import { NOBODY, type Seat } from "../../../core/types";
import { WON, type Aims } from "../../../risk/world/bots/judge";
import { KINDS, openObjectives } from "../rules/conditions";
import { countObjectives } from "../rules/holdings";
import { OBJECTIVES, type Condition } from "../rules/objectives.data";
import type { State } from "../rules/state";
import { isConquest } from "../rules/variant";
import { CONDITIONS } from "./conditions";

/** What it is worth to collect an objective in this turn, one more for each that is held; and to come near to one, in armies. */
const COLLECT = 22;
const MORE = 14;
const NEAR = 9;
/** What the own capital is worth to its seat, and each capital to whoever holds it. */
const OWN_CAPITAL = 7;
export const CAPITAL = 3;
/** By the objectives that a rival has: what it takes from everybody else that it holds its capital too. */
const RIVAL: readonly number[] = [0, 1, 8, 20];
/** How much of that is as bad if the last objective is far for it. */
const FAR = 0.4;

/** What a seat is after besides strength: objectives, and its own capital. */
export function aimsOf(s: State, seat: Seat, keenness: number): Aims | undefined {
  if (s.phase === "setup") return undefined;
  const { capital } = s.seats[seat];
  const home = (owners: readonly number[]): number =>
    capital >= 0 && owners[capital] === seat ? keenness * OWN_CAPITAL : 0;
  if (isConquest(s)) return home;
  const open = openObjectives(s).map((k) => OBJECTIVES[k].condition);
  const had = countObjectives(s, seat);
  const rivals = rivalsOf(s, seat);
  const before = s.owners.map((owner, t) => owner === seat && !s.taken.includes(t));
  return (owners) => {
    let best = 0;
    let second = 0;
    for (const condition of open) {
      const share = s.collected
        ? 0
        : CONDITIONS[condition.kind].share(condition, { owners, seat, s, before });
      if (share > best) {
        second = best;
        best = share;
      } else if (share > second) second = share;
    }
    const isHome = home(owners) > 0;
    if (best >= 1 && had + 1 >= GOAL && isHome) return WON;
    const collected = best >= 1 ? COLLECT + MORE * had : NEAR * best * best;
    let lost = 0;
    for (const rival of rivals)
      if (owners[rival.capital] === rival.seat) lost += rival.worth * nearness(open, owners, rival, s);
    return home(owners) * (1 + had) + keenness * (collected + NEAR * second * second * 0.5 - lost);
  };
}

/** Somebody else who has objectives, and what that takes from the seat. */
interface Rival {
  readonly seat: Seat;
  readonly capital: number;
  readonly worth: number;
  readonly isNear: boolean;
}

function rivalsOf(s: State, seat: Seat): Rival[] {
  const rivals: Rival[] = [];
  s.seats.forEach(({ alive, capital }, other) => {
    const had = countObjectives(s, other);
    const worth = RIVAL[had < GOAL ? had : GOAL];
    if (alive && other !== seat && worth > 0)
      rivals.push({ seat: other, capital, worth, isNear: had + 1 >= GOAL });
  });
  return rivals;
}

/** How near a rival who wants one more objective is to it by what it holds, from FAR to 1. */
function nearness(open: readonly Condition[], owners: readonly number[], rival: Rival, s: State): number {
  if (!rival.isNear) return 1;
  let best = 0;
  for (const condition of open) {
    const share = KINDS[condition.kind].taken
      ? 0
      : CONDITIONS[condition.kind].share(condition, { owners, seat: rival.seat, s, before: [] });
    if (share > best) best = share;
  }
  return FAR + (1 - FAR) * best * best;
}

/** Sets of territories that fulfil an open objective, and the own capital where it is lost. */
export function aimedAt(s: State, seat: Seat): number[][] {
  const goals: number[][] = [];
  const { capital } = s.seats[seat];
  const others = (territories: readonly number[]): number[] =>
    territories.filter((t) => s.owners[t] !== seat && s.owners[t] !== NOBODY);
  if (capital >= 0 && s.owners[capital] !== seat) goals.push([capital]);
  const capitals = s.seats.map((player) => player.capital).filter((t) => t >= 0 && t !== capital);
  for (const k of openObjectives(s)) {
    const { condition } = OBJECTIVES[k];
    goals.push(others(CONDITIONS[condition.kind].lands(s, condition, capitals)));
  }
  for (const t of others(capitals)) goals.push([t]);
  return goals.filter((goal) => goal.length > 0);
}

import { beside, own, type Verb } from "../verb";
import type { Bounds } from "../../../../core/choice";
import { largestForce, leastOf } from "../../../../core/bounds";
import { take } from "../../../../core/counts";
import { refuse } from "../refusals";
import { NOBODY, type Refusal, type Seat } from "../../../../core/types";
import { startBattle } from "../combat/battle";
import { enterLand, forceBounds, refuseForce } from "./force";
import type { State, Territory } from "../state";
import { SIEGE, any, copyUnits, size } from "../../../../risk/units";
import { landId, linked } from "../../../../risk/europe/board";

/** Units of a territory that have not attacked this turn (rule 7.4); the list may be the territory's own. */
export function unspent(s: State, t: number): readonly number[] {
  const { units, marks } = s.territories[t];
  if (marks === undefined) return units;
  const spent = marks.spent;
  return [units[0] - spent[0], units[1] - spent[1], units[2] - spent[2], units[3] - spent[3]];
}

/** Whether an attack move may start here: own, with a unit to go and one to stay (rules 7.1, 7.3; CR17). */
export function refuseAttackFrom(s: State, seat: Seat, t: number): Refusal | undefined {
  const land = s.territories[t] as Territory | undefined;
  if (land === undefined) return refuse("territory.unknown");
  if (land.owner !== seat) return refuse("territory.not_own", { territory: landId(t) });
  const there = size(land.units);
  if (there < 2) return refuse("force.leave_one", { territory: landId(t) });
  if (land.marks !== undefined && there <= size(land.marks.spent))
    return refuse("attack.spent", { territory: landId(t) });
  return undefined;
}

/** Whether an attack move may lead from one territory to the other (rules 7.1, 7.6; CR17), castles aside. */
export function refuseAttackTo(s: State, seat: Seat, from: number, to: number): Refusal | undefined {
  const target = s.territories[to] as Territory | undefined;
  if (target === undefined) return refuse("territory.unknown");
  if (target.owner === seat) return refuse("attack.own", { territory: landId(to) });
  if (!linked(from, to)) return refuse("territory.not_adjacent", { from: landId(from), to: landId(to) });
  if (needsSiege(s, to) && unspent(s, from)[SIEGE] < 1)
    return refuse("attack.castle", { territory: landId(to) });
  return undefined;
}

/** A castle held by units, enemy or neutral, wants a siege weapon in the force (rules 7.7, 7.8; CR18). */
export function needsSiege(s: State, to: number): boolean {
  const land = s.territories[to];
  return land.castle && land.owner !== NOBODY;
}

/** One unit of the cheapest kind: it is enough for empty land, and all that goes there is spent. */
function smallestForce(bounds: Bounds): number[] {
  const counts = leastOf(bounds);
  for (let k = 0; k < counts.length && !any(counts); k++) if (bounds.maxEach[k] > 0) counts[k] = 1;
  return counts;
}

export const ATTACK: Verb<"attack"> = {
  at: { attack: true },
  /** A move that is left, a way and a force (rule 7.2). */
  check: (s, action) => {
    if (s.moves.attacks < 1) return refuse("attack.none_left");
    const why =
      refuseAttackFrom(s, action.seat, action.from) ?? refuseAttackTo(s, action.seat, action.from, action.to);
    if (why !== undefined) return why;
    if (needsSiege(s, action.to) && !(action.units[SIEGE] > 0))
      return refuse("attack.castle", { territory: landId(action.to) });
    return refuseForce(s, action.from, unspent(s, action.from), action.units);
  },
  /** The force enters; into an empty territory without combat, and it is spent all the same (rule 7.5; CR17). */
  apply: (s, action, events) => {
    s.moves.attacks--;
    take(s.territories[action.from].units, action.units);
    if (s.territories[action.to].owner !== NOBODY) return startBattle(s, action, events);
    enterLand(s, action.seat, action.to, action.units);
    events.push({ type: "entered", seat: action.seat, territory: action.to, units: copyUnits(action.units) });
  },
  offer: {
    isMove: true,
    refuse: (s) => (s.moves.attacks < 1 ? refuse("attack.none_left") : undefined),
    picks: [
      own("from", refuseAttackFrom),
      beside(refuseAttackTo),
      {
        field: "counts",
        bounds: (s, { from, to }) => forceBounds(s, from, unspent(s, from), needsSiege(s, to)),
        defaults: (s, { to }, bounds, most) =>
          most || s.territories[to].owner !== NOBODY ? largestForce(bounds) : smallestForce(bounds),
      },
    ],
    complete: ({ seat, from, to, counts }) => ({ type: "attack", seat, from, to, units: counts }),
  },
};

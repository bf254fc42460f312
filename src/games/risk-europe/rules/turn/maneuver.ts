import { counted } from "../../../../risk/europe/rules/picks";
import { largestForce, upTo } from "../../../../core/bounds";
import { add, take } from "../../../../core/counts";
import { refuse } from "../refusals";
import type { Refusal } from "../../../../core/types";
import { BOARD, PRINTED, isTerritory, landId } from "../../../../risk/europe/board";
import { refuseUnits } from "../../../../risk/force";
import { any, copyUnits, size } from "../../../../risk/units";
import { isFree, refuseFree, vacate } from "../land";
import { bonusOf } from "../mission";
import { BROAD_REALM } from "../missions";
import { MANEUVER_STEPS } from "../numbers";
import type { State } from "../state";
import { UNITS } from "../units";
import { isOwn, own, type Verb } from "../verb";
import { mayManeuverAfter, refuseOrder } from "./card";

/** How far units go, further with Broad Realm (rules 5.10, 10.7). */
function stepsOf(s: State): number {
  return bonusOf(s, s.acting, BROAD_REALM) ?? MANEUVER_STEPS;
}

/** A Maneuver order, or Berlin's free one (rule 8.4). */
function refuseManeuver(s: State): Refusal | undefined {
  return mayManeuverAfter(s) ? undefined : refuseOrder(s, "maneuver");
}

/** Units that must stay: one in a city or castle territory (rule 5.12). */
export function staying(s: State, t: number): number {
  return PRINTED[t] > 0 || s.territories[t].castle ? 1 : 0;
}

/** Out of an own, undisputed territory that can spare a unit (rules 5.10, 5.11, 5.12). */
export function refuseManeuverFrom(s: State, army: number, t: number): Refusal | undefined {
  const why = refuseFree(s, army, t);
  if (why !== undefined) return why;
  return size(s.territories[t].units) > staying(s, t)
    ? undefined
    : refuse("force.leave", { territory: landId(t), least: 1 });
}

/** The territories that units of an army can get to: through own undisputed ones, into disputes of its own (rule 5.10). */
export function maneuverable(s: State, army: number, from: number, steps: number): number[] {
  const seen: Record<number, boolean | undefined> = { [from]: true };
  const found: number[] = [];
  let edge: number[] = [from];
  for (let step = 0; step < steps; step++) {
    const further: number[] = [];
    for (const t of edge) {
      for (const next of BOARD.near[t]) {
        const land = s.territories[next];
        if (seen[next] === undefined && (land.owner === army || land.attacker === army)) {
          seen[next] = true;
          found.push(next);
          if (isFree(s, army, next)) further.push(next);
        }
      }
    }
    edge = further;
  }
  return found;
}

function refuseManeuverTo(s: State, from: number, to: number): Refusal | undefined {
  if (!isTerritory(to)) return refuse("territory.unknown");
  const land = s.territories[to];
  if (land.owner !== s.acting && land.attacker !== s.acting)
    return refuse("territory.not_own", { territory: landId(to) });
  if (from === to) return refuse("maneuver.same", { territory: landId(to) });
  return maneuverable(s, s.acting, from, stepsOf(s)).includes(to)
    ? undefined
    : refuse("maneuver.far", { from: landId(from), to: landId(to), most: stepsOf(s) });
}

/** Units from one territory to another of the army, up to two away (rule 5.10). */
export const MANEUVER: Verb<"maneuver"> = {
  at: { turn: true },
  check: (s, action) => {
    const why =
      refuseManeuver(s) ??
      refuseManeuverFrom(s, s.acting, action.from) ??
      refuseManeuverTo(s, action.from, action.to);
    if (why !== undefined) return why;
    const { units } = s.territories[action.from];
    const short = refuseUnits(UNITS, landId(action.from), units, action.units);
    if (short !== undefined) return short;
    return size(units) - size(action.units) < staying(s, action.from)
      ? refuse("force.leave", { territory: landId(action.from), least: 1 })
      : undefined;
  },
  /** Moves the units; what is left empty is unclaimed at once (rule 5.12). Berlin's maneuver ends all bonus actions (rule 8.4). */
  apply: (s, action, events) => {
    if (mayManeuverAfter(s)) {
      s.moves.rode = true;
      s.moves.bonus = "none";
    } else s.moves.order = "maneuver";
    const to = s.territories[action.to];
    take(s.territories[action.from].units, action.units);
    add(to.owner === s.acting ? to.units : to.force, action.units);
    events.push({
      type: "moved",
      army: s.acting,
      from: action.from,
      territory: action.to,
      units: copyUnits(action.units),
    });
    if (any(s.territories[action.from].units)) return;
    vacate(s, action.from);
    events.push({ type: "emptied", army: s.acting, territory: action.from });
  },
  offer: {
    isMove: true,
    refuse: (s) => refuseManeuver(s),
    picks: [
      own("from", refuseManeuverFrom),
      {
        field: "to",
        refuse: (s, { from }, t) => refuseManeuverTo(s, from, t),
        candidates: (s, { from }) => maneuverable(s, s.acting, from, stepsOf(s)),
        restarts: isOwn,
      },
      counted((s, { from }) => {
        const { units } = s.territories[from];
        return upTo(UNITS, units, size(units) - staying(s, from));
      }, largestForce),
    ],
    complete: ({ seat, from, to, counts }) => ({ type: "maneuver", seat, from, to, units: counts }),
  },
};

import { counted, neighbours } from "../../../../risk/europe/rules/picks";
import type { Bounds } from "../../../../core/choice";
import { largestForce, upTo } from "../../../../core/bounds";
import { take } from "../../../../core/counts";
import { ask } from "../../../../core/prompt";
import { refuse } from "../refusals";
import { NOBODY, type Refusal } from "../../../../core/types";
import type { Field, Picked } from "../../../../core/verb";
import { landId, linked } from "../../../../risk/europe/board";
import { refuseUnits } from "../../../../risk/force";
import { NO_UNITS, ONE_SIEGE, SIEGE, copyUnits, size } from "../../../../risk/units";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import { claim } from "../land";
import type { State, Territory } from "../state";
import { UNITS } from "../units";
import { allied } from "../variant";
import { beside, own, type Verb } from "../verb";
import { refuseOrder } from "./card";

/** Units that must stay when a force expands: one, in a dispute as many as the attacker has (rules 5.3, 5.6). */
function staying(land: Territory): number {
  return land.attacker === NOBODY ? 1 : size(land.force);
}

/** How many units may expand out of a territory, all forces together; 0 or less for none. */
export function sparable(s: State, t: number): number {
  const land = s.territories[t];
  return size(land.units) - staying(land);
}

/** Whether an army can expand from here (rules 5.3, 5.6): it controls the territory and has units to spare. */
export function refuseExpandFrom(s: State, army: number, t: number): Refusal | undefined {
  const land = s.territories[t] as Territory | undefined;
  if (land === undefined) return refuse("territory.unknown");
  if (land.owner !== army) return refuse("territory.not_own", { territory: landId(t) });
  return sparable(s, t) > 0 ? undefined : refuseStaying(s, t);
}

function refuseStaying(s: State, t: number): Refusal {
  return refuse("force.leave", { territory: landId(t), least: staying(s.territories[t]) });
}

/** Whether an army can enter a territory from the other (rules 5.3, 6.2, 13.3), castles aside. */
export function refuseExpandTo(s: State, army: number, from: number, to: number): Refusal | undefined {
  const land = s.territories[to] as Territory | undefined;
  if (land === undefined) return refuse("territory.unknown");
  if (land.owner === army) return refuse("expand.own", { territory: landId(to) });
  if (!linked(from, to)) return refuse("territory.not_adjacent", { from: landId(from), to: landId(to) });
  if (land.attacker !== NOBODY) return refuse("territory.disputed", { territory: landId(to) });
  return allied(s, army, land.owner) ? refuse("team.closed", { territory: landId(to) }) : undefined;
}

/** Whether only a force with a Siege Weapon may enter (rule 5.7). */
export function needsSiege(s: State, to: number): boolean {
  return s.territories[to].castle && s.territories[to].owner !== NOBODY;
}

/** A force of units that are there, with a Siege Weapon against a castle; enough stay, the first force of a split being gone. */
function refuseForce(
  s: State,
  from: number,
  to: number,
  units: readonly number[],
  gone: readonly number[],
): Refusal | undefined {
  const free = s.territories[from].units.map((n, k) => n - gone[k]);
  const why = refuseUnits(UNITS, landId(from), free, units);
  if (why !== undefined) return why;
  if (size(units) + size(gone) > sparable(s, from)) return refuseStaying(s, from);
  return needsSiege(s, to) && units[SIEGE] < 1
    ? refuse("expand.castle", { territory: landId(to) })
    : undefined;
}

function checkExpand(s: State, action: ActionOf<"expand" | "split">): Refusal | undefined {
  return (
    refuseOrder(s, action.type) ??
    refuseExpandFrom(s, s.acting, action.from) ??
    refuseExpandTo(s, s.acting, action.from, action.to) ??
    refuseForce(s, action.from, action.to, action.units, NO_UNITS)
  );
}

/** A force enters: unclaimed land is claimed, another army's becomes disputed at once (rule 5.8). */
function enter(s: State, from: number, to: number, units: readonly number[], events: Event[]): void {
  take(s.territories[from].units, units);
  const land = s.territories[to];
  if (land.owner === NOBODY) return claim(s, s.acting, to, units, events);
  land.attacker = s.acting;
  land.force = copyUnits(units);
  events.push({ type: "disputed", army: s.acting, territory: to, units: copyUnits(units) });
}

/** The two targets of a Split Expand differ (rule 5.5). */
function refuseSecond(s: State, to: number): Refusal | undefined {
  return s.split?.to === to ? refuse("split.same", { territory: landId(to) }) : undefined;
}

/** Both forces move together, in the sequence in which they were named (rule 5.5). */
function march(s: State, second: ActionOf<"also"> | undefined, events: Event[]): void {
  const first = s.split;
  if (first === undefined) return;
  s.split = undefined;
  s.moves.order = "split";
  enter(s, first.from, first.to, first.units, events);
  if (second !== undefined) enter(s, first.from, second.to, second.units, events);
  ask(s, "turn", s.turn);
}

/** The forces that may go from one territory into the other, the first force of a split being gone. */
function forceBounds(s: State, from: number, to: number, gone: readonly number[]): Bounds {
  const free = s.territories[from].units.map((n, k) => n - gone[k]);
  return upTo(UNITS, free, sparable(s, from) - size(gone), needsSiege(s, to) ? ONE_SIEGE : NO_UNITS);
}

/** Whether a castle shuts out every force from here: no weapon could come along. */
function refuseCastle(s: State, from: number, to: number, gone: readonly number[]): Refusal | undefined {
  return needsSiege(s, to) && s.territories[from].units[SIEGE] - gone[SIEGE] < 1
    ? refuse("expand.castle", { territory: landId(to) })
    : undefined;
}

/** Whether a second force could enter another neighbour, castles aside (rule 5.5). */
function canSplit(s: State, picks: Picked): boolean {
  return neighbours(s, picks).some(
    (t) => t !== picks.to && !needsSiege(s, t) && refuseExpandTo(s, s.acting, picks.from, t) === undefined,
  );
}

/** The better half of what may go, so that a second force remains possible. */
function firstForce(bounds: Bounds): number[] {
  return largestForce({ ...bounds, maxTotal: Math.ceil(bounds.maxTotal / 2) });
}

const ENDS: readonly Field<State>[] = [
  own("from", refuseExpandFrom),
  beside((s, army, from, to) => refuseExpandTo(s, army, from, to) ?? refuseCastle(s, from, to, NO_UNITS)),
];

const PICKS = ENDS.concat([counted((s, { from, to }) => forceBounds(s, from, to, NO_UNITS), largestForce)]);

const SPLIT_PICKS = ENDS.concat([
  {
    field: "counts",
    bounds: (s, { from, to }) => forceBounds(s, from, to, NO_UNITS),
    defaults: (s, picks, bounds, most) =>
      most || !canSplit(s, picks) ? largestForce(bounds) : firstForce(bounds),
  },
]);

/** Any selection of units into one adjacent territory (rule 5.3). */
export const EXPAND: Verb<"expand"> = {
  at: { turn: true },
  check: checkExpand,
  apply: (s, action, events) => {
    s.moves.order = "expand";
    enter(s, action.from, action.to, action.units, events);
  },
  offer: {
    isMove: true,
    refuse: (s) => refuseOrder(s, "expand"),
    picks: PICKS,
    complete: ({ seat, from, to, counts }) => ({ type: "expand", seat, from, to, units: counts }),
  },
};

/** Names the first force of a Split Expand; nothing moves yet (rule 5.5). */
export const SPLIT: Verb<"split"> = {
  at: { turn: true },
  check: checkExpand,
  apply: (s, action) => {
    s.split = { from: action.from, to: action.to, units: copyUnits(action.units) };
    ask(s, "split", action.seat);
  },
  offer: {
    isMove: true,
    refuse: (s) => refuseOrder(s, "split"),
    picks: SPLIT_PICKS,
    complete: ({ seat, from, to, counts }) => ({ type: "split", seat, from, to, units: counts }),
  },
};

/** Names the second force, and both move. */
export const ALSO: Verb<"also"> = {
  at: { split: true },
  /** The second force of a Split Expand, while the first waits (rule 5.5). */
  check: (s, action) => {
    const first = s.split;
    if (first === undefined) return refuse("step.other", { step: s.step });
    return (
      refuseSecond(s, action.to) ??
      refuseExpandTo(s, s.acting, first.from, action.to) ??
      refuseForce(s, first.from, action.to, action.units, first.units)
    );
  },
  apply: (s, action, events) => {
    march(s, action, events);
  },
  offer: {
    isMove: true,
    refuse: (s) =>
      s.split === undefined || sparable(s, s.split.from) > size(s.split.units)
        ? undefined
        : refuseStaying(s, s.split.from),
    picks: [
      {
        field: "to",
        refuse: (s, _p, t) =>
          s.split === undefined
            ? refuse("step.other", { step: s.step })
            : (refuseSecond(s, t) ??
              refuseExpandTo(s, s.acting, s.split.from, t) ??
              refuseCastle(s, s.split.from, t, s.split.units)),
        candidates: (s, picks) =>
          s.split === undefined ? [] : neighbours(s, { ...picks, from: s.split.from }),
      },
      counted(
        (s, { to }) => forceBounds(s, s.split?.from ?? 0, to, s.split?.units ?? NO_UNITS),
        largestForce,
      ),
    ],
    complete: ({ seat, to, counts }) => ({ type: "also", seat, to, units: counts }),
  },
};

/** A Split Expand of one force only (rule 5.5). */
export const ALONE: Verb<"alone"> = {
  at: { split: true },
  check: (s) => (s.split === undefined ? refuse("step.other", { step: s.step }) : undefined),
  apply: (s, _a, events) => {
    march(s, undefined, events);
  },
  offer: { instant: true, picks: [], complete: ({ seat }) => ({ type: "alone", seat }) },
};

/** An Expand or Split Expand that moves nobody: the order is given and done (rule 5.4). */
export const IDLE: Verb<"idle"> = {
  at: { turn: true },
  check: (s) => refuseIdle(s),
  apply: (s) => {
    s.moves.order = refuseOrder(s, "expand") === undefined ? "expand" : "split";
  },
  offer: {
    instant: true,
    refuse: (s) => refuseIdle(s),
    picks: [],
    complete: ({ seat }) => ({ type: "idle", seat }),
  },
};

function refuseIdle(s: State): Refusal | undefined {
  return refuseOrder(s, "split") === undefined ? undefined : refuseOrder(s, "expand");
}

import { counted } from "../../../../risk/europe/rules/picks";
import { largestForce } from "../../../../core/bounds";
import { beside, isOwn, own, type Verb } from "../verb";
import { add, take } from "../../../../core/counts";
import { refuse } from "../refusals";
import type { Refusal, Seat } from "../../../../core/types";
import { forceBounds, refuseForce } from "./force";
import { refuseCrowd, withRoom } from "../limits";
import { marksOf, tidyMarks } from "../state/marks";
import type { State, Territory } from "../state";
import { any, size, UNIT_KINDS } from "../../../../risk/units";
import { landId, linked } from "../../../../risk/europe/board";

/**
 * Units that may still make a fortify move: neither attacked nor moved twice this turn (rules 11.3, 11.4; CR17,
 * CR19). The list may be the territory's own.
 */
export function movable(s: State, t: number): readonly number[] {
  const { units, marks } = s.territories[t];
  if (marks === undefined) return units;
  const free: number[] = [];
  for (let k = 0; k < UNIT_KINDS; k++) free[k] = units[k] - marks.spent[k] - marks.twice[k];
  return free;
}

export function refuseFortifyFrom(s: State, seat: Seat, t: number): Refusal | undefined {
  const land = s.territories[t] as Territory | undefined;
  if (land === undefined) return refuse("territory.unknown");
  if (land.owner !== seat) return refuse("territory.not_own", { territory: landId(t) });
  const { units, marks } = land;
  const there = size(units);
  if (there < 2) return refuse("force.leave_one", { territory: landId(t) });
  if (marks !== undefined && there <= size(marks.spent) + size(marks.twice))
    return refuse("fortify.spent", { territory: landId(t) });
  return undefined;
}

/** An own territory beside the source, with room (rules 11.1, 11.5). */
function refuseFortifyTo(s: State, seat: Seat, from: number, to: number): Refusal | undefined {
  const target = s.territories[to] as Territory | undefined;
  if (target === undefined) return refuse("territory.unknown");
  if (target.owner !== seat) return refuse("territory.not_own", { territory: landId(to) });
  if (!linked(from, to)) return refuse("territory.not_adjacent", { from: landId(from), to: landId(to) });
  return refuseFull(s, from, to);
}

/** Why not even one unit finds room; nearly always there is some for every kind. */
function refuseFull(s: State, from: number, to: number): Refusal | undefined {
  if (refuseCrowd(s, to, ONE_OF_EACH) === undefined) return undefined;
  const free = movable(s, from);
  return any(withRoom(s, to, free)) ? undefined : refuseCrowd(s, to, free);
}

const ONE_OF_EACH: readonly number[] = [1, 1, 1, 1];

export const FORTIFY: Verb<"fortify"> = {
  at: { fortify: true },
  /** A move that is left, a way and a force that finds room (rule 11.2). */
  check: (s, action) => {
    if (s.moves.fortifies < 1) return refuse("fortify.none_left");
    return (
      refuseFortifyFrom(s, action.seat, action.from) ??
      refuseFortifyTo(s, action.seat, action.from, action.to) ??
      refuseForce(s, action.from, movable(s, action.from), action.units) ??
      refuseCrowd(s, action.to, action.units)
    );
  },
  /** Moves a force; of equal units those that have moved least go (rule 11.3; CR19). */
  apply: (s, action) => {
    s.moves.fortifies--;
    const { units, marks } = s.territories[action.from];
    const target = marksOf(s.territories[action.to]);
    for (let k = 0; k < UNIT_KINDS; k++) {
      const n = action.units[k];
      if (n > 0) {
        const fresh =
          marks === undefined ? units[k] : units[k] - marks.spent[k] - marks.once[k] - marks.twice[k];
        const again = n > fresh ? n - fresh : 0;
        if (marks !== undefined) marks.once[k] -= again;
        target.twice[k] += again;
        target.once[k] += n - again;
      }
    }
    tidyMarks(s.territories[action.from]);
    take(s.territories[action.from].units, action.units);
    add(s.territories[action.to].units, action.units);
  },
  offer: {
    isMove: true,
    refuse: (s) => (s.moves.fortifies < 1 ? refuse("fortify.none_left") : undefined),
    picks: [
      own("from", refuseFortifyFrom),
      {
        ...beside(refuseFortifyTo),
        restarts: (s, picks, t) => isOwn(s, picks, t) && !linked(picks.from, t),
      },
      counted(
        (s, { from, to }) => forceBounds(s, from, withRoom(s, to, movable(s, from)), false),
        largestForce,
      ),
    ],
    complete: ({ seat, from, to, counts }) => ({ type: "fortify", seat, from, to, units: counts }),
  },
};

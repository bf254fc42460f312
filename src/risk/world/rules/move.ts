import { refuse } from "./refusals";
import type { Refusal, Seat } from "../../../core/types";
import type { Verb } from "../../../core/verb";
import { raised } from "../../limits";
import { reach } from "../../supply";
import { BOARD, landId } from "../board";
import { ARMIES, between, countField, isNumber, isOwn, ownLands, refuseLand } from "./picks";
import type { Lands } from "./state";

/** A move of armies from one own territory to another, by the name that it has in a game. */
export interface MoveAction<T extends string = string> {
  readonly type: T;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly armies: number;
}

/** Armies leave an own territory in which one stays. */
function refuseLeaving(s: Lands, seat: Seat, t: number): Refusal | undefined {
  const why = refuseLand(s, seat, t);
  if (why !== undefined) return why;
  return s.armies[t] > 1 ? undefined : refuse("fortify.alone", { territory: landId(t) });
}

/** They go to another own territory. */
export function refuseArriving(s: Lands, seat: Seat, from: number, to: number): Refusal | undefined {
  return to === from ? refuse("fortify.same") : refuseLand(s, seat, to);
}

/** The target has to be reached through own territories. */
export function refuseConnection(s: Lands, seat: Seat, from: number, to: number): Refusal | undefined {
  return connected(s, seat, from).includes(to)
    ? undefined
    : refuse("fortify.not_connected", { from: landId(from), to: landId(to) });
}

/** At least one army goes, and one stays. */
function refuseMoved(s: Lands, { from, armies }: MoveAction): Refusal | undefined {
  const most = s.armies[from] - 1;
  return isNumber(armies, 1, most) ? undefined : refuse("fortify.armies", { most });
}

/** The own territories that are reached from one through own ones, itself first. */
export function connected({ owners }: Lands, seat: Seat, from: number): number[] {
  return reach(BOARD.near, [from], (t) => owners[t] === seat);
}

export function moveArmies(s: Lands, { from, to, armies }: MoveAction): void {
  s.armies[from] -= armies;
  s.armies[to] = raised(s.armies[to], armies);
}

/** What a game says of moves between own territories. */
interface Moves<S extends Lands> {
  /** Why armies cannot go from a territory to another one. */
  readonly refuseTarget: (this: void, s: S, seat: Seat, from: number, to: number) => Refusal | undefined;
  /** The territories that come into question. */
  readonly targets: (this: void, s: S, seat: Seat, from: number) => readonly number[];
}

/** When a verb is legal that moves armies between own territories, and how a seat comes to it. */
export function moveVerb<S extends Lands, T extends string>(
  type: T,
  { refuseTarget, targets }: Moves<S>,
): Pick<Verb<S, MoveAction<T>, never>, "check" | "offer"> {
  return {
    check: (s, action) =>
      refuseLeaving(s, action.seat, action.from) ??
      refuseTarget(s, action.seat, action.from, action.to) ??
      refuseMoved(s, action),
    offer: {
      isMove: true,
      picks: [
        { field: "from", refuse: (s, { seat }, t) => refuseLeaving(s, seat, t), candidates: ownLands },
        {
          field: "to",
          refuse: (s, { seat, from }, t) => refuseTarget(s, seat, from, t),
          candidates: (s, { seat, from }) => targets(s, seat, from),
          restarts: isOwn,
        },
        countField((s, { from }) => between(ARMIES, 1, s.armies[from] - 1)),
      ],
      complete: ({ seat, from, to, counts }) => ({ type, seat, from, to, armies: counts[0] }),
    },
  };
}

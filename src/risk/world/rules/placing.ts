import { ask } from "../../../core/prompt";
import { NOBODY, type Seat } from "../../../core/types";
import type { Verb } from "../../../core/verb";
import { EMPTY_LAND, refuseEmpty } from "./picks";
import { holdsLand, nextLiving, nextSeat } from "./seats";
import type { WorldState } from "./state";

/** An army onto an empty territory. */
export interface ClaimAction {
  readonly type: "claim";
  readonly seat: Seat;
  readonly territory: number;
}

/** Armies that a player places at a time while the game is set up: by the option so many, or all; no more than are left. */
export function atATime(option: "1" | "2" | "3" | "all", reserve: number): number {
  const most = option === "all" ? reserve : Number(option);
  return most < reserve ? most : reserve;
}

/** Asks the next seat after this one that has armies left to place so many of them; says whether there is one. */
export function askPlacer<S extends WorldState>(
  s: S,
  after: number,
  armiesAtATime: (this: void, s: S, reserve: number) => number,
): boolean {
  const seat = nextSeat(s, after, (other) => s.seats[other].alive && s.seats[other].reserve > 0);
  if (seat < 0) return false;
  s.turn = seat;
  s.due = armiesAtATime(s, s.seats[seat].reserve);
  ask(s, "place", seat);
  return true;
}

/** Asks for the next claim after this seat's, if any territory is still empty; says whether it did. */
export function askClaim(s: WorldState, after: Seat): boolean {
  if (!holdsLand(s, NOBODY)) return false;
  s.turn = nextLiving(s, after);
  ask(s, "claim", s.turn);
  return true;
}

/** A territory becomes a seat's, with armies of its reserve; who has too few after resignations gets them all the same. */
export function settle(s: WorldState, seat: Seat, territory: number, armies: number): void {
  s.owners[territory] = seat;
  s.armies[territory] = armies;
  const player = s.seats[seat];
  player.reserve = player.reserve > armies ? player.reserve - armies : 0;
}

/** The verb; `next` is the game's, for what comes after a claim. */
export function claimVerb<S extends WorldState, E>(
  next: (this: void, s: S, after: Seat, events: E[]) => void,
): Verb<S, ClaimAction, E> {
  return {
    at: { claim: true },
    check: (s, action) => refuseEmpty(s, action.territory),
    apply: (s, action, events) => {
      settle(s, action.seat, action.territory, 1);
      next(s, action.seat, events);
    },
    offer: {
      isDefault: true,
      picks: [EMPTY_LAND],
      complete: ({ seat, territory }) => ({ type: "claim", seat, territory }),
    },
    leave: (s, seat, _asked, events) => {
      if (s.turn === seat) next(s, seat, events);
    },
  };
}

import { refuse } from "./refusals";
import type { Refusal, Seat } from "../../../core/types";
import type { Verb } from "../../../core/verb";
import { raised } from "../../limits";
import { ARMIES, between, countField, OWN_LAND, refuseLand } from "./picks";
import type { WorldState } from "./state";

/** Armies onto an own territory. */
export interface PlaceAction {
  readonly type: "place";
  readonly seat: Seat;
  readonly territory: number;
  readonly armies: number;
}

function checkPlace(s: WorldState, action: PlaceAction): Refusal | undefined {
  const why = refuseLand(s, action.seat, action.territory);
  if (why !== undefined) return why;
  if (!(action.armies >= 1 && action.armies % 1 === 0)) return refuse("armies.none");
  return action.armies <= s.due ? undefined : refuse("place.short", { count: action.armies, due: s.due });
}

/**
 * Armies that are placed in any number of steps; `next` is the game's, for what comes after some of them, and
 * `nextPlacer` for the set-up after a seat that has left.
 */
export function placeVerb<S extends WorldState, E>(
  next: (this: void, s: S, seat: Seat, events: E[]) => void,
  nextPlacer: (this: void, s: S, after: Seat, events: E[]) => void,
): Verb<S, PlaceAction, E> {
  return {
    at: { place: true },
    check: checkPlace,
    apply: (s, { seat, territory, armies }, events) => {
      s.armies[territory] = raised(s.armies[territory], armies);
      s.due -= armies;
      if (s.phase === "setup") s.seats[seat].reserve -= armies;
      next(s, seat, events);
    },
    offer: {
      isDefault: true,
      picks: [OWN_LAND, countField((s) => between(ARMIES, 1, s.due))],
      complete: ({ seat, territory, counts }) => ({ type: "place", seat, territory, armies: counts[0] }),
    },
    leave: (s, seat, _asked, events) => {
      if (s.phase === "setup" && s.turn === seat) nextPlacer(s, seat, events);
    },
  };
}

import { leaveStep, resignVerb } from "../../../core/leave";
import type { AnyAction, CommonState, Seat } from "../../../core/types";
import type { Verb } from "../../../core/verb";
import type { Battle } from "./battle";
import { hasFallen, openOccupation } from "./occupy";
import type { WorldState } from "./state";

/** What a game does when a seat leaves it. */
interface Leaving<S, E> {
  /** Armies move into what was captured; says whether the game goes on. */
  moveIn(this: void, s: S, battle: Battle, armies: number, events: E[]): boolean;
  /** The last army has fallen: the captor takes what is due. */
  eliminate(this: void, s: S, seat: Seat, by: Seat, events: E[]): void;
  /** Nobody has earned what the seat had. */
  abandon(this: void, s: S, seat: Seat): void;
  judgeSurvivor(this: void, s: S, events: E[]): boolean;
  endTurn(this: void, s: S, events: E[]): void;
}

/**
 * A seat gives up: its armies stay and are neutral, and whatever waited for it goes on. Into what it has captured the
 * fewest armies move. Whose last army has fallen already is out by the captor.
 */
export function worldResign<S extends WorldState & CommonState, E>(
  deeds: Readonly<Record<string, Verb<S, AnyAction, E>>>,
  { moveIn, eliminate, abandon, judgeSurvivor, endTurn }: Leaving<S, E>,
): ReturnType<typeof resignVerb<S, E>> {
  return resignVerb((s, seat, events) => {
    const asked = s.asked.includes(seat);
    const battle = openOccupation(s, seat);
    if (battle !== undefined && !moveIn(s, battle, battle.dice, events)) return;
    if (hasFallen(s, seat)) eliminate(s, seat, s.turn, events);
    else abandon(s, seat);
    if (judgeSurvivor(s, events)) return;
    s.asked = s.asked.filter((other) => other !== seat);
    // What is left of the set-up passes the seat over; who defends rolls the most dice.
    if (s.phase !== "setup" && s.turn === seat) endTurn(s, events);
    else leaveStep(deeds, s, seat, asked, events);
  });
}

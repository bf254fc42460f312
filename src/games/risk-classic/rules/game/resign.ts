import type { Seat } from "../../../../core/types";
import { leaveStep } from "../../../../core/leave";
import { ANYTIME, always } from "../../../../core/verb";
import { hasFallen, openOccupation } from "../../../../risk/world/rules/occupy";
import type { Event } from "../events";
import { takeOut } from "../seats";
import type { State } from "../state";
import { eliminate, moveIn } from "../turn/occupy";
import { endTurn } from "../turn/turn";
import type { Deeds, Verb } from "../verb";
import { judgeSurvivor } from "./victory";

/**
 * A seat gives up (rule 8.7): its armies stay and are neutral, its hand goes to the discards, and whatever waited for it
 * goes on (rules 12.1, 12.2). Whose last army has fallen already is out by the captor (rule 6.1).
 */
function applyResign(deeds: Deeds, s: State, seat: Seat, events: Event[]): void {
  const asked = s.asked.includes(seat);
  // The fewest armies move into what was captured (rule 12.1).
  const battle = openOccupation(s, seat);
  if (battle !== undefined && !moveIn(s, battle, battle.dice, events)) return;
  if (hasFallen(s, seat)) eliminate(s, seat, s.turn, events);
  else leave(s, seat);
  if (judgeSurvivor(s, events)) return;
  s.asked = s.asked.filter((other) => other !== seat);
  if (s.phase !== "setup" && s.turn === seat) return endTurn(s, events);
  // What is left of the set-up passes the seat over (rule 12.2); who defends rolls the most dice.
  leaveStep(deeds, s, seat, asked, events);
}

/** Nobody has earned what the seat had: the hand goes to the discards (rule 8.7). */
function leave(s: State, seat: Seat): void {
  s.discards = s.discards.concat(s.seats[seat].hand);
  takeOut(s, seat);
}

/** The verb; `deeds` are all others, each of which knows what becomes of its step (Verb.leave). */
export function resignVerb(deeds: Deeds): Verb<"resign"> {
  return {
    at: ANYTIME,
    check: always,
    apply: (s, action, events) => {
      applyResign(deeds, s, action.seat, events);
    },
    offer: undefined,
  };
}

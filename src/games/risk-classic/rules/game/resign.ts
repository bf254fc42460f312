import type { Seat } from "../../../../core/types";
import { ANYTIME, always } from "../../../../core/verb";
import { answerDefence } from "../../../../risk/world/rules/attack";
import { hasFallen, openOccupation } from "../../../../risk/world/rules/occupy";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import { takeOut } from "../seats";
import type { State } from "../state";
import { eliminate, moveIn } from "../turn/occupy";
import { endTurn } from "../turn/turn";
import type { Verb } from "../verb";
import { beginPlacing, lead } from "./first";
import { nextLot } from "./headquarters";
import { nextMission } from "./mission";
import { nextClaim, nextPlacer } from "./placing";
import { judgeSurvivor } from "./victory";

/**
 * A seat gives up (rule 8.7): its armies stay and are neutral, its hand goes to the discards, and whatever waited for it
 * goes on (rules 12.1, 12.2). Whose last army has fallen already is out by the captor (rule 6.1).
 */
function applyResign(s: State, action: ActionOf<"resign">, events: Event[]): void {
  const { seat } = action;
  // The fewest armies move into what was captured (rule 12.1).
  const battle = openOccupation(s, seat);
  if (battle !== undefined && !moveIn(s, battle, battle.dice, events)) return;
  if (hasFallen(s, seat)) eliminate(s, seat, s.turn, events);
  else leave(s, seat);
  if (judgeSurvivor(s, events)) return;
  if (s.phase === "setup") return leaveSetup(s, seat, events);
  if (s.turn === seat) return endTurn(s, events);
  answerDefence(s, seat);
}

/** Nobody has earned what the seat had: the hand goes to the discards (rule 8.7). */
function leave(s: State, seat: Seat): void {
  s.discards = s.discards.concat(s.seats[seat].hand);
  takeOut(s, seat);
}

/** The seat is passed over in what is left of the set-up (rule 12.2). */
function leaveSetup(s: State, seat: Seat, events: Event[]): void {
  switch (s.step) {
    case "first":
      s.contenders = s.contenders.filter((other) => other !== seat);
      return s.contenders.length === 1 ? lead(s, events) : undefined;
    case "mission":
      return nextMission(s) < 0 ? beginPlacing(s) : undefined;
    case "claim":
      return s.turn === seat ? nextClaim(s, seat, events) : undefined;
    case "place":
      return s.turn === seat ? nextPlacer(s, seat, events) : undefined;
    case "headquarters":
      s.asked = s.asked.filter((other) => other !== seat);
      return s.asked.length === 0 ? nextLot(s, events) : undefined;
    default:
  }
}

export const RESIGN: Verb<"resign"> = { at: ANYTIME, check: always, apply: applyResign, offer: undefined };

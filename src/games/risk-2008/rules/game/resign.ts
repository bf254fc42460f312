import type { Seat } from "../../../../core/types";
import { ANYTIME, always } from "../../../../core/verb";
import { answerDefence } from "../../../../risk/world/rules/attack";
import { hasFallen, openOccupation } from "../../../../risk/world/rules/occupy";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import { passObjectives, takeOut } from "../seats";
import { GONE, type State } from "../state";
import { eliminate, moveIn } from "../turn/occupy";
import { endTurn } from "../turn/turn";
import { isBasic } from "../variant";
import type { Verb } from "../verb";
import { askArmy } from "./army";
import { dealStartCards } from "./begin";
import { lead, rankOn } from "./first";
import { askCapital, nextClaim, nextPlacer } from "./placing";
import { judgeSurvivor } from "./victory";

/**
 * A seat gives up (rule 6.3): its troops stay and are neutral, its hand goes to the discards, its objectives and rewards out
 * of the game, and whatever waited for it goes on (rules 11.1, 11.2). Whose last troop has fallen already is out by the
 * captor (rule 6.1).
 */
function applyResign(s: State, action: ActionOf<"resign">, events: Event[]): void {
  const { seat } = action;
  // The fewest troops move into what was captured (rule 11.1).
  const battle = openOccupation(s, seat);
  if (battle !== undefined && !moveIn(s, battle, battle.dice, events)) return;
  if (hasFallen(s, seat)) eliminate(s, seat, s.turn, events);
  else leave(s, seat);
  if (judgeSurvivor(s, events)) return;
  if (s.phase === "setup") return leaveSetup(s, seat, events);
  if (s.turn === seat) return endTurn(s, events);
  answerDefence(s, seat);
}

/** Nobody has earned what the seat had: the hand goes to the discards, objectives and rewards out of the game (rule 6.3). */
function leave(s: State, seat: Seat): void {
  s.discards = s.discards.concat(s.seats[seat].hand);
  passObjectives(s, seat, GONE);
  takeOut(s, seat);
}

/** The seat is passed over in what is left of the set-up (rule 11.2). */
function leaveSetup(s: State, seat: Seat, events: Event[]): void {
  switch (s.step) {
    case "first":
      return leaveContest(s, seat, events);
    case "army":
      return s.asked.includes(seat) ? askArmy(s, events) : undefined;
    case "capital":
      return s.turn === seat ? askCapital(s, seat, events) : undefined;
    case "claim":
      return s.turn === seat ? nextClaim(s, seat, events) : undefined;
    case "place":
      return s.turn === seat ? nextPlacer(s, seat, events) : undefined;
    case "card":
      return dealStartCards(s, events);
    default:
  }
}

function leaveContest(s: State, seat: Seat, events: Event[]): void {
  s.contenders = s.contenders.filter((other) => other !== seat);
  if (isBasic(s)) return s.contenders.length < 2 ? rankOn(s, events) : undefined;
  if (s.contenders.length === 1) lead(s, events);
}

export const RESIGN: Verb<"resign"> = { at: ANYTIME, check: always, apply: applyResign, offer: undefined };

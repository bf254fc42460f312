import type { Seat } from "../../../../core/types";
import { worldResign } from "../../../../risk/world/rules/resign";
import { passObjectives, takeOut } from "../seats";
import { GONE, type State } from "../state";
import { eliminate, moveIn } from "../turn/occupy";
import { endTurn } from "../turn/turn";
import type { Deeds, Verb } from "../verb";
import { judgeSurvivor } from "./victory";

/** Nobody has earned what the seat had: the hand goes to the discards, objectives and rewards out of the game (rule 6.3). */
function abandon(s: State, seat: Seat): void {
  s.discards = s.discards.concat(s.seats[seat].hand);
  passObjectives(s, seat, GONE);
  takeOut(s, seat);
}

/** A seat gives up (rules 6.1, 6.3, 11.1, 11.2); `deeds` are all other verbs. */
export function makeResign(deeds: Deeds): Verb<"resign"> {
  return worldResign(deeds, { moveIn, eliminate, abandon, judgeSurvivor, endTurn });
}

import type { Seat } from "../../../../core/types";
import { worldResign } from "../../../../risk/world/rules/resign";
import { takeOut } from "../seats";
import type { State } from "../state";
import { eliminate, moveIn } from "../turn/occupy";
import { endTurn } from "../turn/turn";
import type { Deeds, Verb } from "../verb";
import { judgeSurvivor } from "./victory";

/** Nobody has earned what the seat had: the hand goes to the discards (rule 8.7). */
function abandon(s: State, seat: Seat): void {
  s.discards = s.discards.concat(s.seats[seat].hand);
  takeOut(s, seat);
}

/** A seat gives up (rules 6.1, 8.7, 12.1, 12.2); `deeds` are all other verbs. */
export function makeResign(deeds: Deeds): Verb<"resign"> {
  return worldResign(deeds, { moveIn, eliminate, abandon, judgeSurvivor, endTurn });
}

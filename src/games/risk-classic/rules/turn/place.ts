import { ask } from "../../../../core/prompt";
import type { Seat } from "../../../../core/types";
import { placeVerb } from "../../../../risk/world/rules/place";
import type { Event } from "../events";
import { nextPlacer, placed } from "../game/placing";
import { judgeGoals } from "../game/victory";
import type { State } from "../state";
import type { Verb } from "../verb";

/** What comes next, comes when none is left to place (rules 2.3, 2.6, 4.8, 6.4). */
function afterPlacing(s: State, seat: Seat, events: Event[]): void {
  if (s.phase === "setup") {
    if (s.due === 0) placed(s, seat, events);
    return;
  }
  if (judgeGoals(s, events) || s.due > 0) return;
  s.phase = "attack";
  ask(s, "attack", seat);
}

/** Armies onto an own territory. */
export const PLACE: Verb<"place"> = placeVerb(afterPlacing, nextPlacer);

import { NOBODY } from "../../core/types";
import type { Room } from "../table/room";
import { isSeated } from "../ui/viewers";
import { answersItself } from "./answer-time";

/**
 * The seat whose half-made action is shown: the one that is asked, if it is asked alone and has something to answer; else
 * NOBODY. While it changes pieces by hand the game waits, and so does its panel.
 */
export function actingSeat(room: Room): number {
  const { match, ended, module } = room.table;
  if (match === undefined || ended) return NOBODY;
  const s = match.game.state;
  if (s.asked.length !== 1 || module.choices.simultaneous.includes(s.step)) return NOBODY;
  if (answersItself(room.table, s.asked[0])) return NOBODY;
  const colour = s.colours[s.asked[0]];
  return isSeated(room, colour) && room.screens[colour]?.page !== "manual" ? s.asked[0] : NOBODY;
}

import type { Seat } from "../../core/types";
import type { Match } from "../match/match";
import type { Room } from "../table/room";

/** The place of the offer that stands in the first row of a seat's list: after the last page comes the first again. */
export function firstOffer(room: Room, { game, module }: Match, seat: Seat): number {
  const s = game.state;
  const list = module.action.bodies.find(({ steps }) => steps.includes(s.step))?.list;
  if (list === undefined) return 0;
  const pages = Math.max(1, Math.ceil(list.count(s, seat) / list.rows));
  return ((room.screens[s.colours[seat]]?.leafed ?? 0) % pages) * list.rows;
}

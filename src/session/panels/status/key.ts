import { manualEdit } from "../../table/manual";
import type { Room } from "../../table/room";
import { isFree } from "../../table/table";

/** All that the status and who is waited for depend on, but for the seconds that are left. */
export function statusKey(room: Room): string {
  const { match, chairs } = room.table;
  const { dice } = room.settings;
  let key = match === undefined ? "none" : `${match.revision} ${dice} ${room.table.ended}`;
  if (manualEdit(room) !== undefined) key += " hands";
  for (const chair of chairs) key += isFree(chair) ? "0" : chair.player === "" ? "-" : "+";
  return key;
}

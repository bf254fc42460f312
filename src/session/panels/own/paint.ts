import type { Language } from "../../../text/language";
import type { Room } from "../../table/room";
import type { Panel, Writer } from "../../game/panel";
import { seatAt } from "../../ui/viewers";

/** It is folded up with the menu above it. */
function isOpen(room: Room, colour: string): boolean {
  return seatAt(room, colour) >= 0 && room.screens[colour]?.folded["status"] !== true;
}

function ownKey(room: Room, colour: string): string {
  const { match } = room.table;
  return match === undefined || !isOpen(room, colour) ? "none" : `${match.revision}`;
}

function paintOwn(room: Room, colour: string, { put, show }: Writer, language: Language): void {
  const { match, module } = room.table;
  const seat = seatAt(room, colour);
  const open = isOpen(room, colour);
  show(`mine-${colour}`, open);
  if (match === undefined || !open) return;
  const line = module.own?.(match.game.state, seat, language);
  if (line !== undefined) {
    put(`mine-${colour}-mission`, "text", line.text);
    put(`mine-${colour}-mission`, "tooltip", line.help);
  }
}

/** A seat's own line: what the game says to it alone. */
export const OWN: Panel<Room> = { layer: "own", viewers: "seats", key: ownKey, paint: paintOwn };

import { NOBODY } from "../../core/types";
import { intentKey } from "../intent/key";
import type { Room } from "../table/room";
import { seatAt } from "../ui/viewers";

/*
 * Panels on which seats choose in secret, each for itself, while the others do the same.
 */

/** The seat of a colour that chooses now, at one of these steps, or -1; as an action, it waits for what is changed by hand. */
export function choosingSeat(room: Room, colour: string, steps: readonly string[]): number {
  const seat = seatAt(room, colour);
  const { match, ended } = room.table;
  if (match === undefined || seat < 0 || ended || room.screens[colour]?.page === "manual") return NOBODY;
  const s = match.game.state;
  return steps.includes(s.step) && s.asked.includes(seat) ? seat : NOBODY;
}

/** Whether the one who sits there has folded the panel up. */
export function isPickFolded(room: Room, colour: string): boolean {
  return room.screens[colour]?.folded["pick"] === true;
}

/** What the panel of a colour depends on. */
export function choosingKey(room: Room, colour: string, steps: readonly string[]): string {
  const seat = choosingSeat(room, colour, steps);
  const intent = room.intents[seat];
  return seat < 0
    ? "none"
    : `${room.table.match?.revision ?? 0} ${isPickFolded(room, colour)} ${intent === undefined ? "" : intentKey(intent)}`;
}

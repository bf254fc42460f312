import { intentKey } from "../../../../session/intent/key";
import { PALETTE } from "../../../../session/ui/palette";
import type { Panel, Writer } from "../../../../session/game/panel";
import { seatAt } from "../../../../session/ui/viewers";
import type { Room } from "../../../../session/table/room";
import type { ClassicLanguage } from "../../text/language";
import { landName } from "../../text/names";

/** The seat that chooses its headquarters now, or -1; as an action, it waits for what is changed by hand. */
function choosingSeat(room: Room, colour: string): number {
  const seat = seatAt(room, colour);
  const { match, ended } = room.table;
  if (match === undefined || seat < 0 || ended || room.screens[colour]?.page === "manual") return -1;
  const s = match.game.state;
  return s.step === "headquarters" && s.asked.includes(seat) ? seat : -1;
}

function pickKey(room: Room, colour: string): string {
  const seat = choosingSeat(room, colour);
  const intent = room.intents[seat];
  return seat < 0
    ? "none"
    : `${room.table.match?.revision ?? 0} ${intent === undefined ? "" : intentKey(intent)}`;
}

function paintPick(room: Room, colour: string, { put, show }: Writer, { panel }: ClassicLanguage): void {
  const seat = choosingSeat(room, colour);
  const id = `pick-${colour}`;
  show(id, seat >= 0);
  if (seat < 0) return;
  const territory = room.intents[seat]?.draft.territory ?? -1;
  put(`${id}-prompt`, "text", panel.headquartersPrompt(territory < 0 ? "" : landName(territory)));
  put(`${id}-confirm`, "image", territory < 0 ? "button-grey" : "button-accent");
  put(`${id}-confirm`, "textColor", territory < 0 ? PALETTE.faint : PALETTE.light);
}

/** Where a seat chooses its headquarters, while others do the same. */
export const HEADQUARTERS_PICK: Panel<Room> = {
  layer: "turn",
  viewers: "seats",
  key: pickKey,
  paint: paintPick,
};

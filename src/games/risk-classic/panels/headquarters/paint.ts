import { choosingKey, choosingSeat } from "../../../../session/panels/choosing";
import { PALETTE } from "../../../../session/ui/palette";
import type { Panel, Writer } from "../../../../session/game/panel";
import type { Room } from "../../../../session/table/room";
import type { ClassicLanguage } from "../../text/language";
import { landName } from "../../text/names";

const STEPS: readonly string[] = ["headquarters"];

function paintPick(room: Room, colour: string, { put, show }: Writer, { panel }: ClassicLanguage): void {
  const seat = choosingSeat(room, colour, STEPS);
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
  key: (room, colour) => choosingKey(room, colour, STEPS),
  paint: paintPick,
};

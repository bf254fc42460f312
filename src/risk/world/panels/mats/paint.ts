import { NOBODY, type CommonState, type Seat } from "../../../../core/types";
import { COMPUTERS } from "../../../../session/panels/computers/paint";
import { PALETTE } from "../../../../session/ui/palette";
import type { Panel, Writer } from "../../../../session/game/panel";
import { matKey, matsPanel } from "../../../../session/panels/mats/paint";
import { playerText } from "../../../../session/ui/seat";
import { withBoldNumbers } from "../../../../session/ui/words";
import type { Room } from "../../../../session/table/room";
import { chairOf } from "../../../../session/table/table";
import type { Language } from "../../../../text/language";

/** Letters that have room in the first line of a sheet, beside the emblem. */
const NAME_LETTERS = 19;

/** What everybody may know of a seat: a few lines below its name. */
type Lines = (this: void, state: CommonState, seat: Seat, language: Language) => readonly string[];

function paintMat(room: Room, colour: string, lines: Lines, { putAll }: Writer, language: Language): void {
  const { match } = room.table;
  const seat = match === undefined ? NOBODY : match.game.state.colours.indexOf(colour);
  if (match === undefined || seat < 0) return;
  const s = match.game.state;
  const name = playerText(match, seat, chairOf(room.table, seat), NAME_LETTERS, language);
  const about = lines(s, seat, language).map((line) => withBoldNumbers(line));
  putAll(`mat-${colour}`, "text", [`<b>${name}</b>`].concat(about).join("\n"));
  putAll(`mat-${colour}`, "color", s.turn === seat ? PALETTE.turn : PALETTE.mat);
}

/** The sheets of all seats, and who has folded them up; what everybody sees of a seat. */
export function worldMats(colours: readonly string[], lines: Lines): Panel<Room>[] {
  const sheet: Panel<Room> = {
    layer: "seats",
    viewers: "seats",
    key: matKey,
    paint: (room, colour, writer, language) => {
      paintMat(room, colour, lines, writer, language);
    },
  };
  return [matsPanel(colours, "sheet"), sheet, COMPUTERS];
}

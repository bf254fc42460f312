import { PALETTE } from "../../../../session/panel/palette";
import type { Panel, Writer } from "../../../../session/panel/panel";
import { thoseWho } from "../../../../session/panel/viewers";
import type { Room } from "../../../../session/table/room";
import { chairOf } from "../../../../session/table/table";
import { COLOURS } from "../../meta";
import { whole } from "../../table/state";
import type { ClassicLanguage } from "../../text/language";
import { linesOfSeat } from "./model";

function viewers(room: Room): string {
  return thoseWho(room, (screen) => screen?.folded.mats !== true);
}

/** Which seats have a sheet, and who has folded them up. */
function matsKey(room: Room): string {
  const { match } = room.table;
  return match === undefined ? "none" : `${match.game.state.colours.join(" ")} ${viewers(room)}`;
}

function paintMats(room: Room, _viewer: string, { showAll, showAllTo }: Writer): void {
  const { match } = room.table;
  showAllTo("mats", match === undefined ? "" : viewers(room));
  if (match === undefined) return;
  for (const colour of COLOURS) showAll(`mat-${colour}`, match.game.state.colours.includes(colour));
}

function matKey(room: Room, colour: string): string {
  const { match } = room.table;
  const seat = match === undefined ? -1 : match.game.state.colours.indexOf(colour);
  if (match === undefined || seat < 0) return "none";
  const { name, player, bot } = chairOf(room.table, seat);
  return `${match.revision} ${player === "" ? "-" : "+"} ${bot} ${name}`;
}

function paintMat(room: Room, colour: string, { putAll }: Writer, language: ClassicLanguage): void {
  const { match } = room.table;
  const seat = match === undefined ? -1 : match.game.state.colours.indexOf(colour);
  if (match === undefined || seat < 0) return;
  const s = whole(match.game.state);
  putAll(`mat-${colour}-text`, "text", linesOfSeat(s, seat, chairOf(room.table, seat), language).join("\n"));
  putAll(`mat-${colour}`, "color", s.turn === seat ? PALETTE.turn : PALETTE.mat);
}

/** The sheets of all seats, and who has folded them up. */
export const MATS: Panel<Room> = { layer: "seats", viewers: "all", key: matsKey, paint: paintMats };

/** What everybody sees of a seat. */
export const MAT: Panel<Room> = { layer: "seats", viewers: "seats", key: matKey, paint: paintMat };

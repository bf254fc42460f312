import type { Language } from "../../../text/language";
import type { Room } from "../../table/room";
import { chairOf, isComputer } from "../../table/table";
import type { Panel, Writer } from "../panel";
import { said } from "../words";

/** The computer that plays a colour of the match, or empty where somebody or nobody does. */
function botOf({ table }: Room, colour: string): string {
  const state = table.match?.game.state;
  const seat = state === undefined ? -1 : state.colours.indexOf(colour);
  if (state === undefined || seat < 0 || !state.seats[seat].alive) return "";
  const chair = chairOf(table, seat);
  return isComputer(chair) ? chair.bot : "";
}

function computerKey(room: Room, colour: string): string {
  return room.table.match === undefined ? "none" : `computer ${botOf(room, colour)}`;
}

function paintComputer(room: Room, colour: string, { putAll }: Writer, { panel }: Language): void {
  if (room.table.match === undefined) return;
  const bot = botOf(room, colour);
  putAll(`mat-${colour}`, "tooltip", bot === "" ? "" : panel.seatComputer(said(panel.levels, bot)));
}

/** The sheet of a seat that a computer plays tells its level where one points at it. */
export const COMPUTERS: Panel<Room> = {
  layer: "seats",
  viewers: "seats",
  key: computerKey,
  paint: paintComputer,
};

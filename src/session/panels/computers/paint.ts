import { mannerOf } from "../../../core/bots/temper";
import type { Language } from "../../../text/language";
import type { Room } from "../../table/room";
import { chairOf, isComputer } from "../../table/table";
import type { Panel, Writer } from "../../game/panel";
import { wordFor } from "../../ui/words";

/** The computer that plays a seat of the match, or did until it was out; empty where somebody or nobody does. */
function botOf({ table }: Room, seat: number): string {
  const chair = chairOf(table, seat);
  return isComputer(chair) ? chair.bot : "";
}

function isOut({ table }: Room, seat: number): boolean {
  return table.match?.game.state.seats[seat].alive !== true;
}

function computersKey(room: Room): string {
  const { match } = room.table;
  if (match === undefined) return "none";
  const { colours } = match.game.state;
  return colours.map((_, seat) => botOf(room, seat) + (isOut(room, seat) ? "-" : "")).join(" ");
}

function paintComputers(room: Room, _viewer: string, { putAll }: Writer, { panel }: Language): void {
  const { match } = room.table;
  if (match === undefined) return;
  match.game.state.colours.forEach((colour, seat) => {
    const bot = botOf(room, seat);
    const level = wordFor(panel.levels, bot);
    const tooltip = isOut(room, seat)
      ? panel.seatComputer(level)
      : panel.seatComputerHelp(level, panel.mannerHelp[mannerOf(match.seed, seat)]);
    putAll(`mat-${colour}`, "tooltip", bot === "" ? "" : tooltip);
  });
}

/** For games that have a `mat-COLOUR` for each seat: that of a computer tells its level and manner where one points at it. */
export const COMPUTERS: Panel<Room> = {
  layer: "seats",
  viewers: "all",
  key: computersKey,
  paint: paintComputers,
};

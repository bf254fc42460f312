import { firstLevel, levelNamed } from "../../../core/level";
import type { Refusal } from "../../../core/types";
import { refuse } from "../../../text/codes";
import { advise, closeEmpty, leave, setClosed, sit } from "../../table/chairs";
import { momentOf } from "../../table/moment";
import { pickedChair, screenOf, type Room } from "../../table/room";
import { chairOf, chairOfColour, isComputer, seatOf } from "../../table/table";
import { byAnybody, byHost } from "./rights";
import type { Commands, Outcome } from "./types";

/** What people say about seats. Colours are ids. `sit` and `stand` are carried out by the table. */
export const SEATS: Commands = {
  /** A seat that a computer plays in a match is taken with `yes` after the colour; without it, whoever says so is asked. */
  sit: byAnybody((room, who, words, out) => {
    const { table } = room;
    const wanted = chairOfColour(table, words[1] ?? "");
    const plays = wanted !== undefined && isComputer(wanted) && table.match !== undefined;
    const asks = plays && words[2] !== "yes";
    out.effect = asks ? "take_over" : "seat";
    return asks ? undefined : sit(table, who.player, who.name, words[1] ?? "");
  }),
  stand: {
    by: "anybody",
    effect: "seat",
    run: (room, who) => {
      leave(room.table, who.player);
      return undefined;
    },
  },
  advise: {
    by: "anybody",
    effect: "advise",
    run: (room, who) => {
      const why = advise(room.table, who.player, who.name);
      if (why !== undefined) return why;
      // The fall that has led to this has been answered.
      screenOf(room, chairOf(room.table, seatOf(room.table, who.player)).colour).moment = momentOf(room);
      return undefined;
    },
  },
  close: {
    by: "host",
    effect: "seat",
    run: (room, _who, words) => setClosed(room.table, words[1] ?? "", true),
  },
  open: byHost((room, _who, words) => {
    const why = setClosed(room.table, words[1] ?? "", false);
    const chair = chairOfColour(room.table, words[1] ?? "");
    if (why === undefined && chair !== undefined) chair.bot = "";
    return why;
  }),
  close_empty: byHost((room) => closeEmpty(room.table)),
  /**
   * A computer of this level plays while nobody sits there, or none. Without a level the one that is offered first does, if
   * none does yet, and the page opens on which another level is picked; said once more it closes.
   */
  computer: byHost((room, who, words, out) => {
    const colour = words[1] ?? "";
    if (words.length > 2) return setComputer(room, colour, words[2], out);
    if (chairOfColour(room.table, colour)?.bot === "") {
      const why = setComputer(room, colour, firstLevel(room.table.module).id, out);
      if (why !== undefined) return why;
    }
    const screen = screenOf(room, who.colour);
    screen.page = screen.page === PEOPLE && room.picked === colour ? "" : PEOPLE;
    room.picked = colour;
    return undefined;
  }),
  /** The seat that the page of people is about. */
  pick_seat: byHost((room, _who, words) => {
    const colour = words[1] ?? "";
    if (chairOfColour(room.table, colour) === undefined) return refuse("table.closed", { seat: colour });
    room.picked = colour;
    return undefined;
  }),
  /** The same as `computer`, for that seat. */
  level: byHost((room, _who, words, out) => setComputer(room, pickedChair(room).colour, words[1] ?? "", out)),
  /** For that seat as well, where none is named. */
  give_host: byHost((room, _who, words) => {
    const colour = words[1] ?? pickedChair(room).colour;
    const player = chairOfColour(room.table, colour)?.player ?? "";
    if (player === "") return refuse("table.closed", { seat: colour });
    room.table.host = player;
    return undefined;
  }),
};

/** The page on which the host is picked, and the levels of computers. */
const PEOPLE = "people";

/** Lets a computer of this level play a seat while nobody sits there; `none` for no computer. */
function setComputer({ table }: Room, colour: string, id: string, out: Outcome): Refusal | undefined {
  const chair = chairOfColour(table, colour);
  if (chair === undefined || (table.match !== undefined && chair.closed))
    return refuse("table.closed", { seat: colour });
  const level = levelNamed(table.module, id);
  if (id !== "none" && level === undefined) return refuse("command.unknown");
  chair.closed = false;
  chair.bot = level?.id ?? "";
  // It may be its move.
  out.effect = "pace";
  return undefined;
}

import { firstLevel, levelNamed } from "../../../core/level";
import { refuse } from "../../../text/codes";
import type { Refusal } from "../../../core/types";
import { advise, closeEmpty, isHost, leave, makeHost, setClosed, sit } from "../../table/chairs";
import { momentOf } from "../../table/moment";
import { pickedChair, screenOf, type Room } from "../../table/room";
import { chairOf, isComputer, seatOf } from "../../table/table";
import type { Outcome, Run, Who } from "./types";

export function rules(room: Room, who: Who): boolean {
  return who.admin || isHost(room.table, who.player);
}

/** What people say about seats. Colours are ids. `sit` and `stand` are carried out by the table. */
export const SEATS: Readonly<Record<string, Run | undefined>> = {
  /** A seat that a computer plays in a match is taken with `yes` behind the colour; without it, whoever says so is asked. */
  sit: (room, who, words, out) => {
    const wanted = room.table.chairs.find((one) => one.colour === words[1]);
    if (wanted !== undefined && isComputer(wanted) && room.table.match !== undefined && words[2] !== "yes") {
      out.effect = "take_over";
      return undefined;
    }
    const why = sit(room.table, who.player, who.name, words[1] ?? "");
    if (why === undefined) out.effect = "seat";
    return why;
  },
  stand: (room, who, _words, out) => {
    leave(room.table, who.player);
    out.effect = "seat";
    return undefined;
  },
  advise: (room, who, _words, out) => {
    const why = advise(room.table, who.player, who.name);
    if (why !== undefined) return why;
    out.effect = "advise";
    // The fall that has led to this has been answered.
    screenOf(room, chairOf(room.table, seatOf(room.table, who.player)).colour).moment = momentOf(room);
    return undefined;
  },
  close: (room, who, words, out) => {
    out.effect = "seat";
    return setClosed(room.table, hostWord(room, who), words[1] ?? "", true);
  },
  open: (room, who, words) => {
    const why = setClosed(room.table, hostWord(room, who), words[1] ?? "", false);
    if (why === undefined) setBot(room, words[1] ?? "", "");
    return why;
  },
  close_empty: (room, who) => closeEmpty(room.table, hostWord(room, who)),
  /**
   * A computer of this level plays while nobody sits there, or none. Without a level the one that is offered first does, if
   * none does yet, and the page opens on which another level is picked; said once more it closes.
   */
  computer: (room, who, words, out) => {
    const colour = words[1] ?? "";
    if (words.length > 2) return setComputer(room, who, colour, words[2], out);
    const chair = room.table.chairs.find((one) => one.colour === colour);
    if (chair?.bot === "") {
      const why = setComputer(room, who, colour, firstLevel(room.table.module).id, out);
      if (why !== undefined) return why;
    } else if (!rules(room, who)) return refuse("table.not_host");
    const screen = screenOf(room, who.colour);
    screen.page = screen.page === PEOPLE && room.picked === colour ? "" : PEOPLE;
    room.picked = colour;
    return undefined;
  },
  /** The seat that the page of people is about. */
  pick_seat: (room, who, words) => {
    if (!rules(room, who)) return refuse("table.not_host");
    const colour = words[1] ?? "";
    if (!room.table.chairs.some((chair) => chair.colour === colour))
      return refuse("table.closed", { seat: colour });
    room.picked = colour;
    return undefined;
  },
  /** The same as `computer`, for that seat. */
  level: (room, who, words, out) => setComputer(room, who, pickedChair(room).colour, words[1] ?? "", out),
  /** For that seat as well, where none is named. */
  give_host: (room, who, words) => {
    if (!rules(room, who)) return refuse("table.not_host");
    const colour = words[1] ?? pickedChair(room).colour;
    const chair = room.table.chairs.find((one) => one.colour === colour);
    if (chair === undefined || chair.player === "") return refuse("table.closed", { seat: colour });
    return makeHost(room.table, room.table.host, chair.player);
  },
};

/** The page on which the host is picked, and the levels of computers. */
const PEOPLE = "people";

/** Lets a computer of this level play a seat while nobody sits there; `none` for no computer. */
function setComputer(room: Room, who: Who, colour: string, id: string, out: Outcome): Refusal | undefined {
  if (!rules(room, who)) return refuse("table.not_host");
  const chair = room.table.chairs.find((one) => one.colour === colour);
  if (chair === undefined || (room.table.match !== undefined && chair.closed))
    return refuse("table.closed", { seat: colour });
  const level = levelNamed(room.table.module, id);
  if (id !== "none" && level === undefined) return refuse("command.unknown");
  chair.closed = false;
  chair.bot = level?.id ?? "";
  // It may be its move.
  out.effect = "pace";
  return undefined;
}

/** The word by which chairs know the host, for whoever may do what the host may. */
function hostWord(room: Room, who: Who): string {
  return who.admin ? room.table.host : who.player;
}

function setBot(room: Room, colour: string, kind: string): void {
  const chair = room.table.chairs.find((one) => one.colour === colour);
  if (chair !== undefined) chair.bot = kind;
}

import type { Refusal } from "../../../core/types";
import { refuse } from "../../../text/codes";
import { isHost } from "../../table/chairs";
import type { Room } from "../../table/room";
import { fights, seatOfColour } from "../../table/table";
import type { Command, Outcome, Player, Run, Who } from "./types";

/** Whether somebody may do what the host may. */
export function actsAsHost(room: Room, who: Who): boolean {
  return who.admin || isHost(room.table, who.player);
}

/** Does what a command says, if it is the time for it and whoever says it may. */
export function obey(
  command: Command,
  room: Room,
  who: Who,
  words: readonly string[],
  out: Outcome,
): Refusal | undefined {
  const { by, when, effect } = command;
  const { match } = room.table;
  if (by !== "anybody" && by !== "seat" && !actsAsHost(room, who)) {
    const may = by === "fighter" ? fights(room.table, who.colour) : by === "pacer" && isAlone(room, who);
    if (!may) return refuse("table.not_host");
  }
  if (when === "before" && match !== undefined) return refuse("table.started");
  if (when === "during" && match === undefined) return refuse("table.not_started");
  const why =
    command.by === "seat"
      ? runForSeat(command.run, room, who, words, out)
      : command.run?.(room, who, words, out);
  if (why === undefined && effect !== undefined) out.effect = effect;
  return why;
}

/** Whether somebody sits at the table, and nobody else does. */
function isAlone({ table: { chairs } }: Room, { player }: Who): boolean {
  const taken = chairs.filter((chair) => chair.player !== "");
  return taken.length > 0 && taken.every((chair) => chair.player === player);
}

function runForSeat(
  run: Run<Player>,
  room: Room,
  { player, name, colour, admin, seen }: Who,
  words: readonly string[],
  out: Outcome,
): Refusal | undefined {
  const { match } = room.table;
  const seat = seatOfColour(room.table, colour);
  if (match === undefined || seat < 0) return refuse("seat.not_in_game");
  return run(room, { player, name, colour, admin, seen, match, seat }, words, out);
}

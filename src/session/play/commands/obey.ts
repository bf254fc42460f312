import type { Refusal } from "../../../core/types";
import { refuse } from "../../../text/codes";
import { isHost } from "../../table/chairs";
import type { Room } from "../../table/room";
import { fights } from "../../table/table";
import type { Command, Outcome, Who } from "./types";

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
  const { by, run, when, effect } = command;
  const { match } = room.table;
  if (by !== "anybody" && !actsAsHost(room, who)) {
    const may = by === "fighter" ? fights(room.table, who.colour) : by === "pacer" && isAlone(room, who);
    if (!may) return refuse("table.not_host");
  }
  if (when === "before" && match !== undefined) return refuse("table.started");
  if (when === "during" && match === undefined) return refuse("table.not_started");
  const why = run?.(room, who, words, out);
  if (why === undefined && effect !== undefined) out.effect = effect;
  return why;
}

/** Whether somebody sits at the table, and nobody else does. */
function isAlone({ table: { chairs } }: Room, { player }: Who): boolean {
  const taken = chairs.filter((chair) => chair.player !== "");
  return taken.length > 0 && taken.every((chair) => chair.player === player);
}

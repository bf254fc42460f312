import { refuse } from "../../../text/codes";
import { seatOfColour } from "../../table/table";
import type { Command, Player, Run } from "./types";

/** A command that anybody may say; `when` as in Command. */
export function byAnybody(run: Run, when?: Command["when"]): Command {
  return { by: "anybody", run, when };
}

/** One that the host alone may. */
export function byHost(run: Run, when?: Command["when"]): Command {
  return { by: "host", run, when };
}

/** One for whoever has a seat in the match. */
export function bySeat(run: Run<Player>, when?: Command["when"]): Command {
  return byAnybody((room, who, words, out) => {
    const { match } = room.table;
    const seat = seatOfColour(room.table, who.colour);
    if (match === undefined || seat < 0) return refuse("seat.not_in_game");
    return run(room, { ...who, match, seat }, words, out);
  }, when);
}

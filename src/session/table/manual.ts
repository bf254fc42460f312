import { refuse } from "../../text/codes";
import type { CommonState, Refusal, Seat } from "../../core/types";
import { continueByHand } from "../match/log";
import { newMatch } from "../match/match";
import type { ManualEdit, Room } from "./room";
import { isOver, type Table } from "./table";

/** What was changed by hand and is neither read nor put back; a match that has moved on forgets it. */
export function manualEdit(room: Room): ManualEdit | undefined {
  const { edit } = room.manual;
  if (edit === undefined) return undefined;
  return edit.match === room.table.match && edit.revision === edit.match.revision ? edit : undefined;
}

/** Begins to change the table by hand; refused where it could not be read afterwards. */
export function beginEdit(room: Room): ManualEdit | Refusal {
  const found = manualEdit(room);
  if (found !== undefined) return found;
  const { match, module } = room.table;
  if (match === undefined) return refuse("table.not_started");
  const { manual } = module.table;
  if (manual === undefined) return refuse("command.unknown");
  const { state } = match.game;
  if (isOver(room.table)) return refuse("game.over");
  const why = manual.refuse(state);
  return why ?? { contents: manual.contents(state), match, revision: match.revision, changes: 0 };
}

/** Takes what lies there for the new position; refused, with everything as it was, where no game could stand so. */
export function readEdit(room: Room): Refusal | undefined {
  const edit = manualEdit(room);
  if (edit === undefined) return refuse("manual.nothing");
  const why = takeOver(room.table, edit.contents);
  if (why === undefined) room.manual.edit = undefined;
  return why;
}

/** The state as it looks with what lies on the table; for the eyes alone. */
export function seenState(room: Room, state: CommonState): CommonState {
  const edit = manualEdit(room);
  const { manual } = room.table.module.table;
  return edit === undefined || manual === undefined ? state : manual.seen(state, edit.contents);
}

/** Changes one thing by hand for a seat, as if somebody had done it and all of it were read at once. */
export function changeAtOnce(table: Table, seat: Seat, words: readonly string[]): Refusal | undefined {
  const { manual } = table.module.table;
  if (table.match === undefined) return refuse("table.not_started");
  if (manual === undefined) return refuse("command.unknown");
  const { state } = table.match.game;
  const contents = manual.contents(state);
  return manual.change(contents, state, seat, words) ?? takeOver(table, contents);
}

/**
 * Takes what lies on the table for the new position, whatever the rules say of the way there. Refused where no game
 * could stand so. The match goes on from a record that begins with that position: nobody can go back beyond it.
 */
function takeOver(table: Table, contents: object): Refusal | undefined {
  const match = table.match;
  const { manual } = table.module.table;
  if (match === undefined || manual === undefined) return refuse("table.not_started");
  const { state } = match.game;
  if (state.step === "over") return refuse("game.over");
  const s = manual.refuse(state) ?? manual.takeOver(state, contents);
  if ("code" in s) return s;
  const next = newMatch(table.module, s, match.names, match.seed, 0, table.module.notation.writePosition(s));
  next.revision = match.revision + 1;
  next.staleBefore = next.revision;
  next.log = continueByHand(match.log, match.game.at);
  table.match = next;
  table.proposal = undefined;
  table.roll = undefined;
  return undefined;
}

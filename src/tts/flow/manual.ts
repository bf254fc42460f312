import { manualEdit } from "../../session/table/manual";
import { LANGUAGE } from "../language";
import type { Context } from "./context";
import { seatWord } from "../colours";
import { note, tellAll } from "./speak";

/** Tells everybody what was changed by hand, by the words of the command. */
export function tellManualEdit(context: Context, colour: string, text: string): void {
  const edit = manualEdit(context.room);
  const { manual } = context.room.table.module.table;
  if (edit === undefined || manual === undefined) return;
  if (edit.changes === 1) tellAll(LANGUAGE.manual.waits);
  const words = text.split(" ").slice(1);
  for (const line of manual.describe(edit.contents, edit.match.game.state, seatWord(colour), words, LANGUAGE))
    note(line);
}

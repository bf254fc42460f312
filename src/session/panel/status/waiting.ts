import type { Language } from "../../../text/language";
import type { Match } from "../../match/match";
import { isThrown } from "../../play/pace";
import type { Room } from "../../table/room";
import { dueChance } from "../../table/table";
import { haltText, statusOf } from "./model";

/** Who is waited for, or why nothing goes on. */
export function waitingLine(room: Room, { game }: Match, language: Language): string {
  const halt = haltText(room, language);
  if (halt !== "") return halt;
  const due = dueChance(room.table);
  const thrown = due !== undefined && isThrown(room.table, room.settings, due);
  return statusOf(game.state, language, thrown).waitingText;
}

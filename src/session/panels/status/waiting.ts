import type { Language } from "../../../text/language";
import type { Match } from "../../match/match";
import { isThrown } from "../../play/pace";
import type { Room } from "../../table/room";
import { chairOf, dueChance } from "../../table/table";
import { stepName } from "../../../text/names";
import { seatName } from "../../ui/words";
import { haltText, statusOf } from "./model";

/** Who is waited for, or why nothing goes on. */
export function waitingLine(room: Room, { game }: Match, language: Language): string {
  const halt = haltText(room, language);
  if (halt !== "") return halt;
  const s = game.state;
  if (s.asked.length === 1 && chairOf(room.table, s.asked[0]).advised)
    return language.panel.waitingAdvised(seatName(s, s.asked[0], language), stepName(s.step, language.names));
  const due = dueChance(room.table);
  const thrown = due !== undefined && isThrown(room.table, room.settings, due);
  return statusOf(s, language, thrown).waitingText;
}

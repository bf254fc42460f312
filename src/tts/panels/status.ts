import type { CommonState } from "../../core/types";
import { isThrown } from "../../session/play/pace";
import { manualEdit } from "../../session/table/manual";
import { clockText, haltText, statusOf } from "../../session/panel/status";
import type { Room } from "../../session/table/room";
import { chairOf, dueChance, isFree, type Table } from "../../session/table/table";
import { putAll, showAll, showAllTo } from "./brush";
import { LANGUAGE } from "./language";
import { namesOf, VIEWERS } from "./viewers";

export function statusKey(room: Room): string {
  const { match, chairs } = room.table;
  const { speed, dice } = room.settings;
  let key =
    match === undefined ? "none" : `${match.revision} ${room.left} ${speed} ${dice} ${room.table.ended}`;
  if (manualEdit(room) !== undefined) key += " hands";
  for (const chair of chairs) key += isFree(chair) ? "0" : chair.player === "" ? "-" : "+";
  return key;
}

/** Where the game stands, who is waited for, and the seats that nobody has. */
export function paintStatus(room: Room): void {
  const { match } = room.table;
  showAll("status", match !== undefined);
  if (match === undefined) {
    showAll("claims", false);
    return;
  }
  const s = match.game.state;
  const due = dueChance(room.table);
  const model = statusOf(s, LANGUAGE, due !== undefined && isThrown(room.table, room.settings, due));
  putAll("status-title", "text", model.title);
  putAll("status-turn", "text", model.turnText);
  const halt = haltText(room, LANGUAGE);
  putAll("status-waiting", "text", halt === "" ? model.waitingText : halt);
  putAll("status-clock", "text", clockText(room.settings.speed, room.left, LANGUAGE));
  showAllTo("status-nudge", model.waiting.length === 0 || room.table.ended ? "" : namesOf(othersThan(s)));
  paintClaims(room.table, s);
}

function othersThan(s: CommonState): string[] {
  const asked = s.asked.map((seat) => s.colours[seat]);
  return VIEWERS.filter((id) => !asked.includes(id));
}

/** Whoever has no seat may take one of the game that is free. */
function paintClaims(t: Table, s: CommonState): void {
  let anybody = false;
  for (const chair of t.chairs) {
    const seat = s.colours.indexOf(chair.colour);
    const free = seat >= 0 && s.seats[seat].alive && chairOf(t, seat).player === "";
    if (free) anybody = true;
    showAll(`claim-${chair.colour}`, free);
  }
  showAllTo("claims", anybody ? namesOf(["grey"]) : "");
}

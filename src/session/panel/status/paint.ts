import type { CommonState } from "../../../core/types";
import type { Language } from "../../../text/language";
import { isThrown } from "../../play/pace";
import { manualEdit } from "../../table/manual";
import type { Room } from "../../table/room";
import { chairOf, dueChance, isFree } from "../../table/table";
import type { Panel, Writer } from "../panel";
import { namesOf, viewersOf, WATCHING } from "../viewers";
import { clockText, haltText, statusOf } from "./model";

function statusKey(room: Room): string {
  const { match, chairs } = room.table;
  const { speed, dice } = room.settings;
  let key =
    match === undefined ? "none" : `${match.revision} ${room.left} ${speed} ${dice} ${room.table.ended}`;
  if (manualEdit(room) !== undefined) key += " hands";
  for (const chair of chairs) key += isFree(chair) ? "0" : chair.player === "" ? "-" : "+";
  return key;
}

function paintStatus(room: Room, _viewer: string, writer: Writer, language: Language): void {
  const { putAll, showAll, showAllTo } = writer;
  const { match } = room.table;
  showAll("status", match !== undefined);
  if (match === undefined) {
    showAllTo("claims", "");
    return;
  }
  const s = match.game.state;
  const due = dueChance(room.table);
  const model = statusOf(s, language, due !== undefined && isThrown(room.table, room.settings, due));
  putAll("status-title", "text", model.title);
  putAll("status-turn", "text", model.turnText);
  const halt = haltText(room, language);
  putAll("status-waiting", "text", halt === "" ? model.waitingText : halt);
  putAll("status-clock", "text", clockText(room.settings.speed, room.left, language));
  const waits = model.waiting.length > 0 && !room.table.ended;
  showAllTo("status-nudge", waits ? namesOf(othersThan(room, s)) : "");
  paintClaims(room, s, writer);
}

function othersThan(room: Room, s: CommonState): string[] {
  const asked = s.asked.map((seat) => s.colours[seat]);
  return viewersOf(room).filter((id) => !asked.includes(id));
}

/** Whoever has no seat may take one of the game that is free. */
function paintClaims({ table }: Room, s: CommonState, { showAll, showAllTo }: Writer): void {
  let anybody = false;
  for (const chair of table.chairs) {
    const seat = s.colours.indexOf(chair.colour);
    const free = seat >= 0 && s.seats[seat].alive && chairOf(table, seat).player === "";
    if (free) anybody = true;
    showAll(`claim-${chair.colour}`, free);
  }
  showAllTo("claims", anybody ? namesOf([WATCHING]) : "");
}

/** Where the game stands, who is waited for, and the seats that nobody has. */
export const STATUS: Panel<Room> = { layer: "turn", viewers: "all", key: statusKey, paint: paintStatus };

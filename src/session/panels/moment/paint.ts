import { eventText } from "../../../text/log";
import type { Language } from "../../../text/language";
import { momentOf, seatOfMoment } from "../../table/moment";
import { nextComputer } from "../../table/chairs";
import type { Room } from "../../table/room";
import type { Moment } from "../../table/recent";
import { isBattleSeen } from "../battle/paint";
import { inked } from "../../log/ink";
import { PALETTE } from "../../ui/palette";
import type { Panel, Writer } from "../../game/panel";
import { isSeated, namesOf, viewersOf } from "../../ui/viewers";

/** The colour of the seat that is out of the game with this moment, if somebody sits there; empty for none. */
function fallenOf(room: Room, moment: Moment): string {
  const { match } = room.table;
  const seat = seatOfMoment(moment);
  if (match === undefined || seat < 0 || seat >= match.game.state.seats.length) return "";
  const { seats, colours } = match.game.state;
  return !seats[seat].alive && isSeated(room, colours[seat]) ? colours[seat] : "";
}

/**
 * Whether a viewer sees it: all do for a while, but first read how the battle ended that it came with; whoever is out of
 * the game sees it at once, until they have chosen what to do.
 */
function seesMoment(room: Room, moment: Moment, viewer: string): boolean {
  if (room.screens[viewer]?.moment === moment) return false;
  if (fallenOf(room, moment) === viewer) return true;
  return (!moment.isPast || moment.late.includes(viewer)) && !isBattleSeen(room, viewer);
}

function watchersOf(room: Room, moment: Moment): string {
  return namesOf(viewersOf(room).filter((id) => seesMoment(room, moment, id)));
}

/** Whether a viewer sees it who has a seat in the game. */
export function isMomentSeen(room: Room, viewer: string): boolean {
  const moment = momentOf(room);
  return moment !== undefined && seesMoment(room, moment, viewer);
}

function momentKey(room: Room): string {
  const moment = momentOf(room);
  if (moment === undefined) return "none";
  return `${moment.at} ${watchersOf(room, moment)} ${fallenOf(room, moment)} ${room.table.host} ${nextComputer(room.table, 0)}`;
}

function paintMoment(room: Room, _viewer: string, writer: Writer, language: Language): void {
  const { showAllTo } = writer;
  const moment = momentOf(room);
  const { match } = room.table;
  const watchers = moment === undefined ? "" : watchersOf(room, moment);
  if (moment === undefined || match === undefined || watchers === "") {
    showAllTo("moment", "");
    return;
  }
  const { colours } = match.game.state;
  const { type } = moment.event;
  const sentence = inked(eventText(moment.event, colours, language), colours, language);
  writer.putAll("moment-picture", "image", match.module.log.pictured[type] ?? "");
  writer.putAll(
    "moment-text",
    "text",
    `<size=22><b><color=${PALETTE.red}>${language.log.moments[type] ?? ""}</color></b></size>\n${sentence}`,
  );
  const fallen = fallenOf(room, moment);
  const names = fallen === "" ? "" : namesOf([fallen]);
  const isHost = room.table.chairs.some(
    ({ colour, player }) => colour === fallen && player === room.table.host,
  );
  showAllTo("moment-advise", nextComputer(room.table, 0) < 0 ? "" : names);
  for (const id of ["moment-fast", "moment-new"]) showAllTo(id, isHost ? names : "");
  showAllTo("moment", watchers);
}

/** What has just changed the game for all, with what may be done by whoever is out of it. */
export const MOMENT: Panel<Room> = { layer: "turn", viewers: "all", key: momentKey, paint: paintMoment };

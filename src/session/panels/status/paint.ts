import type { CommonState } from "../../../core/types";
import type { Language } from "../../../text/language";
import type { Room } from "../../table/room";
import { SPEEDS } from "../../table/settings";
import { chairOf, isOver } from "../../table/table";
import type { Panel, Writer } from "../../game/panel";
import { pickedIf } from "../../ui/buttons";
import { namesOf, pacerNames, showFolded, thoseWho, WATCHING } from "../../ui/viewers";
import { claimPlace, claimsHeight } from "./claims";
import { statusKey } from "./key";
import { statusOf } from "./model";

function paintStatus(room: Room, _viewer: string, writer: Writer, language: Language): void {
  const { putAll, showAllTo } = writer;
  const { match, module } = room.table;
  showFolded(room, "status", match !== undefined, writer);
  if (match === undefined) {
    showAllTo("claims", "");
    return;
  }
  const s = match.game.state;
  const { title, turnText } = statusOf(s, language, false);
  const clock = room.waiting.secondsLeft < 0 ? "" : `  ${language.panel.clock(room.waiting.secondsLeft)}`;
  const goal = module.goal?.(s, language) ?? "";
  const subtitle = isOver(room.table) ? resultOf(room, turnText, language) : joined(turnText, goal);
  putAll("status-title", "text", `<b>${title}</b>${clock}\n<size=12>${subtitle}</size>`);
  putAll("status-title", "tooltip", endOf(room, s, language));
  paintClaims(room, s, writer);
  paintPace(room, writer);
}

/** The speed, and whether the table hurries until a person is asked. */
function paintPace(room: Room, { putAll, showAllTo }: Writer): void {
  const { settings, table, waiting } = room;
  const may = isOver(table) ? "" : pacerNames(room);
  for (const speed of SPEEDS)
    putAll(`pace-${speed}`, "image", pickedIf(!waiting.hurried && settings.speed === speed));
  putAll("pace-hurry", "image", pickedIf(waiting.hurried));
  showAllTo("pace", may);
}

function joined(turn: string, goal: string): string {
  return turn === "" || goal === "" ? turn + goal : `${turn}. ${goal}`;
}

/** Who has won; that all have agreed to end it, where nobody has. */
function resultOf({ table }: Room, turn: string, language: Language): string {
  return table.ended ? language.panel.agreedEnd : turn;
}

/** How the game has ended; empty while it lasts. */
function endOf({ table }: Room, s: CommonState, language: Language): string {
  if (table.ended) return language.flow.ended;
  return isOver(table) ? statusOf(s, language, false).waitingText : "";
}

/** Whoever has no seat may take one of the game that is free, as long as there is anything to play. */
function paintClaims({ table }: Room, s: CommonState, { putAll, showAll, showAllTo }: Writer): void {
  const over = isOver(table);
  const playing = s.colours.length;
  let anybody = false;
  let at = 0;
  for (const chair of table.chairs) {
    const seat = s.colours.indexOf(chair.colour);
    const free = !over && seat >= 0 && s.seats[seat].alive && chairOf(table, seat).player === "";
    if (free) anybody = true;
    const id = `claim-${chair.colour}`;
    if (free) {
      const { x, y, width } = claimPlace(at, playing);
      putAll(id, "offsetXY", `${x} ${-y}`);
      putAll(id, "width", `${width}`);
    }
    if (seat >= 0) at++;
    showAll(id, free);
  }
  putAll("claims", "preferredHeight", `${claimsHeight(playing)}`);
  showAllTo("claims", anybody ? namesOf([WATCHING]) : "");
}

/** Where the game stands, whose turn it is or how long they still have, and the seats that nobody has. */
export const STATUS: Panel<Room> = {
  layer: "turn",
  viewers: "all",
  key: (room) =>
    `${statusKey(room)} ${room.waiting.secondsLeft} ${room.settings.speed} ${room.waiting.hurried} ${pacerNames(room)} ${thoseWho(room, (screen) => screen?.folded["status"] === true)}`,
  paint: paintStatus,
};

import { landPanel } from "../../games/castle-risk/panels/land/model";
import { whole } from "../../games/castle-risk/table/state";
import type { Room } from "../../session/table/room";
import { LANGUAGE } from "./language";
import { isBattleSeen } from "./battle";
import { put, show } from "./brush";
import { isSeated } from "./viewers";
import { windowKey } from "./window";

/** The upper left corner beside the kingdoms, and how far below it what is told to all moves the panel. */
const X = 233;
const Y = -48;
const BELOW = -89;
/** Letters that have room in a row, and the heights of head and row. */
const LETTERS = 42;
const HEAD = 38;
const ROW = 16;

/** Whether a viewer has pressed on a territory. Battles, card windows and pages stand in the same place. */
function isOpen(room: Room, viewer: string): boolean {
  const look = room.looks[viewer];
  if (room.table.match === undefined || look === undefined || look.land < 0 || look.page !== "") return false;
  return isSeated(room, viewer) && !isBattleSeen(room, viewer) && windowKey(room) === "none";
}

export function landKey(room: Room, viewer: string): string {
  const { match, proposal } = room.table;
  if (match === undefined || !isOpen(room, viewer)) return "none";
  return `${match.revision} ${room.looks[viewer]?.land ?? -1} ${proposal !== undefined}`;
}

/** The territory that a viewer has pressed on. */
export function paintLand(room: Room, viewer: string): void {
  const { match, proposal } = room.table;
  const open = isOpen(room, viewer);
  show(`land-${viewer}`, open);
  if (match === undefined || !open) return;
  const s = whole(match.game.state);
  const model = landPanel(s, s.colours.indexOf(viewer), room.looks[viewer]?.land ?? 0, LANGUAGE);
  const told = proposal !== undefined || viewer === "grey";
  put(`land-${viewer}`, "offsetXY", `${X} ${told ? Y + BELOW : Y}`);
  put(`land-${viewer}-title`, "text", model.title);
  const deeds = model.deeds.map((deed) => (deed.can ? LANGUAGE.panel.canDo(deed.text) : deed.text));
  const lines = model.facts.concat(deeds);
  let rows = 0;
  for (const line of lines) rows += Math.floor((line.length + LETTERS - 1) / LETTERS);
  put(`land-${viewer}`, "height", `${HEAD + rows * ROW}`);
  put(`land-${viewer}-text`, "height", `${rows * ROW}`);
  put(`land-${viewer}-text`, "text", lines.join("\n"));
}

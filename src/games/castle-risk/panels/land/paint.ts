import { PALETTE } from "../../../../session/panel/palette";
import type { Panel, Writer } from "../../../../session/panel/panel";
import { isBattleSeen } from "../../../../session/panel/battle/paint";
import { isSeated, WATCHING } from "../../../../session/panel/viewers";
import type { Room } from "../../../../session/table/room";
import { whole } from "../../table/state";
import type { CastleLanguage } from "../../text/language";
import { windowKey } from "../window/paint";
import { BELOW, FOOT, HEAD, LAND_LEFT, LAND_TOP, LETTERS, LINE } from "./geometry";
import { modelOfLand } from "./model";

/** Whether a viewer has pressed on a territory. Battles, card windows and pages stand in the same place. */
function isOpen(room: Room, viewer: string): boolean {
  const screen = room.screens[viewer];
  if (room.table.match === undefined || screen === undefined || screen.land < 0 || screen.page !== "")
    return false;
  return isSeated(room, viewer) && !isBattleSeen(room, viewer) && windowKey(room) === "none";
}

function landKey(room: Room, viewer: string): string {
  const { match, proposal } = room.table;
  if (match === undefined || !isOpen(room, viewer)) return "none";
  return `${match.revision} ${room.screens[viewer]?.land ?? -1} ${proposal !== undefined}`;
}

function paintLand(room: Room, viewer: string, { put, show }: Writer, language: CastleLanguage): void {
  const { match, proposal } = room.table;
  const open = isOpen(room, viewer);
  show(`land-${viewer}`, open);
  if (match === undefined || !open) return;
  const s = whole(match.game.state);
  const model = modelOfLand(s, s.colours.indexOf(viewer), room.screens[viewer]?.land ?? 0, language);
  const told = proposal !== undefined || viewer === WATCHING;
  put(`land-${viewer}`, "offsetXY", `${LAND_LEFT} ${-(told ? LAND_TOP + BELOW : LAND_TOP)}`);
  const deeds = model.deeds.map((deed) => (deed.can ? language.panel.canDo(deed.text) : deed.text));
  const lines = model.facts.concat(deeds);
  let rows = 0;
  for (const line of lines) rows += Math.floor((line.length + LETTERS - 1) / LETTERS);
  put(`land-${viewer}`, "height", `${HEAD + FOOT + rows * LINE}`);
  const title = `<size=16><color=${PALETTE.red}><b>${model.title}</b></color></size>`;
  put(`land-${viewer}-text`, "height", `${HEAD + rows * LINE}`);
  put(`land-${viewer}-text`, "text", `${title}\n${lines.join("\n")}`);
}

/** The territory that a viewer has pressed on. */
export const LAND: Panel<Room> = { layer: "beside", viewers: "everyone", key: landKey, paint: paintLand };

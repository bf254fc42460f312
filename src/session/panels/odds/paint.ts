import type { Language } from "../../../text/language";
import type { Panel, Writer } from "../../game/panel";
import { actingSeat } from "../../play/acting";
import { oddsKey, oddsStand } from "../../play/odds/ask";
import type { Room } from "../../table/room";
import { ACTION_HEIGHT, BOTTOM, GAP, OWN_BOTTOM, RIGHT, RIGHT_WIDTH } from "../../ui/grid";
import { sizeOf } from "../../ui/viewers";
import { modelOfOdds } from "./model";

/** The step of the size of letters from which on there is no room above the action. */
const LARGE = 3;

function keyOf(room: Room): string {
  const about = oddsKey(room);
  return about === "none" ? "none" : `${about} ${room.odds.changes} ${sizeNow(room)}`;
}

function sizeNow(room: Room): number {
  const seat = actingSeat(room);
  const colours = room.table.match?.game.state.colours ?? [];
  return seat < 0 ? 0 : sizeOf(room, colours[seat]);
}

/** What is known of another force for the same target stays until the new odds are there. */
function paintOdds(room: Room, _viewer: string, { put, show }: Writer, language: Language): void {
  const model = modelOfOdds(room, language);
  if (model.state === "waits" && oddsStand(room)) return;
  if (model.state === "told") {
    put("action-odds-text", "text", model.text);
    const beside = sizeNow(room) >= LARGE;
    const x = beside ? RIGHT + RIGHT_WIDTH + GAP : RIGHT;
    put("action-odds", "offsetXY", `${-x} ${beside ? BOTTOM + ACTION_HEIGHT / 2 : OWN_BOTTOM}`);
  }
  show("action-odds", model.state === "told");
}

/** The odds of what the acting seat puts together, for its eyes only: it stands in what only that seat sees. */
export const ODDS: Panel<Room> = {
  layer: "turn",
  viewers: "all",
  key: keyOf,
  paint: paintOdds,
};

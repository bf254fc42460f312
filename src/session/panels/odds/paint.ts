import type { Language } from "../../../text/language";
import type { Panel, Writer } from "../../game/panel";
import { actingSeat } from "../../play/acting";
import { oddsStand } from "../../play/odds/ask";
import type { Room } from "../../table/room";
import { isGuided } from "../guide/guided";
import { BRIEF, BRIEF_LINES, FOOT, FOOT_GUIDED, heightOf, SIDE } from "./geometry";
import { modelOfOdds } from "./model";

function colourOf(room: Room): string {
  return room.table.match?.game.state.colours[actingSeat(room)] ?? "";
}

function isFolded(room: Room): boolean {
  return room.screens[colourOf(room)]?.folded["odds"] === true;
}

/** What is known of another force for the same target stays until the new odds are there: till then nothing is painted. */
function keyOf(room: Room): string {
  if (!oddsStand(room)) return "none";
  return `${room.odds.changes} ${isFolded(room)} ${isGuided(room, colourOf(room))}`;
}

function paintOdds(room: Room, _viewer: string, { put, show }: Writer, language: Language): void {
  const { odds } = room.table.module;
  if (odds === undefined) return;
  const model = modelOfOdds(room, language);
  if (model.state === "waits" && oddsStand(room)) return;
  if (model.state === "told") {
    const folded = isFolded(room);
    put("action-odds", "text", folded ? model.brief : model.text);
    put(
      "action-odds",
      "height",
      `${folded ? BRIEF : heightOf(Math.min(odds.lines, BRIEF_LINES + model.more))}`,
    );
    put("action-odds", "offsetXY", `${-SIDE} ${isGuided(room, colourOf(room)) ? FOOT_GUIDED : FOOT}`);
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

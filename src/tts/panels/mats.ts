import { PALETTE } from "../../session/panel/palette";
import { COLOURS } from "../../games/castle-risk/meta";
import { countCrowns } from "../../games/castle-risk/crowns";
import { matOf } from "../../session/panel/mat";
import { shortName } from "../../session/panel/words";
import type { Room } from "../../session/room";
import { chairOf } from "../../session/table";
import { LANGUAGE } from "../language";
import { putAll, showAll, showAllTo } from "./brush";
import { thoseWho } from "./viewers";

/** Which seats have a mat, and who has folded them up. */
export function matsKey(room: Room): string {
  const { match } = room.table;
  if (match === undefined) return "none";
  return match.game.state.colours.join(" ") + thoseWho(room, (look) => look?.folded.mats !== true);
}

export function paintMats(room: Room): void {
  const { match } = room.table;
  if (match === undefined) {
    showAll("mats", false);
    return;
  }
  for (const colour of COLOURS) showAll(`mat-${colour}`, match.game.state.colours.includes(colour));
  showAllTo(
    "mats",
    thoseWho(room, (look) => look?.folded.mats !== true),
  );
}

export function matKey(room: Room, colour: string): string {
  const { match } = room.table;
  const seat = match === undefined ? -1 : match.game.state.colours.indexOf(colour);
  return match === undefined || seat < 0 ? "none" : `${match.stamp} ${chairOf(room.table, seat).name}`;
}

/** What everybody sees of a seat. */
export function paintMat(room: Room, colour: string): void {
  const { match } = room.table;
  const seat = match === undefined ? -1 : match.game.state.colours.indexOf(colour);
  if (match === undefined || seat < 0) return;
  const s = match.game.state;
  const model = matOf(s, seat, countCrowns(s, seat), LANGUAGE);
  const name = chairOf(room.table, seat).name;
  putAll(`mat-${colour}-name`, "text", name === "" ? model.name : `${model.name}: ${shortName(name, 18)}`);
  putAll(`mat-${colour}-rank`, "text", model.rank);
  putAll(
    `mat-${colour}-lines`,
    "text",
    model.alive ? `${model.purse}\n${model.orders}\n${model.crownText}` : "",
  );
  putAll(`mat-${colour}`, "color", s.turn === seat ? PALETTE.turn : PALETTE.mat);
}

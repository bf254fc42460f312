import { total } from "../../core/counts";
import { PALETTE } from "../../session/panel/palette";
import { COLOURS } from "../../games/castle-risk/meta";
import { countCrowns } from "../../games/castle-risk/crowns";
import { kingdomName, matOf } from "../../session/panel/mat";
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
  if (match === undefined || seat < 0) return "none";
  const { name, player, bot } = chairOf(room.table, seat);
  return `${match.stamp} ${player === "" ? "-" : "+"} ${bot} ${name}`;
}

/** Letters that have room beside an emblem: a colour and the beginning of a name. */
const NAME_LETTERS = 16;

/** What everybody sees of a seat. */
export function paintMat(room: Room, colour: string): void {
  const { match } = room.table;
  const seat = match === undefined ? -1 : match.game.state.colours.indexOf(colour);
  if (match === undefined || seat < 0) return;
  const s = match.game.state;
  const model = matOf(s, seat, countCrowns(s, seat), LANGUAGE);
  const name = kingdomName(s, seat, chairOf(room.table, seat), NAME_LETTERS, LANGUAGE);
  const id = `mat-${colour}`;
  putAll(`${id}-name`, "text", name);
  putAll(`${id}-rank`, "text", model.rank);
  putAll(`${id}-purse`, "text", model.alive ? model.purse : "");
  putAll(`${id}-orders`, "text", model.alive ? model.orders : "");
  putAll(`${id}-now`, "text", model.alive ? model.crownText : "");
  const kept = model.alive ? total(model.reserve) : 0;
  showAll(`${id}-kept`, kept > 0);
  if (kept > 0) {
    putAll(`${id}-reserve`, "text", `${kept}`);
    for (const part of ["kinds", "reserve"]) putAll(`${id}-${part}`, "tooltip", model.reserveText);
  }
  showAll(`${id}-tobuild`, model.castleBought);
  for (const reason of model.reasons) {
    const crowns = model.alive ? reason.crowns : 0;
    showAll(`${id}-${reason.id}`, crowns > 0);
    showAll(`${id}-${reason.id}-times`, crowns > 1);
    if (crowns > 1) putAll(`${id}-${reason.id}-times`, "text", `${crowns}`);
  }
  putAll(`mat-${colour}`, "color", s.turn === seat ? PALETTE.turn : PALETTE.mat);
}

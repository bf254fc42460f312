import type { PieceSpot } from "../../../session/scene/pieces";
import { onBoard } from "../../../session/scene/row";
import type { Layout, Thing } from "../../../session/scene/thing";
import { trayPlace } from "../../by-hand";
import { ROUND_SPOTS } from "../marks.data";
import { PICTURE } from "../picture";
import { PLACES } from "../places.data";

/** Board pixels across: shields, markers of crowns, cards of the piles. A figure is drawn at its own size. */
export const SHIELD = 80;
export const RANK = 62;
export const PILE_CARD = 210;
export const FIGURE = PICTURE.pixelsPerUnit;
/** The piles west of the board, in its pixels. */
export const PILES = { x: -972, y: 400, across: 350 };
/** The supply: between the log and the own line on a small screen. */
const TRAY_Y = 1530;
/** A piece on a mat stands in a ring of 54 pixels of the mat. */
export const MAT_FIGURE = 122;

/** Where a thing of a layout lies; undefined for nowhere. */
export type Placing = (this: void, thing: Thing, layout: Layout) => PieceSpot | undefined;

/** A thing at one of the places of its territory, in the order of SLOTS; undefined where it has none. */
export function onLand({ kind, at }: Thing, slot: number): PieceSpot | undefined {
  const row = PLACES[at];
  if (slot < 0 || 2 * slot >= row.length) return undefined;
  return onBoard(row[2 * slot], row[2 * slot + 1], kind === "shield" ? SHIELD : FIGURE);
}

/** The marker of the round: the rounds begin anew at the track's end. */
export function onRound({ count }: Thing): PieceSpot {
  const before = count - 1;
  const round = ROUND_SPOTS[before % ROUND_SPOTS.length];
  return onBoard(round[0], round[1], FIGURE);
}

export function onTray({ at }: Thing): PieceSpot {
  const { x, y } = trayPlace(at, TRAY_Y);
  return onBoard(x, y, 2 * FIGURE);
}

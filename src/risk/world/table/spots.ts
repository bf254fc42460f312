import { besideHand, onBoard, onPoint, rowOf, type Row } from "../../../session/scene/row";
import type { PieceSpot } from "../../../session/scene/pieces";
import type { Layout, Thing } from "../../../session/scene/thing";
import { trayPlace } from "../../by-hand";
import { SIZE } from "../board";
import { PICTURE } from "../picture";
import { PLACES, SLOTS } from "../places.data";

/** Groups of a layout: the territories, then the seats, and what else there is. */
export const SEAT_GROUP = SIZE;

/** Board pixels across: shields, cards of the piles. A figure is drawn at its own size. */
const SHIELD = 80;
const PILE_CARD = 210;
export const FIGURE = PICTURE.pixelsPerUnit;
/** The piles west of the board, in its pixels. */
const PILES = { x: -972, y: 400, across: 350 };
/** The supply: the board of the world is lower than Europe's, and so its mats lie further north on it. */
const TRAY_Y = 1200;
/** Armies that are still to be placed: mat pixels. */
const RESERVE = 185;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place of a territory by its name; undefined where it has none. */
export function slotOf(place: string, t: number): Point | undefined {
  const slot = SLOTS.findIndex((id) => id === place);
  const places = PLACES[t];
  return slot < 0 || 2 * slot >= places.length ? undefined : { x: places[2 * slot], y: places[2 * slot + 1] };
}

/** What games on this board have alike: pieces of armies, shields, the supply, the piles, the hand; `last` is the kind after all others in a hand. */
export function commonSpot(thing: Thing, layout: Layout, last: string): PieceSpot | undefined {
  switch (thing.place) {
    case "land":
      return onLand(thing);
    case "tray": {
      const { x, y } = trayPlace(thing.at, TRAY_Y);
      return onBoard(x, y, 2 * FIGURE);
    }
    case "pile":
      return onBoard(PILES.x + thing.at * PILES.across, PILES.y, PILE_CARD);
    case "hand":
      return besideHand(thing, rowOfSeat(thing, layout), last);
    default:
      return undefined;
  }
}

/** Pieces of armies have the places of their faces, shields their own. */
function onLand({ kind, face, at }: Thing): PieceSpot | undefined {
  return inSlot(kind === "unit" ? face : kind, at, kind === "shield" ? SHIELD : FIGURE);
}

/** On a place of a territory, by its name; undefined where it has none. */
export function inSlot(place: string, t: number, width: number): PieceSpot | undefined {
  const slot = slotOf(place, t);
  return slot === undefined ? undefined : onBoard(slot.x, slot.y, width);
}

/** Where things lie on every mat of this board. */
interface MatPlaces {
  readonly reserve: Point;
  readonly turn: Point & { readonly size: number };
}

/** Armies still to place, and the sign of the turn, on a mat with these places; undefined for anything else. */
export function onMatOfAll({ kind }: Thing, { reserve, turn }: MatPlaces): PieceSpot | undefined {
  if (kind === "turn") return onPoint(turn, turn.size);
  return kind === "reserve" ? onPoint(reserve, RESERVE) : undefined;
}

/** Where a thing stands among those of its seat. */
export function rowOfSeat(thing: Thing, { groups }: Layout): Row {
  return rowOf(thing, groups[SEAT_GROUP + thing.at]);
}

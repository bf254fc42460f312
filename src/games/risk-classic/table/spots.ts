import { trayPlace } from "../../../risk/by-hand";
import { SET_SPOTS } from "../../../risk/world/marks.data";
import { PICTURE } from "../../../risk/world/picture";
import { PLACES, SLOTS } from "../../../risk/world/places.data";
import { besideHand, fanned, onPoint, rowOf, type Row } from "../../../session/scene/row";
import type { PieceSpot } from "../../../session/scene/pieces";
import type { Layout, Thing } from "../../../session/scene/thing";
import { SEAT_GROUP } from "./layout";
import { MAT } from "./mat";

/** Board pixels across: shields, cards of the piles. A figure is drawn at its own size. */
const SHIELD = 80;
const SET = 96;
const PILE_CARD = 210;
const FIGURE = PICTURE.pixelsPerUnit;
/** The piles west of the board, in its pixels. */
const PILES = { x: -972, y: 400, across: 350 };
/** The supply: the board of the world is lower than Europe's, and so its mats lie further north on it. */
const TRAY_Y = 1200;
/** Armies that are still to be placed: mat pixels. */
const RESERVE = 185;

/** Where a thing of a layout lies. */
export function spotOf(thing: Thing, layout: Layout): PieceSpot | undefined {
  switch (thing.place) {
    case "land":
      return onLand(thing);
    case "tray": {
      const { x, y } = trayPlace(thing.at, TRAY_Y);
      return onBoard(x, y, 2 * FIGURE);
    }
    case "track":
      return onLadder(thing);
    case "pile":
      return onBoard(PILES.x + thing.at * PILES.across, PILES.y, PILE_CARD);
    case "mat":
      return onMat(thing, layout);
    case "hand":
      return besideHand(thing, row(thing, layout), "mission");
    default:
      return undefined;
  }
}

function onBoard(x: number, y: number, width: number): PieceSpot {
  return { on: "board", x, y, width, layer: 0 };
}

/** Pieces have the places of their faces, all else that of its kind. */
function onLand({ kind, face, at }: Thing): PieceSpot | undefined {
  const place = kind === "unit" ? face : kind === "headquarters" ? "capital" : kind;
  const slot = SLOTS.findIndex((id) => id === place);
  const places = PLACES[at];
  if (slot < 0 || 2 * slot >= places.length) return undefined;
  return onBoard(places[2 * slot], places[2 * slot + 1], kind === "shield" ? SHIELD : FIGURE);
}

/** What the next set brings, on the ladder along the board's edge; beyond its end the last step is for all. */
function onLadder({ count }: Thing): PieceSpot {
  let spot: readonly number[] = SET_SPOTS[0];
  for (const step of SET_SPOTS) if (step[0] <= count) spot = step;
  return onBoard(spot[1], spot[2], SET);
}

function onMat(thing: Thing, layout: Layout): PieceSpot {
  const { mission, reserve, turn } = MAT.places;
  if (thing.kind === "turn") return onPoint(turn, turn.size);
  if (thing.kind === "reserve") return onPoint(reserve, RESERVE);
  return fanned(mission, row(thing, layout));
}

function row(thing: Thing, { groups }: Layout): Row {
  return rowOf(thing, groups[SEAT_GROUP + thing.at]);
}
